import type { Selectable, Transaction } from 'kysely'
import { type PaymentSnapshot, reduceOrder } from '#domain/billing/order.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Orders } from '#server/db/tables/orders.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Services } from '#server/http/services.ts'
import { orderMail } from '#server/mail/order-mail.ts'
import { postMail } from '#server/mail/post-mail.ts'
import type { Attempt, Standing } from '#server/orders/attempt.ts'
import { lockLead } from '#server/orders/lock-lead.ts'
import { standingOf } from '#server/orders/standing.ts'

const MS_PER_DAY = 86_400_000

/**
 * The one function that turns what the provider says into what is true here: the attempt, the order, the access and the
 * receipt, in one transaction. Hearing the same twice changes nothing.
 */
export async function settleOrder(services: Services, attempt: Attempt, said: PaymentSnapshot): Promise<Standing> {
  return inTransaction(services.db, async (trx) => {
    await lockLead(trx, attempt.leadId)
    const before = await standingOf(trx, attempt)
    if (before.payment === 'succeeded' || before.payment === 'declined') return before
    const now = services.now()
    const state = reduceOrder(before.state, said)
    await keepPayment(trx, attempt, said, now)
    const isPaidNow = state === 'paid' && before.state !== 'paid'
    if (isPaidNow) await becomePaid(trx, services, attempt, now)
    else await ordersOf(trx, attempt).set({ state }).execute()
    return { state, reason: said.kind === 'declined' ? said.reason : null }
  })
}

const ordersOf = (trx: Transaction<Schema>, { leadId, orderId }: Attempt) =>
  trx.updateTable('orders').where('lead_id', '=', leadId).where('id', '=', orderId)

async function keepPayment(trx: Transaction<Schema>, attempt: Attempt, said: PaymentSnapshot, now: Date) {
  await trx
    .updateTable('payments')
    .set({
      state: said.kind,
      reference: said.reference,
      reason: said.kind === 'declined' ? said.reason : null,
      settled_at: said.kind === 'pending' ? null : now,
    })
    .where('lead_id', '=', attempt.leadId)
    .where('order_id', '=', attempt.orderId)
    .where('attempt', '=', attempt.attempt)
    .execute()
}

async function becomePaid(trx: Transaction<Schema>, { jobs }: Services, attempt: Attempt, now: Date) {
  const { leadId } = attempt
  const order = await trx
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .selectAll('orders')
    .select('leads.email')
    .where('orders.lead_id', '=', leadId)
    .where('orders.id', '=', attempt.orderId)
    .executeTakeFirstOrThrow()
  const accessUntil = new Date(now.getTime() + order.first_days * MS_PER_DAY)
  await ordersOf(trx, attempt).set({ state: 'paid', paid_at: now, access_until: accessUntil }).execute()
  const letter = orderMail({
    orderId: order.id,
    terms: termsOf(order),
    paidAt: now,
    accessUntil,
    sandbox: !order.livemode,
  })
  await postMail(trx, jobs, { leadId, recipient: order.email, letter, now })
}

const termsOf = (order: Selectable<Orders>) => ({
  name: order.product_name,
  first: { minor: order.first_amount_minor, currency: order.currency },
  firstDays: order.first_days,
  renewal: { minor: order.renewal_amount_minor, currency: order.currency },
  renewalDays: order.renewal_days,
})
