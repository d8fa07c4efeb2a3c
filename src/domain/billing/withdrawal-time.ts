import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'

/** Days after the day of the contract within which a buyer may withdraw (Directive 2011/83/EU, article 9). */
const WITHDRAWAL_DAYS = 14
/** Where a day begins first and where it ends last, in hours from UTC. */
const FIRST_ZONE = 14
const LAST_ZONE = -12

const SATURDAY = 6
const SUNDAY = 0
/** Of a day counted from 1 January 1970, which was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7

const pastWeekend = (day: number): number => {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return day + 2
  return weekday === SUNDAY ? day + 1 : day
}

export type WithdrawalTime = {
  /** The last moment of the last day, in UTC: this day is named to the buyer, and is theirs wholly. */
  readonly lastDay: Date
  /** From then on it is too late: the last day is over everywhere on earth. */
  readonly closesAt: Date
}

/**
 * How long a contract may be withdrawn from. The day it was made on does not count, the last one counts to its end, and
 * an end on a weekend moves to the Monday (Regulation 1182/71, article 3). Where the buyer is we do not know: both ends
 * are taken where they are best for them.
 */
export function withdrawalTime(contractAt: Date): WithdrawalTime {
  const contractDay = Math.floor((contractAt.getTime() + FIRST_ZONE * MS_PER_HOUR) / MS_PER_DAY)
  const end = (pastWeekend(contractDay + WITHDRAWAL_DAYS) + 1) * MS_PER_DAY
  return { lastDay: new Date(end - 1), closesAt: new Date(end - LAST_ZONE * MS_PER_HOUR) }
}
