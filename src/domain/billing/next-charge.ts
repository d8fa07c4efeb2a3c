import { agreedRenewal } from './agreed-price.ts'
import type { Money } from './money.ts'
import { awaitsYes } from './price-proposal.ts'
import type { Purchase } from './purchase.ts'
import { liveSubscriptionStates } from './subscription.ts'

export type NextCharge = { readonly amount: Money; readonly on: Date }
type Facts = Pick<Purchase, 'agreement' | 'subscription' | 'proposal'>

function renewalIn({ agreement, subscription }: Facts): NextCharge | null {
  if (subscription === null || !liveSubscriptionStates.includes(subscription.state)) return null
  const { cancelAtPeriodEnd, period, nextAmount } = subscription
  if (cancelAtPeriodEnd || period === null) return null
  const agreed = agreedRenewal(agreement, period.end)
  // What its provider is about to take is the truth, also where it should be less; a price that was agreed to a moment
  // ago may not have got there yet.
  const isMore = nextAmount !== null && nextAmount.currency === agreed.currency && nextAmount.minor > agreed.minor
  return { amount: isMore ? nextAmount : agreed, on: period.end }
}

/** The next charge of a subscription; null where none will come, or none without a yes to a new price. */
export const nextCharge = (facts: Facts): NextCharge | null => (awaitsYes(facts) ? null : renewalIn(facts))

/** The next charge as its owner would have to agree to it; null where nothing is asked. */
export function chargeIfAgreed(facts: Facts): NextCharge | null {
  const next = awaitsYes(facts) ? renewalIn(facts) : null
  return next === null || facts.proposal === null ? null : { ...next, amount: facts.proposal.after }
}
