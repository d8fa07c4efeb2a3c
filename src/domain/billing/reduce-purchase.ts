import { agreedFor } from './agreed-price.ts'
import { accessUntil, entitlementsFrom } from './entitlements.ts'
import { markDuplicates, mergeCharges } from './merge-charges.ts'
import { isWhollyRefunded, mergeRefunds } from './merge-refunds.ts'
import { mergeSubscription } from './merge-subscription.ts'
import { sameMoney } from './money.ts'
import { orderSteps } from './order-state.ts'
import type { Charge, Finding, Purchase, ReductionEvent } from './purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'

export type Reduction = { readonly purchase: Purchase; readonly happened: readonly ReductionEvent[] }

const finding = (what: Finding['what'], detail: string): ReductionEvent => ({
  kind: 'finding',
  finding: { what, detail },
})

/** The finding if a snapshot cannot belong to this purchase; null if it can. */
function mismatchFinding(
  { agreement, subscription, charges }: Purchase,
  snapshot: PurchaseSnapshot,
): ReductionEvent | null {
  if (snapshot.livemode !== agreement.livemode) return finding('livemode_mismatch', snapshot.ref)
  if (snapshot.orderId !== agreement.orderId) return finding('order_mismatch', snapshot.ref)
  const isSecond =
    subscription !== null && subscription.ref !== snapshot.ref && charges.some(({ state }) => state === 'succeeded')
  return isSecond ? finding('order_mismatch', snapshot.ref) : null
}

const owes = ({ state }: Charge): boolean => state === 'declined' || state === 'requires_action'

function chargeNews(before: Purchase, after: Purchase): readonly ReductionEvent[] {
  return after.charges.flatMap((charge): readonly ReductionEvent[] => {
    const old = before.charges.find(({ ref }) => ref === charge.ref)
    const news: ReductionEvent[] = []
    if (charge.isDuplicate && old?.isDuplicate !== true) news.push(finding('second_charge', charge.ref))
    if (charge.state === 'succeeded' && old?.state !== 'succeeded' && !charge.isDuplicate) {
      if (charge.kind === 'initial') news.push({ kind: 'first_payment', charge })
      else news.push({ kind: old !== undefined && owes(old) ? 'recovered' : 'renewed', charge })
      if (!sameMoney(charge.amount, agreedFor(after.agreement, charge)))
        news.push(finding('amount_mismatch', charge.ref))
      // Also checks an end from the same snapshot: if webhooks were lost, the end and the charge become known together.
      const endedAt = after.subscription?.endedAt ?? null
      if (endedAt !== null && charge.at > endedAt) news.push(finding('charge_after_end', charge.ref))
    }
    if (charge.kind === 'renewal' && owes(charge) && (old === undefined || !owes(old)))
      news.push({ kind: 'payment_failed', charge })
    // Also one that is lost when it becomes known: its webhooks may have been lost.
    const isNew = (ref: string) => old?.disputes.some((dispute) => dispute.ref === ref) !== true
    if (charge.disputes.some(({ ref, state }) => state !== 'won' && isNew(ref)))
      news.push({ kind: 'disputed', chargeRef: charge.ref })
    return news
  })
}

function refundNews(before: Purchase, after: Purchase): readonly ReductionEvent[] {
  return after.refunds.flatMap((refund): readonly ReductionEvent[] => {
    const old = before.refunds.find(({ id }) => id === refund.id)
    if (refund.state !== 'succeeded' || old?.state === 'succeeded') return []
    const charge = after.charges.find(({ ref }) => ref === refund.chargeRef)
    return [{ kind: 'refunded', refund, isWhole: charge !== undefined && isWhollyRefunded(charge, after.refunds) }]
  })
}

function subscriptionNews({ subscription: old }: Purchase, after: Purchase, now: Date): readonly ReductionEvent[] {
  const { subscription } = after
  if (subscription === null) return []
  const news: ReductionEvent[] = []
  const isOver = subscription.state === 'canceled' && old?.state !== 'canceled'
  if (isOver && subscription.endReason !== null && subscription.endReason !== 'never_paid') {
    const until = accessUntil(after.entitlements, now)
    news.push({ kind: 'ended', because: subscription.endReason, accessUntil: until })
  }
  if (subscription.state === 'canceled') return news
  const was = old?.cancelAtPeriodEnd === true
  if (subscription.cancelAtPeriodEnd && !was && subscription.period !== null)
    news.push({ kind: 'cancel_scheduled', endsAt: subscription.period.end })
  if (!subscription.cancelAtPeriodEnd && was) news.push({ kind: 'resumed' })
  return news
}

/**
 * Applies a snapshot to a purchase; returns the new purchase and the events. Snapshots may arrive late, twice or in any
 * order, and some may be lost: once the last one has been applied, the result is the same.
 */
export function reducePurchase(purchase: Purchase, snapshot: PurchaseSnapshot, now: Date): Reduction {
  const mismatch = mismatchFinding(purchase, snapshot)
  if (mismatch !== null) return { purchase, happened: [mismatch] }

  const refunds = mergeRefunds(purchase.refunds, snapshot.charges)
  const merged = mergeCharges(purchase.charges, snapshot.charges)
  const charges = markDuplicates({ ...purchase, charges: merged, refunds })
  const { subscription, steps, findings } = mergeSubscription(purchase, snapshot, charges)
  const facts = { ...purchase, charges, refunds, subscription }
  const orderWay = orderSteps(purchase.order, facts)
  const after: Purchase = {
    ...facts,
    order: orderWay.at(-1) ?? purchase.order,
    entitlements: entitlementsFrom(facts, now),
  }

  const orderNews = orderWay.map(
    (to, at): ReductionEvent => ({ kind: 'order', from: orderWay[at - 1] ?? purchase.order, to }),
  )
  const first = purchase.subscription?.ref === snapshot.ref ? purchase.subscription.state : null
  const stateNews = steps.map((to, at): ReductionEvent => ({ kind: 'subscription', from: steps[at - 1] ?? first, to }))
  return {
    purchase: after,
    happened: [
      ...orderNews,
      ...stateNews,
      ...chargeNews(purchase, after),
      ...refundNews(purchase, after),
      ...subscriptionNews(purchase, after, now),
      ...findings.map((each): ReductionEvent => ({ kind: 'finding', finding: each })),
      ...snapshot.unrecognised.map((detail) => finding('strange_state', detail)),
    ],
  }
}
