import { purchaseEvidence } from '#analytics/statistics/purchase-evidence.ts'
import { type AmountCount, revenueEvidence } from '#analytics/statistics/revenue-evidence.ts'
import { decidingEvidence, type Metric } from './variant-verdict.ts'

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
export function seededDraw(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Prices in minor units, and how many of the buyers choose each. */
export type Prices = readonly { readonly minor: number; readonly share: number }[]

export const threePlans: Prices = [
  { minor: 999, share: 0.33 },
  { minor: 2999, share: 0.4 },
  { minor: 5999, share: 0.27 },
]

export type SimulatedArm = { readonly weight: number; readonly conversion: number; readonly prices?: Prices }

export type Simulation = {
  /** The first is the control. */
  readonly arms: readonly SimulatedArm[]
  readonly metric: Metric
  readonly visitors: number
  readonly lookEvery: number
}

/** How a run ended: the first variant called better or worse, the control being 0, and after how many visitors. */
export type Ended = { readonly arm: number; readonly as: 'better' | 'worse'; readonly visitors: number }

const CAP_MINOR = Math.max(...threePlans.map(({ minor }) => minor))

const pick = <T extends object>(rows: readonly T[], shareOf: (row: T) => number, at: number): number => {
  let left = at * rows.reduce((sum, row) => sum + shareOf(row), 0)
  const found = rows.findIndex((row) => {
    left -= shareOf(row)
    return left < 0
  })
  return found < 0 ? rows.length - 1 : found
}

/** Draws visitors one by one, looks at the evidence as often as asked, and returns the first decision; null if none. */
export function simulateRun({ arms, metric, visitors, lookEvery }: Simulation, seed: number): Ended | null {
  const draw = seededDraw(seed)
  const paid = arms.map(() => new Map<number, number>())
  const limit = decidingEvidence(arms.length - 1)
  let isNew = false
  for (let seen = 1; seen <= visitors; seen++) {
    const place = pick(arms, ({ weight }) => weight, draw())
    const arm = arms[place]
    if (arm !== undefined && draw() < arm.conversion) {
      const prices = arm.prices ?? threePlans
      const minor = prices[pick(prices, ({ share }) => share, draw())]?.minor ?? 0
      paid[place]?.set(minor, (paid[place]?.get(minor) ?? 0) + 1)
      isNew = true
    }
    if (!isNew || seen % lookEvery !== 0) continue
    isNew = false
    const amounts = paid.map((of): AmountCount[] => [...of].map(([minor, buyers]) => ({ minor, buyers })))
    const found = decidedAt(arms, amounts, metric, limit)
    if (found !== null) return { ...found, visitors: seen }
  }
  return null
}

function decidedAt(
  arms: readonly SimulatedArm[],
  amounts: readonly (readonly AmountCount[])[],
  metric: Metric,
  limit: number,
): Pick<Ended, 'arm' | 'as'> | null {
  const count = (rows: readonly AmountCount[]): number => rows.reduce((sum, { buyers }) => sum + buyers, 0)
  const control = amounts[0] ?? []
  for (const [place, arm] of arms.entries()) {
    if (place === 0) continue
    const weights = { control: arms[0]?.weight ?? 1, variant: arm.weight }
    const variant = amounts[place] ?? []
    const evidence =
      metric === 'purchase'
        ? purchaseEvidence(weights, { control: count(control), variant: count(variant) })
        : revenueEvidence(weights, { control, variant }, CAP_MINOR)
    if (evidence.against(0) < limit) continue
    return { arm: place, as: evidence.ratio !== null && evidence.ratio < 1 ? 'worse' : 'better' }
  }
  return null
}
