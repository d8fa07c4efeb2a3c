import { mergeDisputes } from './disputes.ts'
import { isAsAgreed } from './entitlements.ts'
import type { Charge, Purchase } from './purchase.ts'
import type { ChargeSnapshot } from './snapshot.ts'

/** A succeeded charge stays succeeded and a void one stays void; among other states the later report wins. */
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

function chargeFrom({ refunds: _, ...charge }: ChargeSnapshot): Charge {
  return { ...charge, isDuplicate: false }
}

/**
 * Merges the known charges with those of a snapshot. The result does not depend on the order in which snapshots arrive,
 * nor on repetitions.
 */
export function mergeCharges(known: Purchase['charges'], snapshots: readonly ChargeSnapshot[]): readonly Charge[] {
  const merged = new Map(known.map((charge) => [charge.ref, charge]))
  for (const snapshot of snapshots) {
    const charge = chargeFrom(snapshot)
    const before = merged.get(charge.ref)
    if (before === undefined) {
      merged.set(charge.ref, charge)
      continue
    }
    const winner = byNews(before, charge) > 0 ? before : charge
    const fee = winner.fee ?? before.fee ?? charge.fee
    const disputes = mergeDisputes(before.disputes, charge.disputes)
    merged.set(charge.ref, { ...winner, ...(fee === undefined ? {} : { fee }), disputes })
  }
  return [...merged.values()].sort(
    (a, b) => a.period.start.getTime() - b.period.start.getTime() || (a.ref < b.ref ? -1 : 1),
  )
}

type Facts = Pick<Purchase, 'agreement' | 'charges' | 'refunds'>

/** Whether the whole charge has been refunded or is about to be. */
function isGivenBack({ ref, amount }: Charge, { refunds }: Facts): boolean {
  const back = refunds.filter(({ chargeRef, state }) => chargeRef === ref && state !== 'failed')
  return amount.minor > 0 && back.reduce((sum, { amount: { minor } }) => sum + minor, 0) >= amount.minor
}

/** Whether two charges are for the same days. There is only one first period. */
const isForTheSame = (a: Charge, b: Charge): boolean =>
  a.period.start.getTime() === b.period.start.getTime() || (a.kind === 'initial' && b.kind === 'initial')

/**
 * Marks the charges that came on top of one for the same days as duplicates. The one that counts is the first that
 * brought the agreed amount and was not refunded, since the operator may have refunded either of the two.
 */
export function markDuplicates(facts: Facts): readonly Charge[] {
  const rank = (charge: Charge): number => (isGivenBack(charge, facts) ? 2 : 0) + (isAsAgreed(charge, facts) ? 0 : 1)
  const paid = facts.charges
    .filter(({ state }) => state === 'succeeded')
    .toSorted((a, b) => rank(a) - rank(b) || a.at.getTime() - b.at.getTime() || (a.ref < b.ref ? -1 : 1))
  const counted: Charge[] = []
  for (const charge of paid) if (!counted.some((other) => isForTheSame(charge, other))) counted.push(charge)
  return facts.charges.map((charge) => {
    const isDuplicate = charge.state === 'succeeded' && !counted.includes(charge)
    return charge.isDuplicate === isDuplicate ? charge : { ...charge, isDuplicate }
  })
}
