import { forgetsFrom } from '#domain/weight-filter/life-events.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'

export const LEAST_DAYS = 14
/** Within the last four weeks. */
export const LEAST_READINGS = 3
const MONTH = { days: 28, readings: LEAST_READINGS } as const
const FORTNIGHT = { days: 14, readings: 1 } as const
const PACE = { days: 42, readings: 2 } as const
/** If the standard deviation of the offset is at least this, kcal/d, the plan is not steered by it. */
const OFFSET_SD_LIMIT = 260

/**
 * What is still missing before a review can decide: days since the start, more readings, a recent one, or a more
 * certain offset. `WHOSE`: some readings may be somebody else's, and the member has not said which.
 */
export type Missing =
  | { readonly kind: 'DAYS'; readonly count: number }
  | { readonly kind: 'READINGS'; readonly count: number }
  | { readonly kind: 'RECENT_READING' }
  | { readonly kind: 'SURER_OFFSET' }
  | { readonly kind: 'WHOSE' }

/** The first day that counts for learning: the start of the plan, or the last reset. */
function learningSince({ events, today }: WeighingHistory): number {
  return events.reduce((since, event) => {
    const from = forgetsFrom(event) ?? 0
    return from <= today ? Math.max(since, from) : since
  }, 0)
}

/** The number of readings from a day on that are not doubted. */
export const countBelievedFrom = ({ readings }: WeightEstimate, from: number): number =>
  readings.filter(({ day, doubt }) => doubt === null && day >= from).length

/** Whether there are enough readings to estimate a pace. Safety decisions need fewer than a proposal. */
export const hasEnoughForPace = (estimate: WeightEstimate): boolean =>
  countBelievedFrom(estimate, estimate.today.day - PACE.days + 1) >= PACE.readings

/** What is missing before the plan may be changed by what was learnt; empty if there is enough. */
export function missingReadings(history: WeighingHistory, estimate: WeightEstimate): readonly Missing[] {
  if (estimate.unclear !== null) return [{ kind: 'WHOSE' }]
  const { today } = history
  const since = learningSince(history)
  const believed = (within: number): number => countBelievedFrom(estimate, Math.max(since, today - within + 1))
  const missing: Missing[] = []
  if (today - since < LEAST_DAYS) missing.push({ kind: 'DAYS', count: LEAST_DAYS - (today - since) })
  const lacking = MONTH.readings - believed(MONTH.days)
  if (lacking > 0) missing.push({ kind: 'READINGS', count: lacking })
  if (believed(FORTNIGHT.days) < FORTNIGHT.readings) missing.push({ kind: 'RECENT_READING' })
  if (missing.length === 0 && estimate.offset.sd >= OFFSET_SD_LIMIT) missing.push({ kind: 'SURER_OFFSET' })
  return missing
}
