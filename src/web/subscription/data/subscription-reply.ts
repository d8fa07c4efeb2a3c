import type { PaymentView, SubscriptionView } from '#domain/api/subscription.ts'
import { planKeys } from '#domain/billing/plans.ts'
import { endReasons, subscriptionPhases, subscriptionStates } from '#domain/billing/subscription.ts'
import { isCurrency, isMinor, isMoment, isMomentOrNull, isText, recordFrom } from './read-record.ts'

const isOneOf = (values: readonly string[], value: unknown): boolean => values.some((known) => known === value)
const isTruth = (value: unknown): boolean => typeof value === 'boolean'

function isRenewal(value: unknown): boolean {
  if (value === null) return true
  const renewal = recordFrom(value)
  if (renewal === null) return false
  const { amountMinor, currency, days, on } = renewal
  return isMinor(amountMinor) && isCurrency(currency) && isMinor(days) && isMoment(on)
}

const priceStates = ['asked', 'to_approve', 'agreed'] as const satisfies readonly NonNullable<
  SubscriptionView['priceChange']
>['state'][]

function isPriceChangeOrNull(value: unknown): boolean {
  if (value === null) return true
  const change = recordFrom(value)
  if (change === null) return false
  const { state, isRaise, beforeMinor, afterMinor, currency, days, from, approveUrl } = change
  return (
    isOneOf(priceStates, state) &&
    isTruth(isRaise) &&
    isMinor(beforeMinor) &&
    isMinor(afterMinor) &&
    isCurrency(currency) &&
    isMinor(days) &&
    isMoment(from) &&
    (approveUrl === null || isText(approveUrl))
  )
}

function isOwedOrNull(value: unknown): boolean {
  if (value === null) return true
  const owed = recordFrom(value)
  if (owed === null) return false
  const { amountMinor, currency, from, to, isToApprove, nextTryAt, endsAt } = owed
  return (
    [isMinor(amountMinor), isCurrency(currency), isTruth(isToApprove), isMomentOrNull(nextTryAt)].every(Boolean) &&
    [from, to, endsAt].every(isMoment)
  )
}

export function isCardOrNull(value: unknown): boolean {
  if (value === null) return true
  const card = recordFrom(value)
  return card !== null && isText(card['brand']) && isText(card['last4'])
}

const paymentStates = [
  'succeeded',
  'pending',
  'declined',
  'disputed',
] as const satisfies readonly PaymentView['state'][]

function isPayment(value: unknown): boolean {
  const payment = recordFrom(value)
  if (payment === null) return false
  const { id, kind, amountMinor, refundedMinor, currency, state, at } = payment
  return (
    isText(id) &&
    isOneOf(['initial', 'renewal'], kind) &&
    isMinor(amountMinor) &&
    isMinor(refundedMinor) &&
    isCurrency(currency) &&
    isOneOf(paymentStates, state) &&
    isMoment(at)
  )
}

/** What each field has to be. A field without a check does not compile. */
const looksRight = {
  id: isText,
  orderId: isText,
  planKey: (value) => isOneOf(planKeys, value),
  planName: isText,
  state: (value) => isOneOf(subscriptionStates, value),
  phase: (value) => isOneOf(subscriptionPhases, value),
  startedAt: isMoment,
  accessUntil: isMomentOrNull,
  renewal: isRenewal,
  owed: isOwedOrNull,
  cancelAtPeriodEnd: isTruth,
  endedAt: isMomentOrNull,
  endsBecause: (value) => value === null || isOneOf(endReasons, value),
  priceChange: isPriceChangeOrNull,
  canResume: isTruth,
  renewalIfResumed: isRenewal,
  withdrawUntil: isMomentOrNull,
  card: isCardOrNull,
  canChangeCard: isTruth,
  actionUrl: (value) => value === null || isText(value),
  payments: (value) => Array.isArray(value) && value.every(isPayment),
  sandbox: isTruth,
} satisfies Record<keyof SubscriptionView, (value: unknown) => boolean>

function isSubscription(value: unknown): value is SubscriptionView {
  const record = recordFrom(value)
  return record !== null && Object.entries(looksRight).every(([key, isRight]) => isRight(record[key]))
}

/** A foreign reply as a subscription to show; null where it is none. */
export const subscriptionFrom = (reply: unknown): SubscriptionView | null => (isSubscription(reply) ? reply : null)
