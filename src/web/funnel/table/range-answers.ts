import { eventDayOf } from '#domain/funnel/path.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { kg } from '#domain/units.ts'
import { dateText, daysText, monthText, shortDateText, shortFullDateText } from '#web/words/dates.ts'
import { bandMassText, exactMassText, massText, spanText, typedMass } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext } from './answer.ts'
import { type Course, courseOf, YEAR } from './course.ts'
import type { BandDay } from './place-range.ts'
import type { RangeAnswer } from './range-view.tsx'
import { rangeWords as words } from './range-words.ts'

/** A curve is drawn with about so many points. */
const POINTS = 40

/** A range in words, rounded as in the headline of the forecast and beside the drawing. */
function rangeText(half: Course['days'][number]['half'], units: AnswerContext['units']): string {
  const textOf = bandMassText(half)
  return spanText(textOf(half.low, units), textOf(half.high, units), units)
}

/** The band opens from today's weight: how much scales differ from one day to the next is not a range of the forecast. */
function bandTo({ days }: Course, last: number, weight: number): readonly BandDay[] {
  const step = Math.max(1, Math.round(last / POINTS))
  const later = days.filter(({ day }) => day > 0 && day <= last && (day % step === 0 || day === last))
  return [{ day: 0, low: weight, high: weight }, ...later.map(({ day, half: { low, high } }) => ({ day, low, high }))]
}

/** Days further ahead than this are given by their month. */
const NEAR = 300

function range(
  { hero, units, today }: AnswerContext,
  course: Course,
  shown: Pick<RangeAnswer, 'flag' | 'caption'> & {
    readonly last: number
    readonly hasGoal: boolean
    readonly isExact?: true
  },
): RangeAnswer | null {
  const { last, flag, caption, hasGoal, isExact } = shown
  const { weight, goalWeight } = hero
  const end = course.days[last]?.half
  if (weight === undefined || goalWeight === undefined || end === undefined) return null
  const band = bandTo(course, last, weight)
  const typed = (mass: number): string => typedMass(kg(mass), { units, weight: kg(weight), goal: kg(goalWeight) })
  const textOf = isExact === true ? exactMassText : bandMassText(end)
  const labels = {
    start: isExact === true ? exactMassText(kg(weight), units) : typed(weight),
    low: textOf(end.low, units),
    high: textOf(end.high, units),
    today: words.today,
    flag: flag === null ? '' : daysText(flag),
    end: last <= NEAR ? shortDateText(addDays(today, last)) : monthText(addDays(today, last)),
  }
  const goal = hasGoal ? { weight: goalWeight, label: words.goalLine(typed(goalWeight)) } : null
  return { view: 'range', start: weight, band, goal, flag, labels, caption }
}

/** The first days, most of whose loss is water. */
export function weightChange(asked: AnswerContext): RangeAnswer | null {
  const course = courseOf(asked)
  if (course === null) return null
  const { endDay, loss, water } = course.waterPhase
  const lossText = asked.units === 'imperial' ? massText(loss, 'imperial') : exactMassText(loss, 'metric')
  return range(asked, course, {
    last: Math.min(84, course.days.length - 1),
    flag: endDay,
    hasGoal: false,
    // Whole numbers would call today and the upper end alike.
    isExact: true,
    caption: {
      title: words.firstDays(lossText, daysText(endDay)),
      text: words.firstDaysText(formatWhole(Math.round((10 * water) / loss) * 10)),
    },
  })
}

/** When half of people like this are at the goal; null if that is never. */
export function goalMonth(asked: AnswerContext): RangeAnswer | null {
  const course = courseOf(asked)
  const half = course?.reach.half ?? null
  if (course === null || half === null) return null
  const caption = { title: words.goal(monthText(addDays(asked.today, half))), text: words.goalText }
  return range(asked, course, { last: half, flag: half, hasGoal: true, caption })
}

/** What a year brings to half of people like this. */
function yearAhead(asked: AnswerContext): RangeAnswer | null {
  const course = courseOf(asked)
  const last = Math.min(YEAR, (course?.days.length ?? 1) - 1)
  const band = course?.days[last]?.half
  if (course === null || band === undefined) return null
  const caption = { title: words.farGoal, text: words.farGoalText(rangeText(band, asked.units)) }
  return range(asked, course, { last, flag: null, hasGoal: true, caption })
}

/** The range on the day of the event; null while there is none. */
function onEventDay(asked: AnswerContext): RangeAnswer | null {
  const course = courseOf(asked)
  const day = eventDayOf(asked.hero)
  if (course === null || day === undefined || day === '') return null
  const last = daysBetween(asked.today, day)
  const on = last === null ? undefined : course.days[last]
  if (last === null || on === undefined || last < 1) return null
  const caption = {
    // A day that is so far ahead needs its year.
    title: words.event(last <= NEAR ? dateText(day) : shortFullDateText(day)),
    text: words.eventText(rangeText(on.half, asked.units)),
  }
  return range(asked, course, { last, flag: last, hasGoal: true, caption })
}

/** The range on the day of the event, or else the month of the goal, or what a year brings. */
export const eventDay = (asked: AnswerContext): RangeAnswer | null =>
  onEventDay(asked) ?? goalMonth(asked) ?? yearAhead(asked)
