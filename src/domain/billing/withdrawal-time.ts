import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'

/** Days after the day of the contract within which a buyer may withdraw (Directive 2011/83/EU, article 9). */
const WITHDRAWAL_DAYS = 14
/** UTC offsets, in hours, of the time zones in which a day begins first and ends last. */
const FIRST_ZONE = 14
const LAST_ZONE = -12

const SATURDAY = 6
const SUNDAY = 0
/** Weekday of a day counted from January 1, 1970, which was a Thursday; 0 is Sunday. */
const weekdayOf = (day: number): number => (day + 4) % 7

const pastWeekend = (day: number): number => {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return day + 2
  return weekday === SUNDAY ? day + 1 : day
}

export type WithdrawalTime = {
  /** The last moment of the last day, in UTC. This day is named to the buyer, who has it to its end. */
  readonly lastDay: Date
  /** From this moment on it is too late: the last day is over everywhere on earth. */
  readonly closesAt: Date
}

/**
 * The deadline for withdrawing from a contract. The day of the contract does not count, the last day counts to its end,
 * and an end on a weekend moves to the Monday (Regulation 1182/71, article 3). We do not know the buyer's time zone, so
 * both ends are taken in the zone that is best for the buyer.
 */
export function withdrawalTime(contractAt: Date): WithdrawalTime {
  const contractDay = Math.floor((contractAt.getTime() + FIRST_ZONE * MS_PER_HOUR) / MS_PER_DAY)
  const end = (pastWeekend(contractDay + WITHDRAWAL_DAYS) + 1) * MS_PER_DAY
  return { lastDay: new Date(end - 1), closesAt: new Date(end - LAST_ZONE * MS_PER_HOUR) }
}
