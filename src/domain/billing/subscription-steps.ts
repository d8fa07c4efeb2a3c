import { type SubscriptionState, subscriptionTransitions } from './subscription.ts'

/**
 * The shortest way from one state to another through the transitions that exist, without the first state; what was
 * missed between two looks is walked through. Null where there is no way.
 */
export function subscriptionSteps(from: SubscriptionState, to: SubscriptionState): readonly SubscriptionState[] | null {
  const ways: (readonly SubscriptionState[])[] = [[from]]
  const seen = new Set<SubscriptionState>([from])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way.slice(1)
    for (const next of last === undefined ? [] : subscriptionTransitions[last]) {
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return null
}
