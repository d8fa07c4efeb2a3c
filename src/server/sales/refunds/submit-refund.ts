import { MS_PER_DAY } from '#domain/time.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import type { Services } from '#server/services.ts'

const MINUTE = 60_000

/** Pauses double, from a minute to a day. */
const pauseAfter = (tries: number): number => Math.min(MINUTE * 2 ** tries, MS_PER_DAY)

/**
 * Asks the provider for a refund that was written down, and writes down what came of it. Asking again is the same
 * refund. Where there is no answer it stays to be asked for later.
 */
export async function submitRefund(services: Services, leadId: string, refundId: string): Promise<void> {
  const { db, payments } = services
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .leftJoin('disputes', 'disputes.payment_id', 'payments.id')
    .select(['refunds.amount_minor', 'refunds.currency', 'refunds.tries'])
    .select(['payments.provider_ref as chargeRef', 'payments.order_id', 'payments.provider'])
    .select(['subscriptions.provider_ref as ref', 'disputes.state as dispute'])
    .where('refunds.lead_id', '=', leadId)
    .where('refunds.id', '=', refundId)
    .where('refunds.state', '=', 'requested')
    .executeTakeFirst()
  if (row === undefined) return
  // Its bank has it in the meantime. Should the dispute be won, the job tries again.
  if (row.dispute === 'open' || row.dispute === 'lost') return giveUp(services, leadId, refundId)
  await postpone(services, leadId, refundId, row.tries)
  const provider = payments.byName(row.provider)
  const amount = { minor: row.amount_minor, currency: row.currency }
  try {
    const refund = { id: refundId, chargeRef: row.chargeRef, amount }
    const snapshot = await provider.refund(row.ref, refund, keyOf.refund(refundId))
    await applySnapshot(services, leadId, row.order_id, snapshot, 'change')
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'REFUSED') throw error
    // It may have been given back in the meantime; what is true is looked up before it counts as failed.
    const snapshot = await provider.fetch({ orderId: row.order_id, ref: row.ref })
    if (snapshot !== null) await applySnapshot(services, leadId, row.order_id, snapshot, 'change')
    await giveUp(services, leadId, refundId)
  }
}

async function giveUp({ db, now }: Services, leadId: string, refundId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'failed', settled_at: now() })
    .where('lead_id', '=', leadId)
    .where('id', '=', refundId)
    .where('state', '=', 'requested')
    .execute()
}

/** Before it is asked for, so that a process that dies meanwhile leaves it to be asked for again. */
async function postpone({ db, now }: Services, leadId: string, refundId: string, tries: number): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ tries: tries + 1, try_at: new Date(now().getTime() + pauseAfter(tries)) })
    .where('lead_id', '=', leadId)
    .where('id', '=', refundId)
    .execute()
}
