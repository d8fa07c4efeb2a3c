import { eventDayOf } from '#domain/funnel/path.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { type Kg, kg } from '#domain/units.ts'
import { dateText, daysText, monthText } from '#web/words/dates.ts'
import { exactMassText, massText, spanText } from '#web/words/measures.ts'
import type { AnswerContext } from './answer.ts'
import type { BandDay } from './place-range.ts'
import type { RangeAnswer } from './range-view.tsx'
import { rangeWords as words } from './range-words.ts'

/** A curve is drawn with about so many points. */
const POINTS = 40
const YEAR = 365

type Course = Extract<ReturnType<typeof heroForecast>, { readonly days: unknown }>

/** The forecast of a plan to lose weight; null if there is none, or not yet. */
function courseOf({ hero, today }: AnswerContext): Course | null {
  const forecast = heroForecast(hero, today)
  return forecast !== 'incomplete' && 'days' in forecast ? forecast : null
}

/** A range in words, rounded as in the headline of the forecast and beside the drawing. */
const rangeText = ({ low, high }: Course['days'][number]['half'], units: AnswerContext['units']): string =>
  spanText(massText(kg(low), units), massText(kg(high), units), units)

function bandTo({ days }: Course, last: number): readonly BandDay[] {
  const step = Math.max(1, Math.round(last / POINTS))
  return days
    .filter(({ day }) => day <= last && (day % step === 0 || day === last))
    .map(({ day, half }) => ({ day, low: half.low, high: half.high }))
}

function range(
  { hero, units }: AnswerContext,
  course: Course,
  shown: Pick<RangeAnswer, 'flag' | 'caption'> & { readonly last: number; readonly hasGoal: boolean },
): RangeAnswer | null {
  const { last, flag, caption, hasGoal } = shown
  const band = bandTo(course, last)
  const end = band.at(-1)
  if (hero.weight === undefined || end === undefined) return null
  const labels = {
    start: massText(kg(hero.weight), units),
    low: massText(kg(end.low), units),
    high: massText(kg(end.high), units),
  }
  const goal =
    hasGoal && hero.goalWeight !== undefined
      ? { weight: hero.goalWeight, label: words.goalLine(massText(kg(hero.goalWeight), units)) }
      : null
  return { view: 'range', band, goal, flag, labels, caption }
}

/** The first days, most of whose loss is water. */
export function weightChange(asked: AnswerContext): RangeAnswer | null {
  const course = courseOf(asked)
  if (course === null) return null
  const { endDay, loss, water } = course.waterPhase
  const text = (mass: Kg) => exactMassText(mass, asked.units)
  return range(asked, course, {
    last: Math.min(84, course.days.length - 1),
    flag: endDay,
    hasGoal: false,
    caption: { title: words.firstDays(text(loss), daysText(endDay)), text: words.firstDaysText(text(water)) },
  })
}

/** When half of people like this are at the goal, or what a year is for. */
export function bestShape(asked: AnswerContext): RangeAnswer | null {
  const course = courseOf(asked)
  if (course === null) return null
  const { half } = course.reach
  const last = half ?? Math.min(YEAR, course.days.length - 1)
  const band = course.days[last]?.half
  if (band === undefined) return null
  const caption =
    half === null
      ? { title: words.farGoal, text: words.farGoalText(rangeText(band, asked.units)) }
      : { title: words.goal(monthText(addDays(asked.today, half))), text: words.goalText }
  return range(asked, course, { last, flag: half, hasGoal: true, caption })
}

/** The range on the day of the event; the goal's own day while there is none. */
export function eventDay(asked: AnswerContext): RangeAnswer | null {
  const course = courseOf(asked)
  const day = eventDayOf(asked.hero)
  if (course === null || day === undefined || day === '') return bestShape(asked)
  const last = daysBetween(asked.today, day)
  const on = last === null ? undefined : course.days[last]
  if (last === null || on === undefined || last < 1) return bestShape(asked)
  const caption = {
    title: words.event(dateText(day)),
    text: words.eventText(rangeText(on.half, asked.units)),
  }
  return range(asked, course, { last, flag: last, hasGoal: true, caption })
}
