import type { WeighIn } from '#domain/body/weight-trend.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { days, kg } from '#domain/units.ts'
import { DAYS_BEFORE_PLAN } from '#domain/weight-filter/log-limits.ts'
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

/** Whether a weight may be logged for a day: not long before the plan begins, and not in the future. */
export function isLoggable(day: IsoDate, startsOn: IsoDate, today: IsoDate): boolean {
  const fromStart = daysBetween(startsOn, day)
  const toToday = daysBetween(day, today)
  return fromStart !== null && toToday !== null && fromStart >= -DAYS_BEFORE_PLAN && toToday >= 0
}
