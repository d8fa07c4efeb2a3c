import type { SubscriptionView } from '#domain/api/subscription.ts'

/** The status of a subscription as shown to its owner. */
export type SubscriptionStatus =
  /** Not paid yet. */
  | 'unpaid_order'
  /** In a first period at its own price, which renews at the regular price. */
  | 'intro'
  | 'renewing'
  /** Nothing is charged until a day; it may still be open until the end of the paid days. */
  | 'paused'
  /** It renews only if its owner agrees to a new price. */
  | 'asked'
  /** It ends because its owner has not agreed to a new price. */
  | 'lapsing'
  /** Canceled, but open until the end of the period that was paid for. */
  | 'ending'
  /** A payment did not go through. */
  | 'owing'
  | 'disputed'
  | 'over'

type Facts = Pick<
  SubscriptionView,
  'state' | 'phase' | 'cancelAtPeriodEnd' | 'payments' | 'accessUntil' | 'endsBecause' | 'priceChange' | 'pause'
>

/** Whether one of its payments is disputed at a bank. */
export const hasDispute = ({ payments }: Pick<SubscriptionView, 'payments'>): boolean =>
  payments.some(({ state }) => state === 'disputed')

export function subscriptionStatusOf(facts: Facts): SubscriptionStatus {
  const { state, phase, cancelAtPeriodEnd, accessUntil, endsBecause, priceChange, pause } = facts
  const ending = endsBecause === 'price_not_agreed' ? 'lapsing' : 'ending'
  const isDisputed = hasDispute(facts) && endsBecause !== 'withdrawn'
  // After a dispute the owner has to know why the plan is closed, not just that it is.
  const end = isDisputed ? 'disputed' : 'over'
  if (state === 'incomplete') return 'unpaid_order'
  // Some providers cannot cancel at the end of a period: they cancel at once, and the period that was paid for stays open.
  if (state === 'canceled') return accessUntil === null ? end : ending
  if (state === 'incomplete_expired') return 'over'
  if (isDisputed) return 'disputed'
  // Without access there is nothing left to keep, for example after a refund: it is over now.
  if (cancelAtPeriodEnd) return accessUntil === null ? 'over' : ending
  if (state === 'past_due' || state === 'unpaid') return 'owing'
  if (priceChange !== null && priceChange.state !== 'agreed') return 'asked'
  if (pause !== undefined) return 'paused'
  return phase === 'intro' ? 'intro' : 'renewing'
}

/**
 * The end of the period that was paid for: the day of the next renewal, if there is one. If a renewal is owed, its period
 * is not paid for, and access lasts only for the days of grace.
 */
export function paidUntil({ state, renewal, renewalIfResumed, priceChange, accessUntil, pause }: SubscriptionView) {
  if (pause !== undefined) return accessUntil
  if (state === 'past_due' || state === 'unpaid') return accessUntil
  const asked = priceChange === null || priceChange.state === 'agreed' ? null : priceChange.from
  return renewal?.on ?? renewalIfResumed?.on ?? asked ?? accessUntil
}

/** Whether a renewal may still be charged, so that there is something to cancel. */
export const isCancellable = (status: SubscriptionStatus): boolean =>
  status === 'intro' || status === 'renewing' || status === 'paused' || status === 'asked' || status === 'owing'
