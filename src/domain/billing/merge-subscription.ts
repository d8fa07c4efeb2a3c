import { type ChargeMove, endWithMoves } from './charge-moves.ts'
import type { Charge, Finding, Purchase } from './purchase.ts'
import type { PurchaseSnapshot } from './snapshot.ts'
import { type EndReason, type SubscriptionState, subscriptionSteps } from './subscription.ts'

type Subscription = NonNullable<Purchase['subscription']>

/** Unpaid (0), live (1), ended (2). A state never goes back to a lower number, in whatever order snapshots arrive. */
const lifecycleRank: Readonly<Record<SubscriptionState, number>> = {
  incomplete: 0,
  trialing: 1,
  active: 1,
  past_due: 1,
  unpaid: 1,
  incomplete_expired: 2,
  canceled: 2,
}

const isSettled = ({ state }: Charge): boolean => state === 'succeeded' || state === 'void'

/**
 * Since when money is owed: the start of the oldest unpaid period. If the provider lists no charge for it, the end of
 * the last settled period with the free days and the pause after it. That day does not move with the time of the fetch, so the grace period does end.
 */
function pastDueSince(
  { state, fetchedAt }: PurchaseSnapshot,
  charges: readonly Charge[],
  moves: readonly ChargeMove[],
): Date | null {
  if (state !== 'past_due' && state !== 'unpaid') return null
  const owed = charges.filter((charge) => charge.kind === 'renewal' && !isSettled(charge))
  if (owed.length > 0) return new Date(Math.min(...owed.map(({ period }) => period.start.getTime())))
  const settled = charges.filter(isSettled)
  // An unknown state is also read as unpaid, and must end nothing until an operator has looked at it.
  if (state === 'unpaid' || settled.length === 0) return fetchedAt
  return endWithMoves(new Date(Math.max(...settled.map(({ period }) => period.end.getTime()))), moves)
}

/**
 * Derived from facts that no longer change after the end, so that the reason is the same whenever the end becomes
 * known.
 */
function reasonOfEnd(snapshot: PurchaseSnapshot, purchase: Purchase, charges: readonly Charge[]): EndReason | null {
  if (snapshot.state === 'incomplete_expired') return 'never_paid'
  if (snapshot.state !== 'canceled') return null
  if (purchase.endingBecause !== null) return purchase.endingBecause
  if (charges.every(({ state }) => state !== 'succeeded')) return 'never_paid'
  const last = charges.at(-1)
  return last?.kind === 'renewal' && last.state !== 'succeeded' ? 'payment_failed' : 'canceled_by_support'
}

const isNews = (before: Subscription, { state, fetchedAt }: PurchaseSnapshot): boolean =>
  lifecycleRank[state] > lifecycleRank[before.state] ||
  (lifecycleRank[state] === lifecycleRank[before.state] && fetchedAt >= before.asOf)

export type MergedSubscription = {
  readonly subscription: Subscription
  readonly steps: readonly SubscriptionState[]
  readonly findings: readonly Finding[]
}

/**
 * The subscription after a snapshot; `charges` are the charges after it. Outdated snapshots and impossible transitions
 * change nothing.
 */
export function mergeSubscription(
  purchase: Purchase,
  snapshot: PurchaseSnapshot,
  charges: readonly Charge[],
): MergedSubscription {
  const before = purchase.subscription
  // A new subscription of the same order replaces one that was never paid.
  const known = before?.ref === snapshot.ref ? before : null
  const merged: Subscription = {
    ref: snapshot.ref,
    state: snapshot.state,
    phase: snapshot.phase,
    period: snapshot.period,
    cancelAtPeriodEnd: snapshot.cancelAtPeriodEnd,
    endedAt: snapshot.endedAt,
    endReason: known?.endReason ?? reasonOfEnd(snapshot, purchase, charges),
    pastDueSince: pastDueSince(snapshot, charges, purchase.moves ?? []),
    card: snapshot.card,
    actionUrl: snapshot.actionUrl,
    nextAmount: snapshot.nextAmount,
    nextDays: snapshot.nextDays,
    nextTryAt: snapshot.nextTryAt,
    collectable: snapshot.collectable ?? null,
    asOf: snapshot.fetchedAt,
  }
  if (known === null) return { subscription: merged, steps: [snapshot.state], findings: [] }
  if (!isNews(known, snapshot)) return { subscription: known, steps: [], findings: [] }
  const steps = subscriptionSteps(known.state, snapshot.state)
  if (steps === null) {
    const detail = `${known.state} -> ${snapshot.state}`
    return { subscription: known, steps: [], findings: [{ what: 'refused_transition', detail }] }
  }
  return { subscription: merged, steps, findings: [] }
}
