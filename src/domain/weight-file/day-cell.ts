import { isIsoDate } from '#domain/iso-date.ts'
import { addDays, type IsoDate, MS_PER_DAY } from '#domain/time.ts'
import { monthNames, shortMonthNames } from './month-names.ts'

export const dayOrders = ['dmy', 'mdy', 'ymd'] as const
/** The order of the numbers of a date that can be read in several ways. */
export type DayOrder = (typeof dayOrders)[number]

/** A moment on the clock of a place: its day, and the minutes since midnight. */
export type LocalTime = { readonly day: IsoDate; readonly minutes: number }

/** A day as a cell shows it. */
export type DayCell = {
  /** The day by each order in which its numbers can be read; all the same if it is certain. */
  readonly days: Readonly<Partial<Record<DayOrder, IsoDate>>>
  /** Minutes since midnight; null without a time. */
  readonly minutes: number | null
  /** Set if the cell is in universal time, ms: its day on the clock of a place is another matter. */
  readonly utc: number | null
}

const MINUTES_PER_HOUR = 60
const NOON = 12
/** The year in which two digits change their century. */
const CENTURY_ENDS = 70
/** A date before this year is a birthday or a mistake, not the day of a weighing. */
const FIRST_YEAR = 1970

const two = (value: number): string => String(value).padStart(2, '0')

/** The year that digits name. Two are short for one of a century around now; "0001" is what programs write for no date. */
function yearOf(digits: string): number {
  const year = Number(digits)
  return digits.length !== 2 ? year : year < CENTURY_ENDS ? 2000 + year : 1900 + year
}

function isoDay(year: string, month: number, day: number): IsoDate | null {
  const full = yearOf(year)
  const date = `${full}-${two(month)}-${two(day)}`
  return full >= FIRST_YEAR && isIsoDate(date) ? date : null
}

const certain = (day: IsoDate): DayCell['days'] => ({ dmy: day, mdy: day, ymd: day })

const plainLetters = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
const months = Object.values(monthNames).flatMap((names) =>
  names.map((name, index) => [plainLetters(name), index + 1] as const),
)
const shortMonths = new Map(Object.entries(shortMonthNames).map(([name, month]) => [plainLetters(name), month]))
const knownMonths = new Map<string, number | null>()

/** The month that a word names; null if it names none, or several. */
function monthOf(word: string): number | null {
  const plain = plainLetters(word)
  const known = knownMonths.get(plain)
  if (known !== undefined) return known
  const exact = months.filter(([name]) => name === plain).map(([, month]) => month)
  const begun = plain.length < 3 ? [] : months.filter(([name]) => name.startsWith(plain)).map(([, month]) => month)
  const found = new Set(exact.length > 0 ? exact : begun)
  const month = shortMonths.get(plain) ?? (found.size === 1 ? ([...found][0] ?? null) : null)
  // Few words occur as months; a file of nonsense must not fill the memory.
  if (knownMonths.size < 1000) knownMonths.set(plain, month)
  return month
}

type Time = { readonly minutes: number | null; readonly isUtc: boolean }

const timeShape =
  /^[T,\s]*(?:(?:at|um|à|kl\.?)\s+)?(\d{1,2})[:.h](\d{2})(?:[:.m](\d{2})(?:[.,]\d+)?s?)?\s*([ap]\.?\s?m\.?)?\s*(?:Uhr|Z|UTC|GMT|(?:UTC|GMT)?([+-])\d{2}(?::?\d{2})?)?(?:\[[\w/]+\]|\s\([^)]*\))?$/i

/** The time of day after a date; null if the text is something else. */
export function timeOf(text: string): Time | null {
  const rest = text.trim()
  if (rest === '' || rest === ',') return { minutes: null, isUtc: false }
  const parts = timeShape.exec(rest)
  if (parts === null) return null
  const [, hours = '', minutes = '', , half] = parts
  const hour = Number(hours)
  if (hour > 23 || Number(minutes) > 59 || (half !== undefined && (hour > NOON || hour === 0))) return null
  const isAfternoon = half !== undefined && /^p/i.test(half)
  const whole = half === undefined ? hour : (hour % NOON) + (isAfternoon ? NOON : 0)
  return { minutes: whole * MINUTES_PER_HOUR + Number(minutes), isUtc: /\d\s*(?:Z|UTC|GMT)$/i.test(rest) }
}

function withTime(days: DayCell['days'], rest: string): DayCell | null {
  if (Object.keys(days).length === 0) return null
  const time = timeOf(rest)
  if (time === null) return null
  const { ymd } = days
  const isUtc = time.isUtc && ymd !== undefined && time.minutes !== null
  return {
    days,
    minutes: time.minutes,
    utc: isUtc ? Date.parse(`${ymd}T00:00:00Z`) + (time.minutes ?? 0) * 60_000 : null,
  }
}

const yearFirst = /^(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})[日일.]?(?!\d)(.*)$/
const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)(.*)$/
const numeric = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)(.*)$/
const dayThenName =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)?[\s-]*(?:de\s+)?([\p{L}\p{M}]{3,})\.?[,\s-]*(?:de\s+)?(\d{4}|\d{2})(?!\d)(.*)$/u
const nameThenDay = /^([\p{L}\p{M}]{3,})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?[,\s-]+(\d{4})(?!\d)(.*)$/u
const yearThenName = /^(\d{4})[\s-]+([\p{L}\p{M}]{3,})\.?[\s-]+(\d{1,2})(?!\d)(.*)$/u
const weekday = /^\p{L}{2,}\.?,?\s+(?=\S)/u

function namedDay(text: string): DayCell | null {
  const shapes = [
    [dayThenName, 3, 2, 1],
    [nameThenDay, 3, 1, 2],
    [yearThenName, 1, 2, 3],
  ] as const
  for (const [shape, year, month, day] of shapes) {
    const parts = shape.exec(text)
    const named = parts === null ? null : monthOf(parts[month] ?? '')
    if (parts === null || named === null) continue
    const date = isoDay(parts[year] ?? '', named, Number(parts[day]))
    return date === null ? null : withTime(certain(date), parts[4] ?? '')
  }
  return null
}

function numericDay(text: string): DayCell | null {
  const parts = numeric.exec(text)
  if (parts === null) return null
  const [first, second, third] = [Number(parts[1]), Number(parts[3]), Number(parts[4])]
  const year = parts[4] ?? ''
  const dmy = isoDay(year, second, first)
  const mdy = isoDay(year, first, second)
  // Years come first in two digits only with hyphens, as a short form of the international order.
  const mayBeYear = parts[4]?.length === 2 && (parts[2] === '-' || (dmy === null && mdy === null))
  const ymd = mayBeYear ? isoDay(two(first), second, third) : null
  // Nobody writes months first with dots.
  const isDotted = parts[2] === '.' && dmy !== null
  const days = {
    ...(dmy === null ? {} : { dmy }),
    ...(mdy === null || isDotted ? {} : { mdy }),
    ...(ymd === null || isDotted ? {} : { ymd }),
  }
  return withTime(days, parts[5] ?? '')
}

/** Reads a day in any common notation; null if the text is none. Bare numbers are read by `serialDay`. */
export function dayCell(text: string): DayCell | null {
  const plain = text.normalize('NFKC').trim()
  const iso = yearFirst.exec(plain) ?? compact.exec(plain)
  if (iso !== null) {
    const date = isoDay(iso[1] ?? '', Number(iso[2]), Number(iso[3]))
    return date === null ? null : withTime(certain(date), iso[4] ?? '')
  }
  return numericDay(plain) ?? namedDay(plain) ?? afterWeekday(plain)
}

function afterWeekday(text: string): DayCell | null {
  const rest = text.replace(weekday, '')
  return rest === text ? null : (numericDay(rest) ?? namedDay(rest))
}

/** The day before the first of a spreadsheet's serial numbers, which count a 29 February 1900 that never was. */
const SERIAL_ZERO = '1899-12-30'
/** From 1970 on. Numbers below are no dates of spreadsheets: days since 1970 reach 25,000 in 2038. */
const SERIALS = { from: 25_569, to: 80_000 } as const
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR
/** Digits of a time since 1970 in seconds, milliseconds, microseconds and nanoseconds, with what makes ms of them. */
const EPOCHS: Readonly<Record<number, number>> = { 10: 1000, 13: 1, 16: 1e-3, 19: 1e-6 }

/** Reads a day that is written as a number: a spreadsheet's serial number, or the time since 1970. */
export function serialDay(text: string): DayCell | null {
  const plain = text.trim()
  const value = Number(plain.replace(',', '.'))
  if (/^\d{5}(?:[.,]\d+)?$/.test(plain) && value >= SERIALS.from && value < SERIALS.to) {
    const whole = Math.floor(value)
    const minutes = Math.round((value - whole) * MINUTES_PER_DAY) % MINUTES_PER_DAY
    return { days: certain(addDays(SERIAL_ZERO, whole)), minutes: value === whole ? null : minutes, utc: null }
  }
  const scale = /^[1-9]\d+$/.test(plain) ? EPOCHS[plain.length] : undefined
  if (scale === undefined) return null
  const utc = Math.round(value * scale)
  return { days: certain(new Date(utc).toISOString().slice(0, 10)), minutes: null, utc }
}

/** The clock of a fixed distance from universal time, in minutes. */
export function clockAt(utc: number, offset: number): LocalTime {
  const wall = new Date(utc + offset * 60_000)
  const day = wall.toISOString().slice(0, 10)
  return { day, minutes: Math.floor((wall.getTime() % MS_PER_DAY) / 60_000) }
}

/** Minutes of "UTC+0100", "+02:00" or "3600" (seconds); null if the text is none of these. */
export function offsetMinutes(text: string): number | null {
  const plain = text.trim()
  if (/^(?:UTC|GMT|Z)$/i.test(plain)) return 0
  const parts = /^(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})$/i.exec(plain)
  if (parts !== null) return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * MINUTES_PER_HOUR + Number(parts[3]))
  return /^-?\d{4,5}$/.test(plain) || plain === '0' ? Number(plain) / 60 : null
}
