import type { Charge } from './purchase.ts'
import type { DisputeSnapshot } from './snapshot.ts'

/** A dispute that was won may still be lost on appeal, but never the other way round. */
const stateOrder: readonly DisputeSnapshot['state'][] = ['open', 'won', 'lost']

const earlier = (a: Date | null, b: Date | null): Date | null => {
  if (a === null || b === null) return a ?? b
  return a <= b ? a : b
}

function mergeDispute(a: DisputeSnapshot, b: DisputeSnapshot): DisputeSnapshot {
  const [older, newer] = stateOrder.indexOf(a.state) <= stateOrder.indexOf(b.state) ? [a, b] : [b, a]
  return {
    ...older,
    ...newer,
    openedAt: earlier(a.openedAt, b.openedAt) ?? a.openedAt,
    takenAt: earlier(a.takenAt, b.takenAt),
    // A dispute that is lost in the end returned nothing.
    returnedAt: newer.state === 'lost' ? newer.returnedAt : earlier(a.returnedAt, b.returnedAt),
  }
}

/** Merges the known disputes of a charge with those of a snapshot, whatever the order of snapshots. */
export function mergeDisputes(
  known: readonly DisputeSnapshot[],
  snapshots: readonly DisputeSnapshot[],
): readonly DisputeSnapshot[] {
  const merged = new Map(known.map((dispute) => [dispute.ref, dispute]))
  for (const dispute of snapshots) {
    const before = merged.get(dispute.ref)
    merged.set(dispute.ref, before === undefined ? dispute : mergeDispute(before, dispute))
  }
  return [...merged.values()].sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime() || (a.ref < b.ref ? -1 : 1))
}

type Disputed = { readonly disputes: readonly Pick<DisputeSnapshot, 'state'>[] }

/** Whether a bank holds a payment or has returned it to the customer. */
export const isAtBank = ({ disputes }: Disputed): boolean => disputes.some(({ state }) => state !== 'won')

/** Whether a bank has yet to decide about a payment. */
export const isBeingDisputed = ({ disputes }: Disputed): boolean => disputes.some(({ state }) => state === 'open')

/** The state of a charge's disputes as a whole: open, lost and won count in this order; null if it has none. */
export function disputeStateOf({ disputes }: Pick<Charge, 'disputes'>): DisputeSnapshot['state'] | null {
  const states = disputes.map(({ state }) => state)
  return (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null
}
