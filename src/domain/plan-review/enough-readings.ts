import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'

const LEAST_DAYS = 14
const MONTH = { days: 28, readings: 3 } as const
const FORTNIGHT = { days: 14, readings: 1 } as const
/** Where the offset is less sure than this, kcal/d, nothing is steered by it. */
const MOST_UNSURE = 260
const LONG_PAUSE = 42

/** What is still needed before anything can be said: days since the start, more readings, a recent one, or surer ones. */
export type Missing =
  | { readonly kind: 'DAYS'; readonly count: number }
  | { readonly kind: 'READINGS'; readonly count: number }
  | { readonly kind: 'RECENT_READING' }
  | { readonly kind: 'SURER_OFFSET' }

/** The first day of what is learnt: the start of the plan, or the last reset. */
function learningSince({ events, today }: WeighingHistory): number {
  return events.reduce((since, event) => {
    const reset =
      event.kind === 'RESET'
        ? event.on
        : event.kind === 'PAUSED' && event.to !== null && event.to - event.from > LONG_PAUSE
          ? event.to
          : 0
    return reset <= today ? Math.max(since, reset) : since
  }, 0)
}

/** What is missing before a plan may be changed by what was learnt; nothing where it is enough. */
export function missingReadings(history: WeighingHistory, { readings, offset }: WeightEstimate): readonly Missing[] {
  const { today } = history
  const since = learningSince(history)
  const believed = (within: number): number =>
    readings.filter(({ day, doubt }) => doubt === null && day > today - within && day >= since).length
  const missing: Missing[] = []
  if (today - since < LEAST_DAYS) missing.push({ kind: 'DAYS', count: LEAST_DAYS - (today - since) })
  const lacking = MONTH.readings - believed(MONTH.days)
  if (lacking > 0) missing.push({ kind: 'READINGS', count: lacking })
  if (believed(FORTNIGHT.days) < FORTNIGHT.readings) missing.push({ kind: 'RECENT_READING' })
  if (missing.length === 0 && offset.sd >= MOST_UNSURE) missing.push({ kind: 'SURER_OFFSET' })
  return missing
}
