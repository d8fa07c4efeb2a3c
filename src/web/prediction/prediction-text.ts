import type { Outlook } from '#domain/forecast/forecast.ts'
import { type ForecastDay, shareAt } from '#domain/forecast/forecast-day.ts'
import { addDays } from '#domain/time.ts'
import { type Days, type KcalPerDay, kcalPerDay, kg } from '#domain/units.ts'
import { dateInSentence, dayText, fullDayText, monthText } from '#web/words/dates.ts'
import { bandMassText, differenceText, exactMassText, massText, spanText, typedMass } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { type CourseForecast, goalDayOf, type Headline, lastShownDay } from './headline.ts'
import {
  advertWords,
  courseWords,
  energyWords,
  eventWords,
  goalWords,
  headingWords,
  leadWords,
  tenthsWords,
} from './prediction-words.ts'
import { goalReachText } from './reach-text.ts'
import { lighterText } from './share-text.ts'

/** Dates more than this many days ahead are given by month and year: the day would be false precision. */
const NEAR = 300
/** An event or a promise before this day is mostly about water. */
const EARLY_EVENT = 14
/** For a change smaller than this, kg, weights are shown with a decimal: whole numbers would hide too much. */
const SMALL_CHANGE = 2

const kcalText = (energy: KcalPerDay): string => formatWhole(Math.round(energy / 10) * 10)

/** "June 12" for a day in the next months, "June 2028" for a later one. */
export function whenText(day: Days, { today }: ForecastContext): string {
  const date = addDays(today, day)
  return day <= NEAR ? dayText(date, date) : monthText(date)
}

/** The same after a preposition: "by June 12". */
export function whenInSentence(day: Days, context: ForecastContext): string {
  return day <= NEAR ? dateInSentence(addDays(context.today, day)) : whenText(day, context)
}

/** The day of an event: the visitor chose it, so it is shown exactly even if it is far ahead. */
export const eventDayText = (day: Days, context: ForecastContext): string =>
  day <= NEAR ? whenText(day, context) : fullDayText(addDays(context.today, day))

/** The weight of a headline, worded alike in the heading and on the curve. */
export const headlineMass = ({ about, on }: Headline, context: ForecastContext): string => {
  if (about === 'goal') return typedMass(context.goal, context)
  const textOf = context.weight - on.weight < SMALL_CHANGE ? exactMassText : massText
  return textOf(on.weight, context.units)
}

/** "74–81 kg": the weights between which half of people are on a day, or four in five. */
export function bandText({ half, most }: ForecastDay, share: 'half' | 'most', { units }: ForecastContext): string {
  const { low, high } = share === 'half' ? half : most
  const textOf = bandMassText(half)
  return spanText(textOf(low, units), textOf(high, units), units)
}

/** The heading in three parts: the weights in the middle must stay on one line. */
export const headingText = (
  { on }: Headline,
  context: ForecastContext,
): readonly [before: string, span: string, after: string] => [
  headingWords.before(whenInSentence(on.day, context)),
  bandText(on, 'half', context),
  '',
]

/** A change smaller than this, kg, is none. */
const NO_CHANGE = 0.5

/**
 * How many are lighter than today, what the tenth with the largest loss has lost at least, and what the last tenth can
 * expect: a small loss, none, or a gain.
 */
export function tenthsText(on: ForecastDay, { units, weight }: ForecastContext): string {
  const [best, worst] = [kg(weight - on.most.low), kg(weight - on.most.high)]
  if (best < NO_CHANGE) return tenthsWords.early
  const lighter = lighterText(shareAt(weight, on), differenceText(best, units))
  if (worst >= NO_CHANGE) return `${lighter} ${tenthsWords.lostLess(differenceText(worst, units))}`
  if (worst > -NO_CHANGE) return `${lighter} ${tenthsWords.lostNothing}`
  return `${lighter} ${tenthsWords.gained(differenceText(kg(-worst), units))}`
}

/** The lead below the heading: the tails, and the weight if the plan is kept every day. */
export function leadText(forecast: CourseForecast, headline: Headline, context: ForecastContext): string {
  const { about, on } = headline
  return `${tenthsText(on, context)} ${keptText(forecast, about, headlineMass(headline, context))}`
}

function keptText({ milestone }: CourseForecast, about: Headline['about'], mass: string): string {
  if (about === 'goal') return leadWords.goal(mass)
  return about === 'milestone' && milestone !== null
    ? leadWords.milestone(mass, formatWhole(milestone.share * 100))
    : leadWords.plain(mass)
}

/** The people on the day of an event that the heading is not about; null if there is none. */
export function eventText({ event }: CourseForecast, { about }: Headline, context: ForecastContext): string | null {
  if (event === null || about === 'event') return null
  const band = bandText(event, 'half', context)
  const day = context.event === null ? eventWords.onYourDay(band) : eventWords.on(context.event, band)
  return event.day < EARLY_EVENT ? `${day} ${eventWords.mostlyWater}` : day
}

/** Whether a body at the goal spends less than any plan lets its member eat: then no plan leads there. */
const isUnderFloor = ({ maintenanceAtGoal, energy }: CourseForecast): boolean => maintenanceAtGoal < energy.floor

/** When people are at the goal, or why no plan leads there. */
export function goalText(forecast: CourseForecast, { about }: Headline, context: ForecastContext): string {
  const goal = typedMass(context.goal, context)
  if (isUnderFloor(forecast) && goalDayOf(forecast) === null)
    return goalWords.outOfReach(goal, kcalText(forecast.energy.floor))
  const reach = goalReachText(forecast, context, (day) => whenInSentence(day, context))
  return about === 'event' ? `${reach} ${goalWords.sooner}` : reach
}

/** What the rule behind most ads (3,500 kcal a pound, however long it takes) would promise this visitor. */
export function advertText(forecast: CourseForecast, context: ForecastContext): string {
  const { units } = context
  const counting = advertWords.counting[units]
  const { promisedGoalDay, day, promisedLoss } = forecast.linearRule
  if (promisedGoalDay < EARLY_EVENT) return `${counting} ${advertWords.short}`
  const on = forecast.days[promisedGoalDay]
  if (on !== undefined) {
    const [goal, when] = [typedMass(context.goal, context), whenInSentence(promisedGoalDay, context)]
    return `${counting} ${advertWords.goal(goal, when, bandText(on, 'half', context))}`
  }
  const then = forecast.days[day]
  if (then === undefined) throw new RangeError('a course includes the day of its comparison')
  const loss = differenceText(promisedLoss, units)
  return `${counting} ${advertWords.loss(whenInSentence(day, context), loss, bandText(then, 'half', context))}`
}

/**
 * The day on which adverts promise the goal, beside the one by which half of people are there; null where the adverts'
 * day is too near, or further away than the forecast reaches.
 */
export function goalDays(
  { linearRule: { promisedGoalDay }, days, reach }: CourseForecast,
  context: ForecastContext,
): { readonly promised: string; readonly half: string } | null {
  if (promisedGoalDay < EARLY_EVENT || days[promisedGoalDay] === undefined) return null
  return {
    promised: whenText(promisedGoalDay, context),
    half: reach.half === null ? advertWords.later : whenText(reach.half, context),
  }
}

export type EnergyFact = { readonly figure: string; readonly text: string }

/** The daily energies of a plan, each with a sentence. */
export function courseFacts(forecast: CourseForecast, context: ForecastContext): readonly EnergyFact[] {
  const { total, intake, floor } = forecast.energy
  const goal = typedMass(context.goal, context)
  const less = kcalText(kcalPerDay(total - intake))
  return [
    { figure: kcalText(intake), text: energyWords.eaten(less, kcalText(floor)) },
    { figure: kcalText(total), text: energyWords.spent },
    {
      figure: kcalText(forecast.maintenanceAtGoal),
      text: isUnderFloor(forecast) ? energyWords.underFloor(goal) : energyWords.later(goal),
    },
  ]
}

/** The daily energies if there is no weight to lose. */
export function steadyFacts({ energy: { total, intake } }: Outlook): readonly EnergyFact[] {
  const spent = { figure: kcalText(total), text: energyWords.spent }
  return [spent, { figure: kcalText(intake), text: intake > total ? energyWords.aLittleMore : energyWords.theSame }]
}

/** The chart in a few sentences, for screen readers. */
export function describeCourse(forecast: CourseForecast, headline: Headline, context: ForecastContext): string {
  const { on } = headline
  const last = forecast.days[lastShownDay(forecast)]
  const course = courseWords.course(
    typedMass(context.weight, context),
    whenInSentence(on.day, context),
    bandText(on, 'half', context),
    bandText(on, 'most', context),
    headlineMass(headline, context),
  )
  return last === undefined || last.day <= on.day
    ? course
    : `${course} ${courseWords.later(whenInSentence(last.day, context), bandText(last, 'half', context))}`
}
