import type { Advisory } from '#domain/body/safety-gate.ts'
import type { Outlook } from '#domain/forecast/forecast.ts'
import { type ForecastDay, shareAt } from '#domain/forecast/forecast-day.ts'
import { addDays } from '#domain/time.ts'
import { type Days, type KcalPerDay, type Kg, kcalPerDay, kg } from '#domain/units.ts'
import { dayText, fullDayText, monthText } from '#web/words/dates.ts'
import { differenceText, exactMassText, massText, spanText } from '#web/words/measures.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { type CourseForecast, goalDayOf, type Headline, lastShownDay } from './headline.ts'
import { goalReachText } from './reach-words.ts'
import { shareText } from './share-words.ts'

const ESTIMATE = 'From your body’s energy balance, and from how people really do.'

/** Texts that do not depend on the visitor's answers. */
export const predictionWords = {
  title: 'Your weight forecast',
  heading: 'Here is what your body can do',
  lead: `${ESTIMATE} Not a promise, not an ad.`,
  goOn: 'Continue',
  when: 'Your goal, and when',
  slower: 'Why is it slower than ads say?',
  lighter:
    'The first days look quick because water goes first. Then a lighter body burns less, hunger grows, and hardly anyone keeps every day. After about half a year weight levels off for most people, and some of it comes back.',
  chart: 'Your weight over time',
  half: 'Half of people like you',
  most: 'Four in five',
  line: 'Plan kept every day',
  kept: 'every day kept',
  landing:
    'Worked out from your body’s energy balance, and from how people did in published studies. Where you end up within the bands isn’t decided yet: once you weigh in, the forecast becomes your own.',
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
/** An event or a promise before this day is mostly about water. */
const EARLY_EVENT = 14
/** For a change smaller than this, kg, weights are shown with a decimal: whole numbers would hide too much. */
const SMALL_CHANGE = 2

const kcalText = (energy: KcalPerDay): string => formatWhole(Math.round(energy / 10) * 10)

/** A weight that the visitor has typed: in kilograms with its decimal, in pounds whole unless there is little to lose. */
export const typedMass = (mass: Kg, { units, weight, goal }: ForecastContext): string =>
  units === 'metric' || weight - goal < SMALL_CHANGE ? exactMassText(mass, units) : massText(mass, units)

/** "June 12" for a day in the next months, "June 2028" for a later one. */
export function whenText(day: Days, { today }: ForecastContext): string {
  const date = addDays(today, day)
  return day <= NEAR ? dayText(date, date) : monthText(date)
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

/** Bands narrower than this, kg, get a decimal: whole numbers would hide too much. */
const NARROW_BAND = 4

/** "74–81 kg": the weights between which half of people are on a day, or four in five. */
export function bandText({ half, most }: ForecastDay, share: 'half' | 'most', { units }: ForecastContext): string {
  const { low, high } = share === 'half' ? half : most
  const textOf = half.high - half.low < NARROW_BAND ? exactMassText : massText
  return spanText(textOf(low, units), textOf(high, units), units)
}

/** The heading in three parts: the weights in the middle must stay on one line. */
export const headingText = (
  { on }: Headline,
  context: ForecastContext,
): readonly [before: string, span: string, after: string] => [
  `By ${whenText(on.day, context)}, half of people like you weigh `,
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
  if (best < NO_CHANGE) return 'That early, hardly anyone’s weight has changed.'
  const { share, verb } = shareText(shareAt(weight, on))
  const lighter = `${share} ${verb('are', 'is')} lighter than today, one in ten by more than ${differenceText(best, units)}.`
  if (worst >= NO_CHANGE) return `${lighter} One in ten has lost less than ${differenceText(worst, units)}.`
  if (worst > -NO_CHANGE) return `${lighter} One in ten has lost nothing.`
  return `${lighter} One in ten has gained ${differenceText(kg(-worst), units)} or more.`
}

/** The lead below the heading: the tails, and the weight if the plan is kept every day. */
export function leadText(forecast: CourseForecast, headline: Headline, context: ForecastContext): string {
  const { about, on } = headline
  const kept = `Kept every day, the plan would lead to about ${headlineMass(headline, context)}`
  const { milestone } = forecast
  const meaning =
    about === 'goal'
      ? ', your goal.'
      : about === 'milestone' && milestone !== null
        ? `, ${formatWhole(milestone.share * 100)}${THIN}% less than today.`
        : '.'
  return `${tenthsText(on, context)} ${kept}${meaning}`
}

/** The people on the day of an event that the heading is not about; null if there is none. */
export function eventText({ event }: CourseForecast, { about }: Headline, context: ForecastContext): string | null {
  if (event === null || about === 'event') return null
  const day = `By ${context.event ?? 'your day'}, half of people like you weigh ${bandText(event, 'half', context)}.`
  return event.day < EARLY_EVENT ? `${day} What changes in the first days is mostly water.` : day
}

/** Whether a body at the goal spends less than any plan lets its member eat: then no plan leads there. */
const isUnderFloor = ({ maintenanceAtGoal, energy }: CourseForecast): boolean => maintenanceAtGoal < energy.floor

/** When people are at the goal, or why no plan leads there. */
export function goalText(forecast: CourseForecast, { about }: Headline, context: ForecastContext): string {
  const goal = typedMass(context.goal, context)
  if (isUnderFloor(forecast) && goalDayOf(forecast) === null) {
    return `Your goal of ${goal} is out of reach by eating alone: a body that light spends less than the ${kcalText(forecast.energy.floor)}${THIN}kcal that no plan of ours goes under. Every step towards it counts, and moving more takes you further.`
  }
  const sooner = about === 'event' ? ' Getting there sooner would ask more of your body than is good for it.' : ''
  return `${goalReachText(forecast, context, (day) => whenText(day, context))}${sooner}`
}

/** What the rule behind most ads (3,500 kcal a pound, however long it takes) would promise this visitor. */
export function advertText(forecast: CourseForecast, context: ForecastContext): string {
  const { units } = context
  const counting = `Ads count ${units === 'metric' ? `7,700${THIN}kcal a kilogram` : `3,500${THIN}kcal a pound`}, forever.`
  const { promisedGoalDay, day, promisedLoss } = forecast.linearRule
  const on = forecast.days[promisedGoalDay]
  if (promisedGoalDay < EARLY_EVENT)
    return `${counting} Over a distance as short as yours that makes little difference.`
  if (on !== undefined) {
    return `${counting} They would promise ${typedMass(context.goal, context)} by ${whenText(promisedGoalDay, context)}. Half of people like you weigh ${bandText(on, 'half', context)} then.`
  }
  const then = forecast.days[day]
  if (then === undefined) throw new RangeError('a course includes the day of its comparison')
  return `${counting} By ${whenText(day, context)} they would promise you ${differenceText(promisedLoss, units)} less. Half of people like you weigh ${bandText(then, 'half', context)} then.`
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

/** The chart in a few sentences, for screen readers. */
export function describeCourse(forecast: CourseForecast, headline: Headline, context: ForecastContext): string {
  const { on } = headline
  const [before, span] = headingText(headline, context)
  const last = forecast.days[lastShownDay(forecast)]
  const later =
    last === undefined || last.day <= on.day
      ? ''
      : ` By ${whenText(last.day, context)}, half weigh ${bandText(last, 'half', context)}: the weight levels off after about half a year, and part of it comes back.`
  return `From ${typedMass(context.weight, context)} today. ${before}${span}, four in five ${bandText(on, 'most', context)}; it is about ${headlineMass(headline, context)} if every day of the plan is kept.${later}`
}
