export const subscriptionStates = [
  'incomplete',
  'incomplete_expired',
  /** A free trial. We sell none, but a provider may still report one. */
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * The first period, if it has its own price, and the periods after it. Independent of the state: a paid trial week is
 * active.
 */
export const subscriptionPhases = ['intro', 'regular'] as const
export type SubscriptionPhase = (typeof subscriptionPhases)[number]

export const subscriptionTransitions: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  incomplete: ['trialing', 'active', 'incomplete_expired', 'canceled'],
  trialing: ['active', 'past_due', 'canceled'],
  active: ['past_due', 'unpaid', 'canceled'],
  past_due: ['active', 'unpaid', 'canceled'],
  unpaid: ['active', 'canceled'],
  // Final. A customer who comes back buys again, without a second first-period price.
  incomplete_expired: [],
  canceled: [],
}

/** States in which a renewal may still come; a person has at most one subscription in such a state. */
export const liveSubscriptionStates: readonly SubscriptionState[] = ['trialing', 'active', 'past_due', 'unpaid']

/** Whether a renewal may still come. */
export const isLive = ({ state }: { readonly state: SubscriptionState }): boolean =>
  liveSubscriptionStates.includes(state)

export const endReasons = [
  'canceled_by_customer',
  'canceled_by_support',
  'withdrawn',
  'refunded',
  'disputed',
  'payment_failed',
  'never_paid',
  /** A higher price was announced, and the customer did not consent. */
  'price_not_agreed',
  'erased',
] as const
export type EndReason = (typeof endReasons)[number]

/**
 * The shortest path from one state to another through the allowed transitions, without the first state; it passes
 * through states that were missed between two snapshots. Null if there is no path.
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
