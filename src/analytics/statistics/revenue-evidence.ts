import { type ArmWeights, type RatioEvidence, sharesAt } from './ratio-evidence.ts'

/** Strength of the prior for revenue. A dear plan bought rarely makes the bets cautious enough by itself. */
export const REVENUE_STRENGTH = 20

/** An amount in minor units of one currency, and how many buyers paid it. */
export type AmountCount = { readonly minor: number; readonly buyers: number }

export type ArmAmounts = { readonly control: readonly AmountCount[]; readonly variant: readonly AmountCount[] }

const STAKES = 200

/** Terms this far below the largest, in logarithms, do not change a double. */
const NEGLIGIBLE = 40

function logSumExp(terms: readonly number[]): number {
  const most = Math.max(...terms)
  return most + Math.log(terms.reduce((sum, term) => (most - term > NEGLIGIBLE ? sum : sum + Math.exp(term - most)), 0))
}

/** The stakes 1/200 to 199/200 with their prior: Beta(c w, c (1 - w)) on this grid, as logarithms that sum to 1. */
function stakesOf(share: number, strength: number): readonly { readonly stake: number; readonly logPrior: number }[] {
  const stakes = Array.from({ length: STAKES - 1 }, (_, at) => (at + 1) / STAKES)
  const density = stakes.map(
    (stake) => (strength * share - 1) * Math.log(stake) + (strength * (1 - share) - 1) * Math.log(1 - stake),
  )
  const total = logSumExp(density)
  return stakes.map((stake, at) => ({ stake, logPrior: (density[at] ?? 0) - total }))
}

/** Amounts as shares of the cap, 0 to 1; those of 0, such as a full refund, bet nothing and are left out. */
const sharesOfCap = (amounts: readonly AmountCount[], capMinor: number) =>
  amounts
    .map(({ minor, buyers }) => ({ part: Math.min(capMinor, Math.max(0, minor)) / capMinor, buyers }))
    .filter(({ part, buyers }) => part > 0 && buyers > 0)

type Parts = ReturnType<typeof sharesOfCap>

/** What the bets at one stake have won: its share of the money against the share that the ratio says. */
const wonBy = (parts: Parts, odds: number): number =>
  parts.reduce((sum, { part, buyers }) => sum + buyers * Math.log1p(part * (odds - 1)), 0)

/**
 * Compares the revenue per visitor of two arms: the bet on a buyer's arm, weighted by the amount (a betting martingale,
 * Waudby-Smith and Ramdas 2024, arXiv 2010.09686, with a fixed mixture of stakes). Exact, and it asks only
 * whether the revenue per visitor differs: fewer buyers who pay more are no difference. Amounts are cut to the cap, in
 * minor units, which is fixed before the first visitor.
 */
export function revenueEvidence(
  weights: ArmWeights,
  amounts: ArmAmounts,
  capMinor: number,
  strength: number = REVENUE_STRENGTH,
): RatioEvidence {
  const control = sharesOfCap(amounts.control, capMinor)
  const variant = sharesOfCap(amounts.variant, capMinor)
  const sum = (parts: Parts): number => parts.reduce((total, { part, buyers }) => total + part * buyers, 0)
  const stakes = stakesOf(weights.variant / (weights.variant + weights.control), strength)
  const ofControl = sum(control)
  return {
    ratio: ofControl === 0 ? null : (sum(variant) * weights.control) / (ofControl * weights.variant),
    against: (logRatio) => {
      const shares = sharesAt(weights, logRatio)
      return logSumExp(
        stakes.map(
          ({ stake, logPrior }) =>
            logPrior + wonBy(variant, stake / shares.variant) + wonBy(control, (1 - stake) / shares.control),
        ),
      )
    },
  }
}
