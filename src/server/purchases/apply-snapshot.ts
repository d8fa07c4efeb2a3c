import { isFrom } from '#domain/billing/agreed-price.ts'
import { isLastPaymentBack } from '#domain/billing/merge-refunds.ts'
import type { Charge, Purchase } from '#domain/billing/purchase.ts'
import { reducePurchase } from '#domain/billing/reduce-purchase.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { enqueuePurchaseReport } from '#server/collect/purchase-report.ts'
import { postEntries } from '#server/ledger/post-entries.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction, violatedIndex } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { announcePurchase } from './announce-purchase.ts'
import { markMoveApplied } from './charge-moves.ts'
import { endDisputedKeys } from './end-disputed-keys.ts'
import { followCancellation } from './follow-cancellation.ts'
import { followPlanChange, markPlanApplied } from './follow-plan-change.ts'
import { issueDocuments } from './issue-documents.ts'
import { lockLead } from './lock-lead.ts'
import { planNotices } from './plan-notices.ts'
import { enqueuePurchaseEmail, enqueuePurchaseEmails } from './purchase-emails.ts'
import { readPurchase } from './read-purchase.ts'
import { recordIntent } from './record-intent.ts'
import { refundAll } from './refunds.ts'
import { refuseUndonePlan } from './refuse-undone-plan.ts'
import { saveCharges, saveEntitlements, saveRefunds } from './save-charges.ts'
import { saveOrder } from './save-order.ts'
import { recordPayer, type SavedSubscription, saveSubscription } from './save-subscription.ts'
import type { PurchaseChange } from './stored-purchase.ts'
import { storePlace } from './tax-documents.ts'
import { tellOfMove } from './tell-of-move.ts'

/** Why a purchase was fetched. */
export type Cause = 'open' | 'look' | 'webhook' | 'job' | 'change'

/**
 * The only function that applies a provider's snapshot: order, subscription, charges, refunds, entitlements, ledger,
 * emails and notices, in one transaction. Applying it twice changes nothing. Returns the new state.
 */
export async function applySnapshot(
  services: Services,
  leadId: string,
  orderId: string,
  snapshot: PurchaseSnapshot,
  cause: Cause,
): Promise<Purchase> {
  const write = () => inTransaction(services.db, (trx) => apply(services, trx, { leadId, orderId, snapshot, cause }))
  try {
    return await write()
  } catch (error) {
    const index = violatedIndex(error)
    // Another purchase of the same customer became live at the same moment; the second try sees it.
    if (index === 'subscriptions_one_live') return write()
    throw error
  }
}

type SnapshotOfOrder = {
  readonly leadId: string
  readonly orderId: string
  readonly snapshot: PurchaseSnapshot
  readonly cause: Cause
}

async function apply(
  services: Services,
  trx: Trx,
  { leadId, orderId, snapshot, cause }: SnapshotOfOrder,
): Promise<Purchase> {
  const { email_normalised } = await lockLead(trx, leadId)
  const now = services.now()
  const before = await readPurchase(trx, leadId, orderId)
  const isPlanNews = await markPlanApplied(trx, before, snapshot, now)
  const move = await markMoveApplied(trx, before, snapshot, now)
  const stored = isPlanNews || move !== null ? await readPurchase(trx, leadId, orderId) : before
  const reduced = reducePurchase(stored.purchase, snapshot, now)
  const change = await followCancellation({
    ...{ trx, stored, after: reduced.purchase, happened: reduced.happened, now, cause },
  })
  const { after, happened } = change
  await saveOrder(change, snapshot)
  const saved = await saveSubscription(change, email_normalised)
  if (saved !== null) {
    const paymentIds = await saveCharges(change, saved.id)
    await endDisputedKeys(change)
    await saveRefunds(change, paymentIds)
    await saveEntitlements(change, paymentIds)
    await postEntries(trx, { order: stored.order, purchase: after, paymentIds, now })
    await planNotices(trx, { lead_id: leadId, id: saved.id }, after)
    await followPlanChange(change)
    await refuseUndonePlan(services, change)
    await markPriceChangeApplied(services, change)
    await recordPayer(change, saved.id, snapshot)
    for (const place of snapshot.places) await storePlace(trx, stored.order, place, now)
    await issueDocuments(services, change, paymentIds)
    await handleDisputesAndDuplicates(change, saved, paymentIds)
  }
  await enqueuePurchaseEmails(services, change)
  await announcePurchase(services, change)
  if (happened.some(({ kind }) => kind === 'first_payment'))
    await enqueuePurchaseReport(trx, services, { leadId, orderId })
  if (isPlanNews) await enqueuePurchaseEmail(trx, services, { ...stored, purchase: after, now }, 'plan_changed', {})
  if (move !== null) await tellOfMove(services, trx, { ...stored, purchase: after, now }, move)
  return after
}

/** Whether a refund of a charge failed. A job retries it a few times. */
const hasFailed = ({ refunds }: Purchase, { ref }: Charge): boolean =>
  refunds.some(({ chargeRef, state }) => chargeRef === ref && state === 'failed')

/**
 * Handles disputes and duplicates. A dispute ends the renewals, and so does a refund of the last payment. A second
 * charge for the same period is refunded, and so is a charge that came after the end. A second live subscription of one
 * customer is ended and refunded.
 */
async function handleDisputesAndDuplicates(
  change: PurchaseChange,
  saved: SavedSubscription,
  paymentIds: ReadonlyMap<string, string>,
) {
  const { trx, stored, after, happened, now } = change
  const { lead_id: leadId, id: orderId } = stored.order
  const isGoingOn = after.subscription !== null && isLive(after.subscription)
  const ours = { leadId, subscriptionId: saved.id, intent: 'cancel_now', now } as const
  const isCounted = (ref: string) => after.charges.some((charge) => charge.ref === ref && !charge.isDuplicate)
  const isDisputed = happened.some((news) => news.kind === 'disputed' && isCounted(news.chargeRef))
  const isWithdrawn = stored.purchase.endingBecause === 'withdrawn'
  // A withdrawal keeps its reason despite a later dispute, because it promises more.
  if (isGoingOn && isDisputed && !isWithdrawn) await recordIntent(trx, { ...ours, because: 'disputed' })
  // Even if it was refunded on the provider's own pages: a refunded plan is not charged again.
  const isEnding = stored.subscription?.intent === 'cancel_now' || isDisputed
  if (isGoingOn && !isEnding && isLastPaymentBack(after)) await recordIntent(trx, { ...ours, because: 'refunded' })
  const back = { leadId, because: 'duplicate', actor: 'system', now } as const
  const isNewDuplicate = saved.duplicateOf !== null && stored.subscription?.duplicate_of !== saved.duplicateOf
  const paid = { purchase: after, paymentIds }
  if (!isNewDuplicate) {
    await refundAll(trx, paid, back, (charge) => charge.isDuplicate && !hasFailed(after, charge))
    const late = happened.flatMap((news) =>
      news.kind === 'finding' && news.finding.what === 'charge_after_end' ? [news.finding.detail] : [],
    )
    await refundAll(trx, paid, { ...back, because: 'after_end' }, ({ ref }) => late.includes(ref))
    // Money that a bank leaves with us, or that arrived late, is part of what the withdrawal promised.
    const promised = { ...back, because: 'withdrawn' } as const
    if (isWithdrawn) await refundAll(trx, paid, promised, (charge) => !charge.isDuplicate && !hasFailed(after, charge))
    return
  }
  await recordIntent(trx, { ...ours, because: 'refunded' })
  await refundAll(trx, paid, back)
  await recordFinding(trx, { what: 'two_live_subscriptions', subject: saved.id, leadId, orderId, now })
}

/** Stores that the provider now charges an agreed price; a customer who consented to it gets a confirmation. */
async function markPriceChangeApplied(services: Services, { trx, stored, after, now }: PurchaseChange): Promise<void> {
  const { subscription } = stored
  const { nextAmount = null, period = null } = after.subscription ?? {}
  if (subscription === null || nextAmount === null || period === null) return
  const row = stored.priceChanges.find(
    ({ agreed_at, applied_at, after_minor, currency, applies_from }) =>
      agreed_at !== null &&
      applied_at === null &&
      after_minor === nextAmount.minor &&
      currency === nextAmount.currency &&
      isFrom(period.end, applies_from),
  )
  if (row === undefined) return
  await trx
    .updateTable('subscription_price_changes')
    .set({ applied_at: now })
    .where('lead_id', '=', row.lead_id)
    .where('subscription_id', '=', row.subscription_id)
    .where('price_id', '=', row.price_id)
    .execute()
  const { order, purchase } = await readPurchase(trx, row.lead_id, stored.order.id)
  await planNotices(trx, subscription, purchase)
  if (row.consent_id !== null) await enqueuePurchaseEmail(trx, services, { order, purchase, now }, 'price_agreed', {})
}
