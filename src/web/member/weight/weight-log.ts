import type { WeighIn } from '#domain/body/weight-trend.ts'
import { isIsoDate, midnightOf } from '#domain/iso-date.ts'
import { type IsoDate, MS_PER_DAY } from '#domain/time.ts'
import { days, kg } from '#domain/units.ts'
import type { ReadWeight } from '#domain/weight-file/reading.ts'
import { EARLIEST_WEIGHT_DAY } from '#domain/weight-filter/log-limits.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'

export type WeightLog = readonly LoggedWeight[]

export const loggedOn = (log: WeightLog, day: IsoDate): LoggedWeight | null =>
  log.find((entry) => entry.day === day) ?? null

/** Logs may hold decades, and a page asks for the days of the same one again whenever anything else arrives. */
const counted = new WeakMap<WeightLog, { readonly startsOn: IsoDate; readonly weighIns: readonly WeighIn[] }>()

/** The log with days counted from the start of the plan. */
export function weighInsOf(log: WeightLog, startsOn: IsoDate): readonly WeighIn[] {
  const known = counted.get(log)
  if (known?.startsOn === startsOn) return known.weighIns
  const start = midnightOf(startsOn)
  const weighIns = log.flatMap((entry) => {
    const at = midnightOf(entry.day)
    return at === null || start === null
      ? []
      : [{ day: days(Math.round((at - start) / MS_PER_DAY)), weight: kg(entry.kg) }]
  })
  counted.set(log, { startsOn, weighIns })
  return weighIns
}

/** The log as the reader of files compares with it. */
export const measuredLog = (log: WeightLog): readonly ReadWeight[] =>
  log.map(({ day, kg: mass }) => ({ day, kg: kg(mass) }))

/** Whether a weight may be logged for a day: not in the future. */
export const isLoggable = (day: IsoDate, today: IsoDate): boolean =>
  isIsoDate(day) && day >= EARLIEST_WEIGHT_DAY && day <= today
