import { DIRECTION_MARKS } from '#domain/direction-marks.ts'

/** Where a weight came from that nobody typed: from a file, or by the personal address. */
export const weightSources = ['file', 'address'] as const
export type WeightSource = (typeof weightSources)[number]

/** One reading of the scales. */
export type DayWeight = {
  readonly kg: number
  /** Local minutes since midnight, 0 to 1439; absent if only the day is known. */
  readonly minuteOfDay?: number
  readonly note?: string
  /** Absent if the member typed it. */
  readonly source?: WeightSource
}

/** The weights of a day. The first one counts for everything that is learnt; the others are kept beside it. */
export type WeighedDay = DayWeight & {
  /** The member was asked about the weight that counts and confirmed it. */
  readonly confirmed?: boolean
  /** The member chose which weight counts. */
  readonly picked?: boolean
  readonly others?: readonly DayWeight[]
}

export const weighedDayLimits = { others: 9, noteLength: 200 } as const

/** A day of weighing begins at 3 in the morning: what is weighed before is the end of an evening. */
const MORNING = 3 * 60
/** Weights of a day that differ by less than this, kg, are the same one, sent twice. */
const SAME = 0.05

type Timed = { readonly minuteOfDay?: number | undefined }

const isMorning = ({ minuteOfDay }: Timed): boolean => minuteOfDay !== undefined && minuteOfDay >= MORNING

/** The first of the morning, else the first of all; those without a time keep their place. */
export function firstOfMorning<W extends Timed>(weights: readonly W[]): W | undefined {
  const byTime = weights.toSorted((a, b) => (a.minuteOfDay ?? 0) - (b.minuteOfDay ?? 0))
  return byTime.find(isMorning) ?? byTime[0]
}

/** Whether a weight that is added counts instead of the one that has counted so far. */
function countsInstead(added: DayWeight, day: WeighedDay, isConfirmed: boolean): boolean {
  // What the member chose, confirmed or typed is replaced by nothing that comes by itself.
  if (day.picked === true || day.confirmed === true) return false
  if (day.source === undefined && added.source !== undefined) return false
  // Scales that others use too send their weights as well: whoever was asked and insists knows better.
  if (isConfirmed && added.source === undefined && day.source !== undefined) return true
  if (added.minuteOfDay === undefined || day.minuteOfDay === undefined) return false
  return firstOfMorning([day, added]) === added
}

/** The weight of a day that counts, alone. */
const counting = ({ others: _others, picked: _picked, confirmed: _confirmed, ...weight }: WeighedDay): DayWeight =>
  weight

const withOthers = (first: Omit<WeighedDay, 'others'>, others: readonly DayWeight[]): WeighedDay =>
  others.length === 0 ? first : { ...first, others }

/** Whether a day can keep one more weight. */
export const hasRoom = ({ others = [] }: WeighedDay): boolean => others.length < weighedDayLimits.others

/**
 * A day after one more weight: of the weights with a time the first of the morning counts, otherwise the one that came
 * first. Null if the day has this weight already, or has no room for more.
 * @param isConfirmed whether the member was asked about the added weight and confirmed it
 */
export function withAnother(day: WeighedDay, added: DayWeight, isConfirmed = false): WeighedDay | null {
  const { others = [], ...first } = day
  const isKnown = [first, ...others].some(({ kg }) => Math.abs(kg - added.kg) < SAME)
  if (isKnown || !hasRoom(day)) return null
  return countsInstead(added, day, isConfirmed)
    ? withOthers(added, [counting(day), ...others])
    : withOthers(first, [...others, added])
}

/** The day with another of its weights as the one that counts; `index` counts the others from 0. */
export function withPicked(day: WeighedDay, index: number): WeighedDay {
  const { others = [] } = day
  const picked = others[index]
  if (picked === undefined) return day
  return { ...picked, picked: true, others: [counting(day), ...others.filter((_, at) => at !== index)] }
}

/** The day without one of the others; `index` counts them from 0. */
export function withoutOther({ others = [], ...first }: WeighedDay, index: number): WeighedDay {
  return withOthers(
    first,
    others.filter((_, at) => at !== index),
  )
}

/** The day without the weight that counted: the first of the morning of the others counts. Null if there is none. */
export function withoutCounting({ others = [] }: WeighedDay): WeighedDay | null {
  const next = firstOfMorning(others)
  if (next === undefined) return null
  return withOthers(
    next,
    others.filter((other) => other !== next),
  )
}

const NOT_SHOWN = new RegExp(`[\\p{C}${DIRECTION_MARKS}\\s]+`, 'gu')

/** A note as it is stored: one line, without characters that are not shown, and short enough. Undefined if empty. */
export function cleanNote(text: string): string | undefined {
  const shown = text.slice(0, 4000).replaceAll(NOT_SHOWN, ' ').trim()
  const short = [...shown].slice(0, weighedDayLimits.noteLength).join('').slice(0, weighedDayLimits.noteLength).trim()
  // The end may have been cut within a character of two code units.
  const whole = short.replace(/[\ud800-\udbff]$/, '').trim()
  return whole === '' ? undefined : whole
}
