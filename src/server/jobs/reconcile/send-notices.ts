import { type NoticeKind, noticesDue } from '#domain/billing/notices.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { markPriceChangeAnnounced } from '#server/purchases/price-changes.ts'
import { enqueuePurchaseEmail, type PurchaseEmailContext } from '#server/purchases/purchase-emails.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { tellHouseholdOfUnpaid } from '#server/purchases/tell-of-unpaid.ts'
import type { Services } from '#server/services.ts'

/**
 * Sends the notices that are due, each once, even if several processes run it at the same time. One that fails keeps
 * back no other. Returns how many were sent.
 * @throws an Error that counts those that failed, once all others were handled
 */
export async function sendNotices(
  services: Services,
  log: Pick<Log, 'error'>,
  deadline: Deadline = noDeadline,
): Promise<number> {
  let sent = 0
  const failed: string[] = []
  while (!deadline.isOver()) {
    const tried: string[] = []
    try {
      const found = await inTransaction(services.db, (trx) => sendNext(services, trx, { failed, tried }))
      if (found === 'none') break
      if (found === 'sent') sent++
    } catch (error) {
      if (tried.length === 0) throw error
      failed.push(...tried)
      log.error({ error: describeError(error) }, 'a notice could not be sent')
    }
  }
  if (failed.length > 0) throw new Error(`The notices of ${failed.length} subscriptions could not be sent.`)
  return sent
}

type Turn = {
  /** Subscriptions whose notices are left out in this run. */
  readonly failed: readonly string[]
  /** Receives the subscription whose turn it is. */
  readonly tried: string[]
}

type Notice = {
  readonly lead_id: string
  readonly subscription_id: string
  readonly order_id: string
  readonly kind: NoticeKind
  readonly period: string
}

/**
 * The first notice that is due and whose lead is not locked. A notice waits while its subscription is being changed,
 * since that may change its content. The lead is locked first and the notice afterwards, which is the lock order of
 * everything that changes a purchase.
 */
async function nextDueNotice(trx: Trx, now: Date, { failed }: Turn): Promise<Notice | null> {
  const notice = await trx
    .selectFrom('scheduled_notices')
    .innerJoin('subscriptions', 'subscriptions.id', 'scheduled_notices.subscription_id')
    .innerJoin('leads', 'leads.id', 'scheduled_notices.lead_id')
    .select(['scheduled_notices.lead_id', 'subscription_id', 'kind', 'period', 'subscriptions.order_id'])
    .where('due_at', '<=', now)
    .where('sent_at', 'is', null)
    .where('subscriptions.intent', 'is', null)
    .$if(failed.length > 0, (notices) => notices.where('subscription_id', 'not in', failed))
    .orderBy('due_at')
    .limit(1)
    .forUpdate('leads')
    .skipLocked()
    .executeTakeFirst()
  return notice ?? null
}

/** Whether a notice is still unsent: another process may have sent it before its lead was locked here. */
async function isUnsent(trx: Trx, { lead_id, subscription_id, kind, period }: Notice): Promise<boolean> {
  const waiting = await trx
    .selectFrom('scheduled_notices')
    .select('kind')
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return waiting !== undefined
}

async function sendNext(services: Services, trx: Trx, turn: Turn): Promise<'sent' | 'obsolete' | 'none'> {
  const now = services.now()
  const notice = await nextDueNotice(trx, now, turn)
  if (notice === null) return 'none'
  const { lead_id, subscription_id, kind, period, order_id } = notice
  turn.tried.splice(0, Infinity, subscription_id)
  if (!(await isUnsent(trx, notice))) return 'obsolete'
  const { order, purchase, subscription } = await readPurchase(trx, lead_id, order_id)
  // A change began before the lead was locked here.
  if (subscription !== null && subscription.intent !== null) return 'obsolete'
  const isDue = noticesDue(purchase, now).some((due) => due.kind === kind && due.period === period)
  const isPrice = kind === 'price_change'
  const holds =
    isDue && (!isPrice || (await markPriceChangeAnnounced(trx, purchase.proposal, { lead_id, subscription_id, now })))
  if (isPrice && !holds) {
    // Too late, or withdrawn: the notice is planned again, since the customer was not notified.
    await trx
      .deleteFrom('scheduled_notices')
      .where('lead_id', '=', lead_id)
      .where('subscription_id', '=', subscription_id)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .execute()
    return 'obsolete'
  }
  if (holds) await enqueueNotice(services, trx, { order, purchase, now }, kind)
  // A notice that no longer holds counts as done: its time has passed.
  await trx
    .updateTable('scheduled_notices')
    .set({ sent_at: now })
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
  return holds ? 'sent' : 'obsolete'
}

async function enqueueNotice(
  services: Services,
  trx: Trx,
  context: PurchaseEmailContext,
  kind: NoticeKind,
): Promise<void> {
  if (kind !== 'price_change' && kind !== 'price_change_again') {
    await enqueuePurchaseEmail(trx, services, context, kind, {})
    if (kind === 'payment_failed_last') await tellHouseholdOfUnpaid(trx, services, context)
    return
  }
  const { proposal } = context.purchase
  if (proposal !== null) await enqueuePurchaseEmail(trx, services, context, kind, { price: proposal })
}
