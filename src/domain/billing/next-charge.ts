import { agreedDays, agreedRenewal, awaitsYes } from './agreed-price.ts'
import { graceOf } from './grace.ts'
import type { Money } from './money.ts'
import type { Purchase } from './purchase.ts'
import type { Period } from './snapshot.ts'
import { isLive } from './subscription.ts'

export type NextCharge = {
  readonly amount: Money
  readonly on: Date
  /** Length in days of the period it pays for. */
  readonly days: number
}
type Facts = Pick<Purchase, 'agreement' | 'subscription' | 'proposal'>

function renewalIn({ agreement, subscription }: Facts): NextCharge | null {
  if (subscription === null || !isLive(subscription)) return null
  const { cancelAtPeriodEnd, period, nextAmount } = subscription
  if (cancelAtPeriodEnd || period === null) return null
  const agreed = agreedRenewal(agreement, period.end)
  // If the provider is about to take more than was agreed, that amount is shown, since it will be charged. A lower
  // amount is not shown: a raise that was agreed to a moment ago may not have reached the provider yet.
  const isMore = nextAmount !== null && nextAmount.currency === agreed.currency && nextAmount.minor > agreed.minor
  return { amount: isMore ? nextAmount : agreed, on: period.end, days: agreedDays(agreement, period.end) }
}

/** The next charge of a subscription; null if none will come, or none without consent to a new price. */
export const nextCharge = (facts: Facts): NextCharge | null => (awaitsYes(facts) ? null : renewalIn(facts))

/** The next charge as the customer would have to agree to it; null if no consent is needed. */
export function chargeIfAgreed(facts: Facts): NextCharge | null {
  const next = awaitsYes(facts) ? renewalIn(facts) : null
  return next === null || facts.proposal === null ? null : { ...next, amount: facts.proposal.after }
}

/** A renewal that was not paid. */
export type Owed = {
  readonly amount: Money
  readonly period: Period
  /** It waits for the customer's approval at the bank; another card would not help. */
  readonly isToApprove: boolean
  /** When the provider tries it again; null if it will not, or does not say. */
  readonly nextTryAt: Date | null
  /** Whether it can be collected at once. Until the end it is then also tried every day. */
  readonly canPayNow: boolean
  /** The last day on which it can be paid, to its end. After that the subscription ends and no further attempt is made. */
  readonly endsAt: Date
}

/** What is owed at a time; null if nothing is. */
export function owedOf(
  { agreement, subscription, charges }: Pick<Purchase, 'agreement' | 'subscription' | 'charges'>,
  now: Date,
): Owed | null {
  if (subscription === null || (subscription.state !== 'past_due' && subscription.state !== 'unpaid')) return null
  const open = charges.find(({ kind, state }) => kind === 'renewal' && state !== 'succeeded' && state !== 'void')
  const { pastDueSince, nextTryAt, collectable } = subscription
  if (open === undefined || pastDueSince === null) return null
  const { lastDay, closesAt } = graceOf(agreement.provider, pastDueSince)
  const isTried = nextTryAt !== null && now < nextTryAt && nextTryAt < closesAt && !subscription.cancelAtPeriodEnd
  // Part of it is not collected: only a whole period can be granted.
  const isEnough = collectable?.currency === open.amount.currency && collectable.minor >= open.amount.minor
  return {
    amount: open.amount,
    period: open.period,
    isToApprove: open.state === 'requires_action',
    nextTryAt: isTried ? nextTryAt : null,
    canPayNow: isEnough && open.state === 'declined',
    endsAt: lastDay,
  }
}
