import { isAtBank } from './disputes.ts'
import { isAsAgreed } from './entitlements.ts'
import { isWhollyRefunded, refundedMinor } from './merge-refunds.ts'
import { type OrderState, orderTransitions, settledOrderStates } from './order.ts'
import type { Purchase } from './purchase.ts'

type Facts = Pick<Purchase, 'agreement' | 'subscription' | 'charges' | 'refunds'>

/** The state of the order according to the charges of the first period. */
function stateByCharges(facts: Facts): OrderState {
  const first = facts.charges.filter(({ kind, isDuplicate }) => kind === 'initial' && !isDuplicate)
  const paid = first.find((charge) => charge.state === 'succeeded' && isAsAgreed(charge, facts))
  if (paid !== undefined) {
    if (isAtBank(paid)) return 'disputed'
    if (isWhollyRefunded(paid, facts.refunds)) return 'refunded'
    return refundedMinor(paid, facts.refunds) > 0 ? 'partially_refunded' : 'paid'
  }
  const state = facts.subscription?.state
  if (state === 'incomplete_expired' || state === 'canceled') return 'expired'
  if (first.some((charge) => charge.state === 'requires_action')) return 'requires_action'
  return first.some((charge) => charge.state === 'pending') ? 'processing' : 'awaiting_payment'
}

/**
 * The states through which an order moves to match its charges; empty if it is there already, or the transition is not
 * allowed.
 */
export function orderSteps(order: OrderState, facts: Facts): readonly OrderState[] {
  const said = stateByCharges(facts)
  if (said === order) return []
  // Money that was paid and refunded between two fetches still passes through `paid`.
  const isSettledAtOnce = settledOrderStates.includes(said) && !settledOrderStates.includes(order) && said !== 'paid'
  const steps: readonly OrderState[] = isSettledAtOnce ? ['paid', said] : [said]
  const [next] = steps
  return next !== undefined && orderTransitions[order].includes(next) ? steps : []
}
