import type { WeighIn } from '#domain/body/weight-trend.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { days, kg } from '#domain/units.ts'
import type { ReadWeight } from '#domain/weight-file/reading.ts'
import { EARLIEST_WEIGHT_DAY } from '#domain/weight-filter/log-limits.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'

export type WeightLog = readonly LoggedWeight[]

export const loggedOn = (log: WeightLog, day: IsoDate): LoggedWeight | null =>
  log.find((entry) => entry.day === day) ?? null

/** The log with days counted from the start of the plan. */
export const weighInsOf = (log: WeightLog, startsOn: IsoDate): readonly WeighIn[] =>
  log.flatMap((entry) => {
    const day = daysBetween(startsOn, entry.day)
    return day === null ? [] : [{ day: days(day), weight: kg(entry.kg) }]
  })

/** The log as the reader of files compares with it. */
export const measuredLog = (log: WeightLog): readonly ReadWeight[] =>
  log.map(({ day, kg: mass }) => ({ day, kg: kg(mass) }))

/** Whether a weight may be logged for a day: not in the future. */
export const isLoggable = (day: IsoDate, today: IsoDate): boolean =>
  isIsoDate(day) && day >= EARLIEST_WEIGHT_DAY && day <= today
