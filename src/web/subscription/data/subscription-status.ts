import type { SubscriptionView } from '#domain/api/subscription.ts'

/** How a subscription stands, as its owner would say it. */
export type SubscriptionStatus =
  /** Not paid yet. */
  | 'unpaid_order'
  /** A first period at a price of its own, which renews at the regular one. */
  | 'intro'
  | 'renewing'
  /** It renews only if its owner agrees to a new price. */
  | 'asked'
  /** It ends because its owner did not. */
  | 'lapsing'
  /** Canceled, and open until the end of what was paid for. */
  | 'ending'
  /** A payment did not go through. */
  | 'owing'
  | 'disputed'
  | 'over'

type Facts = Pick<
  SubscriptionView,
  'state' | 'phase' | 'cancelAtPeriodEnd' | 'payments' | 'accessUntil' | 'endsBecause' | 'priceChange'
>

/** Whether a bank has one of its payments. */
export const hasDispute = ({ payments }: Pick<SubscriptionView, 'payments'>): boolean =>
  payments.some(({ state }) => state === 'disputed')

export function subscriptionStatusOf(facts: Facts): SubscriptionStatus {
  const { state, phase, cancelAtPeriodEnd, accessUntil, endsBecause, priceChange } = facts
  const ending = endsBecause === 'price_not_agreed' ? 'lapsing' : 'ending'
  const isDisputed = hasDispute(facts) && endsBecause !== 'withdrawn'
  // A dispute ends it, and that the plan is closed for that is what its owner has to know.
  const end = isDisputed ? 'disputed' : 'over'
  if (state === 'incomplete') return 'unpaid_order'
  // Some providers cannot end at the period's end: they end at once, and what was paid for stays open.
  if (state === 'canceled') return accessUntil === null ? end : ending
  if (state === 'incomplete_expired') return 'over'
  if (isDisputed) return 'disputed'
  // Without access there is nothing left to keep: it ends now, as after a payment went back.
  if (cancelAtPeriodEnd) return accessUntil === null ? 'over' : ending
  if (state === 'past_due' || state === 'unpaid') return 'owing'
  if (priceChange !== null && priceChange.state !== 'agreed') return 'asked'
  return phase === 'intro' ? 'intro' : 'renewing'
}

/**
 * Until when what was paid for lasts: the day of the renewal where one is to come. Where a renewal is owed its period is
 * not paid for, and only the days of grace are left.
 */
export function paidUntil({ state, renewal, renewalIfResumed, priceChange, accessUntil }: SubscriptionView) {
  if (state === 'past_due' || state === 'unpaid') return accessUntil
  const asked = priceChange === null || priceChange.state === 'agreed' ? null : priceChange.from
  return renewal?.on ?? renewalIfResumed?.on ?? asked ?? accessUntil
}

/** Whether a renewal may still come, so that there is something to cancel. */
export const isCancellable = (status: SubscriptionStatus): boolean =>
  status === 'intro' || status === 'renewing' || status === 'asked' || status === 'owing'
