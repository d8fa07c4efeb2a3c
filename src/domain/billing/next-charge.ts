import { MS_PER_DAY } from '#domain/time.ts'
import { agreedDays, agreedRenewal, awaitsYes } from './agreed-price.ts'
import { GRACE_DAYS } from './entitlements.ts'
import type { Money } from './money.ts'
import type { Purchase } from './purchase.ts'
import type { Period } from './snapshot.ts'
import { isLive } from './subscription.ts'

export type NextCharge = {
  readonly amount: Money
  readonly on: Date
  /** Days of the period that it pays for. */
  readonly days: number
}
type Facts = Pick<Purchase, 'agreement' | 'subscription' | 'proposal'>

function renewalIn({ agreement, subscription }: Facts): NextCharge | null {
  if (subscription === null || !isLive(subscription)) return null
  const { cancelAtPeriodEnd, period, nextAmount } = subscription
  if (cancelAtPeriodEnd || period === null) return null
  const agreed = agreedRenewal(agreement, period.end)
  // Where the provider is about to take more than was agreed, that is shown, since it is what will be charged. A lower
  // figure is not: a raise that was agreed to a moment ago may not have reached it yet.
  const isMore = nextAmount !== null && nextAmount.currency === agreed.currency && nextAmount.minor > agreed.minor
  return { amount: isMore ? nextAmount : agreed, on: period.end, days: agreedDays(agreement, period.end) }
}

/** The next charge of a subscription; null where none will come, or none without a yes to a new price. */
export const nextCharge = (facts: Facts): NextCharge | null => (awaitsYes(facts) ? null : renewalIn(facts))

/** The next charge as its owner would have to agree to it; null where nothing is asked. */
export function chargeIfAgreed(facts: Facts): NextCharge | null {
  const next = awaitsYes(facts) ? renewalIn(facts) : null
  return next === null || facts.proposal === null ? null : { ...next, amount: facts.proposal.after }
}

/** A renewal that was not paid. */
export type Owed = {
  readonly amount: Money
  readonly period: Period
  /** It waits for its owner's yes at the bank; another card is not what is missing. */
  readonly isToApprove: boolean
  /** When it is tried again; null where it will not be, or its provider does not tell. */
  readonly nextTryAt: Date | null
  /** Unless it is paid by then, the subscription ends and nothing more is tried. */
  readonly endsAt: Date
}

/** What is owed at a time; null where nothing is. */
export function owedOf({ subscription, charges }: Pick<Purchase, 'subscription' | 'charges'>, now: Date): Owed | null {
  if (subscription === null || (subscription.state !== 'past_due' && subscription.state !== 'unpaid')) return null
  const open = charges.find(({ kind, state }) => kind === 'renewal' && state !== 'succeeded' && state !== 'void')
  const { pastDueSince, nextTryAt } = subscription
  if (open === undefined || pastDueSince === null) return null
  const endsAt = new Date(pastDueSince.getTime() + GRACE_DAYS * MS_PER_DAY)
  const isTried = nextTryAt !== null && now < nextTryAt && nextTryAt <= endsAt && !subscription.cancelAtPeriodEnd
  return {
    amount: open.amount,
    period: open.period,
    isToApprove: open.state === 'requires_action',
    nextTryAt: isTried ? nextTryAt : null,
    endsAt,
  }
}
