import type { ForecastDay } from '#domain/body/course.ts'
import type { Outlook } from '#domain/body/forecast.ts'
import type { Advisory } from '#domain/body/safety-gate.ts'
import { addDays } from '#domain/time.ts'
import { type Days, type KcalPerDay, type Kg, kcalPerDay } from '#domain/units.ts'
import { dayText, fullDayText } from '#web/words/dates.ts'
import { differenceText, exactMassText, massText, spanText } from '#web/words/measures.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { type CourseForecast, goalDayOf, type Headline } from './headline.ts'

const ESTIMATE = 'An estimate from your body’s own energy balance.'

/** Texts that do not depend on the visitor's answers. */
export const predictionWords = {
  title: 'Your weight forecast',
  heading: 'Here is what your body can do',
  lead: `${ESTIMATE} Not a promise, not an ad.`,
  goOn: 'Continue',
  slower: 'Why is it slower than ads say?',
  lighter:
    'The first days look quick because water goes first. Then, as you get lighter, your body burns less, and each step down takes a little longer than the one before.',
  chart: 'Your weight over time',
  band: 'Most people',
  line: 'Plan kept every day',
  kept: 'every day kept',
  landing: `Nobody keeps to a plan every day: the band is where most people end up. ${ESTIMATE} Bodies differ.`,
  water: ['mostly water'],
  asTable: 'Show as a table',
  date: 'Date',
  energy: 'Your energy in numbers',
  doctor: 'Please see a doctor first',
} as const

export const advisoryWords = {
  BMI_40_PLUS:
    'At your weight a doctor can do more for you than a meal plan alone. It is worth having one by your side.',
  VERY_OUT_OF_BREATH:
    'Stairs leave you very out of breath. Please have that looked at before you start to exercise more.',
  AGE_60_BAND: 'If you are 65 or older, or take medicine regularly, show the plan to your doctor before you begin.',
} as const satisfies Record<Advisory, string>

/** Dates more than this many days ahead are given by month and year: the day would be false precision. */
const NEAR = 300
/** For a change smaller than this, kg, weights are shown with a decimal: whole numbers would hide too much. */
const SMALL_CHANGE = 2

const kcalText = (energy: KcalPerDay): string => formatWhole(Math.round(energy / 10) * 10)

/** A weight that the visitor has typed: in kilograms with its decimal, in pounds whole unless there is little to lose. */
export const typedMass = (mass: Kg, { units, weight, goal }: ForecastContext): string =>
  units === 'metric' || weight - goal < SMALL_CHANGE ? exactMassText(mass, units) : massText(mass, units)

/** A computed weight: whole, unless it is close to the current weight. */
export const estimatedMass = (mass: Kg, { units, weight }: ForecastContext): string =>
  weight - mass < SMALL_CHANGE ? exactMassText(mass, units) : massText(mass, units)

/** "12 June" for a day in the next months, "June 2028" for a later one. */
export function whenText(day: Days, { today }: ForecastContext): string {
  const date = addDays(today, day)
  return day <= NEAR ? dayText(date, date) : fullDayText(date).replace(/^\d+ /, '')
}

/** The day of an event: the visitor chose it, so it is shown exactly even if it is far ahead. */
export const eventDayText = (day: Days, context: ForecastContext): string =>
  day <= NEAR ? whenText(day, context) : fullDayText(addDays(context.today, day))

/** The weight of a headline, worded alike in the heading and on the curve. */
export const headlineMass = ({ about, on }: Headline, context: ForecastContext): string =>
  about === 'goal' ? typedMass(context.goal, context) : estimatedMass(on.weight, context)

/** The range of most people's weights on a day; both ends get a decimal if whole numbers would hide too much. */
export function typicalText({ typicalBest, typicalHigh }: ForecastDay, { units, weight }: ForecastContext): string {
  const textOf = weight - typicalHigh < SMALL_CHANGE ? exactMassText : massText
  return spanText(textOf(typicalBest, units), textOf(typicalHigh, units), units)
}

/** The heading in three parts: the weights in the middle must stay on one line. */
export const headingText = (
  { on }: Headline,
  context: ForecastContext,
): readonly [before: string, span: string, after: string] => [
  'Most people reach ',
  typicalText(on, context),
  ` by ${whenText(on.day, context)}`,
]

/** The lead below the heading: the weight if the plan is kept every day, and what it means. */
export function leadText(forecast: CourseForecast, headline: Headline, context: ForecastContext): string {
  const kept = `Keep to the plan every day, and it will be about ${headlineMass(headline, context)}`
  const { about } = headline
  const { event } = context
  if (about === 'event') return `${kept}. That is realistic for ${event ?? 'your day'}.`
  if (about === 'horizon') return `${kept}. That is how far two years may take you.`
  if (about === 'milestone' && forecast.milestone !== null) {
    return `${kept}. Your first milestone: ${formatWhole(forecast.milestone.share * 100)}${THIN}% of your weight.`
  }
  const isInTime = forecast.code === 'OK' && forecast.event !== null && event !== null
  return isInTime ? `${kept}: your goal, in time for ${event}.` : `${kept}: your goal.`
}

/** Water that comes back when the person eats enough again; less than this, kg, is not mentioned. */
const RETURNING = 0.3

function afterGoalText({ event }: Extract<CourseForecast, { code: 'OK' }>, context: ForecastContext): string | null {
  if (event === null || event.weight - context.goal < RETURNING) return null
  return `Once you are there, you eat to stay there, and a little water comes back: expect about ${exactMassText(event.weight, context.units)} for ${context.event ?? 'your day'}.`
}

/** Whether a body at the goal spends less than any plan lets its member eat: then no plan leads there. */
const isUnderFloor = ({ maintenanceAtGoal, energy }: CourseForecast): boolean => maintenanceAtGoal < energy.floor

/** The sentence about a goal that is not reached within two years. */
const withoutDay = (goal: string, forecast: CourseForecast): string =>
  isUnderFloor(forecast)
    ? `${goal} is out of reach by eating alone: a body that light spends less than the ${kcalText(forecast.energy.floor)}${THIN}kcal that no plan of ours goes under. Every step towards it counts, and moving more takes you further.`
    : `${goal} is more than two years away. You get there in stages, and each one starts from the weight you have then.`

/** When the goal is reached, if the heading is about an earlier day, or what follows it; null if there is nothing to add. */
export function goalText(forecast: CourseForecast, { about }: Headline, context: ForecastContext): string | null {
  if (forecast.code === 'OK') return afterGoalText(forecast, context)
  const goal = `Your goal of ${typedMass(context.goal, context)}`
  const goalDay = goalDayOf(forecast)
  const rest =
    goalDay === null ? withoutDay(goal, forecast) : `${goal} takes until about ${whenText(goalDay, context)}.`
  if (forecast.code !== 'EVENT_TOO_SOON') return rest
  if (about === 'event' && goalDay === null && isUnderFloor(forecast)) return rest
  if (about === 'event') return `${rest} Getting there sooner would ask more of your body than is good for it.`
  const then = estimatedMass(forecast.event.weight, context)
  const day = context.event ?? 'your day'
  return then === estimatedMass(context.weight, context)
    ? `${rest} By ${day} hardly anything changes.`
    : `${rest} For ${day}, expect about ${then}: what you lose in the first days is mostly water.`
}

/** What the rule behind most ads (3,500 kcal a pound, however long it takes) would promise this visitor. */
export function advertText(forecast: CourseForecast, context: ForecastContext): string {
  const { units } = context
  const counting = `Ads count ${units === 'metric' ? `7,700${THIN}kcal a kilogram` : `3,500${THIN}kcal a pound`}, forever.`
  const goalDay = goalDayOf(forecast)
  const { day, loss, promisedLoss, promisedGoalDay } = forecast.linearRule
  if (goalDay !== null && goalDay - promisedGoalDay >= 7) {
    return `${counting} They would promise ${typedMass(context.goal, context)} by ${whenText(promisedGoalDay, context)}; your body needs until about ${whenText(goalDay, context)}.`
  }
  // If the forecast reaches the goal, the losses are not compared: an ad promises no more than the goal.
  const promised = differenceText(promisedLoss, units)
  const realistic = differenceText(loss, units)
  if (goalDay === null && promised !== realistic && promisedLoss > loss * 1.05) {
    return `${counting} By ${whenText(day, context)} they would promise you ${promised} less; about ${realistic} is realistic.`
  }
  return `${counting} Over a distance as short as yours that makes little difference.`
}

export type EnergyFact = { readonly figure: string; readonly text: string }

/** The daily energies of a plan, each with a sentence. */
export function courseFacts(forecast: CourseForecast, context: ForecastContext): readonly EnergyFact[] {
  const { total, intake, floor } = forecast.energy
  const less = kcalText(kcalPerDay(total - intake))
  return [
    {
      figure: kcalText(intake),
      text: `to eat a day at first: ${less} less than you spend, and never under ${kcalText(floor)}. It is recalculated every four weeks.`,
    },
    { figure: kcalText(total), text: 'spent a day: what your body uses now, all movement included.' },
    {
      figure: kcalText(forecast.maintenanceAtGoal),
      text: isUnderFloor(forecast)
        ? `is all that a body of ${typedMass(context.goal, context)} would spend: less than we let anyone eat.`
        : `to stay at ${typedMass(context.goal, context)} later. A lighter body needs less, and knowing that helps to keep it off.`,
    },
  ]
}

/** The daily energies if there is no weight to lose. */
export function steadyFacts({ energy: { total, intake } }: Outlook): readonly EnergyFact[] {
  const spent = { figure: kcalText(total), text: 'spent a day: what your body uses now, all movement included.' }
  const eaten =
    intake > total
      ? 'to eat a day: a little more than you spend, since less would leave you short of nutrients.'
      : 'to eat a day: the same, so that your weight stays where it is.'
  return [spent, { figure: kcalText(intake), text: eaten }]
}

/** The chart in a sentence, for screen readers. */
export function describeCourse(forecast: CourseForecast, headline: Headline, context: ForecastContext): string {
  const goalDay = goalDayOf(forecast)
  const goal =
    goalDay === null || headline.about === 'goal'
      ? ''
      : ` Your goal of ${typedMass(context.goal, context)} is reached by about ${whenText(goalDay, context)}.`
  const by = `${typicalText(headline.on, context)} by ${whenText(headline.on.day, context)}`
  return `From ${typedMass(context.weight, context)} today, most people reach ${by}, faster at first and slower later; about ${headlineMass(headline, context)} if every day of the plan is kept.${goal}`
}
