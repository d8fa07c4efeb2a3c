import { isAsAgreed } from './entitlements.ts'
import type { Charge, Purchase } from './purchase.ts'

type Facts = Pick<Purchase, 'agreement' | 'charges' | 'refunds'>

/** Whether all of a charge went back or is on its way. */
function isGivenBack({ ref, amount }: Charge, { refunds }: Facts): boolean {
  const back = refunds.filter(({ chargeRef, state }) => chargeRef === ref && state !== 'failed')
  return amount.minor > 0 && back.reduce((sum, { amount: { minor } }) => sum + minor, 0) >= amount.minor
}

/** Whether two charges are for the same days. There is one first period. */
const isForTheSame = (a: Charge, b: Charge): boolean =>
  a.period.start.getTime() === b.period.start.getTime() || (a.kind === 'initial' && b.kind === 'initial')

/**
 * The charges of a purchase, with those marked that came on top of one for the same days. The one that counts is the
 * first that brought what was agreed and was not given back: whoever sees two may have paid back either of them.
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
