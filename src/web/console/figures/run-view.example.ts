import type { RunView } from '#domain/api/console/experiments.ts'
import type { Comparison, Variant } from './experiment-words.ts'

const sums = { weight: 1, revenue: 240_000, refunded: 4, disputed: 1, cancelled: 8, repeated: 2, moved: 3 }

/** A comparison that decides nothing yet. */
export const waiting: Comparison = {
  ...{ lift: 0.2, low: -0.18, high: 0.77, verdict: 'waiting', decided: null },
  ...{ buyers: { control: 100, variant: 120 }, moreRefunds: false, moreDisputes: false },
  outlook: { buyers: 220, fewest: 21, needed: 1572, daysLeft: 62, isOutOfReach: false },
}

const control: Variant = { ...sums, variant: 'with', drawn: 4200, reported: 4000, buyers: 80, comparison: null }

/** A run of two variants, of which the second compares like this. */
export const runOf = (comparison: Partial<Comparison> = {}, changes: Partial<RunView> = {}): RunView => ({
  ...{ key: 'home-picture', version: 2, metric: 'purchase', coveragePercent: 100, kept: null, endedAt: null },
  ...{ startedAt: '2026-11-10T10:00:00.000Z', startedBy: 'olga', currency: 'USD', worthPercent: 20, daysRun: 10 },
  ...{ windowDays: 7, stillOpen: 212, isBroken: false, isLosing: false },
  variants: [
    control,
    {
      ...{ ...sums, variant: 'without', drawn: 4230, reported: 4020, buyers: 120 },
      comparison: { ...waiting, ...comparison },
    },
  ],
  ...changes,
})

/** A run that was decided for the second variant. */
export const better: RunView = runOf({
  ...{ lift: 0.66, low: 0.05, high: 1.15, verdict: 'better' },
  decided: { at: '2026-11-24T09:30:00.000Z', buyers: { control: 125, variant: 187 } },
})
