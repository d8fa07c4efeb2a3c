import type { OrderView } from '#domain/api/orders.ts'
import { nextCharge } from '#domain/billing/next-charge.ts'
import { Problem } from '#domain/problem.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { isOpen, type OrderRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'
import { resolveOrder } from './resolve-order.ts'

/** Minimum ms between two calls to a provider about one order, however many requests read it. */
const ASK_EVERY_MS = 2000

/** An order, for the holder of its secret. @throws Problem ORDER_UNKNOWN */
export async function viewOrder(services: Services, id: string, secret: string, log: Log): Promise<OrderView> {
  const order = await findOrder(services, id, secret)
  // The buyer is waiting, so the provider is asked now instead of by the next scheduled job.
  if (isOpen(order.state) && (await mayAsk(services, order))) {
    await resolveOrder(services, order.lead_id, id, 'look').catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'a provider could not be asked about an order'),
    )
  }
  return viewOf(services, order)
}

async function findOrder({ db }: Services, id: string, secret: string): Promise<OrderRow> {
  const row = await db
    .selectFrom('order_requests')
    .innerJoin('orders', 'orders.id', 'order_requests.order_id')
    .selectAll('orders')
    .where('order_requests.secret_hash', '=', hashOf(secret))
    .where('orders.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Problem('ORDER_UNKNOWN')
  return row
}

/** True for one request per interval, across all processes. */
async function mayAsk({ db, now }: Services, { lead_id, id }: OrderRow): Promise<boolean> {
  const asked = await db
    .updateTable('orders')
    .set({ asked_at: now() })
    .where('lead_id', '=', lead_id)
    .where('id', '=', id)
    .where((either) =>
      either.or([either('asked_at', 'is', null), either('asked_at', '<', new Date(now().getTime() - ASK_EVERY_MS))]),
    )
    .executeTakeFirst()
  return asked.numUpdatedRows > 0n
}

async function viewOf({ db }: Services, { lead_id, id }: OrderRow): Promise<OrderView> {
  const { order, purchase } = await readPurchase(db, lead_id, id)
  const first = purchase.charges.find(({ kind, state }) => kind === 'initial' && state === 'succeeded')
  const next = nextCharge(purchase)
  const last = await db
    .selectFrom('payment_attempts')
    .select('reason')
    .where('lead_id', '=', lead_id)
    .where('order_id', '=', id)
    .orderBy('attempt', 'desc')
    .executeTakeFirst()
  return {
    id,
    state: order.state,
    planKey: order.product_key,
    planName: order.product_name,
    amountMinor: order.first_amount_minor,
    currency: order.currency,
    paidAt: order.paid_at?.toISOString() ?? null,
    accessUntil: first?.period.end.toISOString() ?? null,
    renewal: {
      amountMinor: next?.amount.minor ?? order.renewal_amount_minor,
      days: next?.days ?? order.renewal_days,
      on: next?.on.toISOString() ?? null,
    },
    declined: last?.reason ?? null,
    sandbox: order.provider === 'sandbox',
  }
}
