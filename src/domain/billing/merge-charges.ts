import type { Charge, Purchase } from './purchase.ts'
import type { ChargeSnapshot, DisputeSnapshot } from './snapshot.ts'

/** Taken money stays taken and a void charge stays void; anything else goes by who spoke last. */
const weight: Readonly<Record<ChargeSnapshot['state'], number>> = {
  pending: 0,
  requires_action: 0,
  declined: 0,
  void: 1,
  succeeded: 2,
}
const tieOrder: readonly ChargeSnapshot['state'][] = ['pending', 'requires_action', 'declined', 'void', 'succeeded']

const byNews = (a: Charge, b: Charge): number =>
  weight[a.state] - weight[b.state] ||
  a.at.getTime() - b.at.getTime() ||
  tieOrder.indexOf(a.state) - tieOrder.indexOf(b.state)

const disputeOrder: readonly DisputeSnapshot['state'][] = ['open', 'won', 'lost']

function laterDispute(a: DisputeSnapshot | null, b: DisputeSnapshot | null): DisputeSnapshot | null {
  if (a === null || b === null) return a ?? b
  return disputeOrder.indexOf(a.state) >= disputeOrder.indexOf(b.state) ? a : b
}

function chargeFrom({ refunds: _, ...charge }: ChargeSnapshot): Charge {
  return { ...charge, isDuplicate: false }
}

/**
 * The charges known before together with those of a snapshot. The result does not depend on the order in which
 * snapshots come, nor on how often.
 */
export function mergeCharges(known: Purchase['charges'], told: readonly ChargeSnapshot[]): readonly Charge[] {
  const merged = new Map(known.map((charge) => [charge.ref, charge]))
  for (const snapshot of told) {
    const charge = chargeFrom(snapshot)
    const before = merged.get(charge.ref)
    if (before === undefined) {
      merged.set(charge.ref, charge)
      continue
    }
    const winner = byNews(before, charge) > 0 ? before : charge
    merged.set(charge.ref, { ...winner, dispute: laterDispute(before.dispute, charge.dispute) })
  }
  return [...merged.values()].sort(
    (a, b) => a.period.start.getTime() - b.period.start.getTime() || (a.ref < b.ref ? -1 : 1),
  )
}
