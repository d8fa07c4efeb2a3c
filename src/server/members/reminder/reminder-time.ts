import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'

/** Hour of the member's morning at which reminders are sent. */
const HOUR = 7
const WEEK = 7

/** Whether this server has a time zone of this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * Formats that were made, by zone: making one takes a hundred times as long as using it. There are some 600 zones; their
 * names can be spelt in many ways, so a full cache is emptied.
 */
const clocks = new Map<string, Intl.DateTimeFormat>()
const CLOCKS_MOST = 1000

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  if (clocks.size >= CLOCKS_MOST) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}

/** The time that clocks in a time zone show at a moment, as if it were UTC. */
function wallClock(moment: Date, timeZone: string): Date {
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')))
}

/** The calendar day in a time zone, YYYY-MM-DD. */
export const dayIn = (moment: Date, timeZone: string | null): string =>
  wallClock(moment, timeZone ?? 'UTC')
    .toISOString()
    .slice(0, 10)

/** Minutes since midnight in a time zone, 0 to 1439. */
export function minuteIn(moment: Date, timeZone: string): number {
  const wall = wallClock(moment, timeZone)
  return 60 * wall.getUTCHours() + wall.getUTCMinutes()
}

/** The moment at which clocks in a time zone show a wall-clock time; an hour later if the clocks skip it. */
function momentOf(wall: Date, timeZone: string): Date {
  const guess = new Date(2 * wall.getTime() - wallClock(wall, timeZone).getTime())
  return new Date(guess.getTime() + wall.getTime() - wallClock(guess, timeZone).getTime())
}

/** The first morning of a weekday (0 is Monday) in a time zone after a moment. */
export function nextMorning(weekday: number, timeZone: string | null, after: Date): Date {
  const zone = timeZone ?? 'UTC'
  const wall = wallClock(after, zone)
  const midnight = Math.floor(wall.getTime() / MS_PER_DAY) * MS_PER_DAY
  const today = (wall.getUTCDay() + 6) % WEEK
  const ahead = (weekday - today + WEEK) % WEEK
  const morning = (days: number) => momentOf(new Date(midnight + days * MS_PER_DAY + HOUR * MS_PER_HOUR), zone)
  const first = morning(ahead)
  return first > after ? first : morning(ahead + WEEK)
}
