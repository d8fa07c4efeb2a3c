import type { Outlook } from '#domain/body/forecast.ts'
import type { Advisory } from '#domain/body/safety-gate.ts'
import { addDays } from '#domain/time.ts'
import { type Days, days, type KcalPerDay, type Kg, kcalPerDay } from '#domain/units.ts'
import { dayText, fullDayText } from '#web/words/dates.ts'
import { exactMassText, massText, spanText } from '#web/words/measures.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { type CourseForecast, goalDayOf, type Headline } from './headline.ts'

const ESTIMATE = 'An estimate from your body’s own energy balance.'

/** Copy that does not depend on the visitor's answers. */
export const predictionWords = {
  title: 'Your weight forecast',
  heading: 'Here is what your body can do',
  lead: `${ESTIMATE} No promise, no advert.`,
  goOn: 'Continue',
  slower: 'Why slower than adverts say?',
  lighter:
    'The first days look quick because water goes first. Then, as you get lighter, your body burns less, and every kilogram takes a little longer than the one before.',
  chart: 'Your weight over time',
  line: 'Plan kept every day',
  band: 'Most people',
  water: ['mostly water'],
  asTable: 'Show as a table',
  date: 'Date',
  energy: 'Your energy in numbers',
  doctor: 'Please see a doctor first',
} as const

export const advisoryWords = {
  BMI_40_PLUS: 'At your weight a doctor can do more for you than a meal plan alone. It is worth having one beside you.',
  VERY_OUT_OF_BREATH:
    'Stairs leave you very out of breath. Please have that looked at before you start to exercise more.',
  AGE_60_BAND: 'If you are 65 or older, or take medicine regularly, show the plan to your doctor before you begin.',
} as const satisfies Record<Advisory, string>

/** Beyond this many days a date is given by its month: the day would be false precision. */
const NEAR = 300
/** Of a change smaller than this, kg, whole numbers would hide too much. */
const SMALL_CHANGE = 2

const kcalText = (energy: KcalPerDay): string => formatWhole(Math.round(energy / 10) * 10)

/** A weight that the visitor has typed: as typed in kilograms, whole in pounds. */
export const typedMass = (mass: Kg, { units }: ForecastContext): string =>
  units === 'metric' ? exactMassText(mass, units) : massText(mass, units)

/** A weight that was computed: whole, unless it is near the present one. */
export const estimatedMass = (mass: Kg, { units, weight }: ForecastContext): string =>
  weight - mass < SMALL_CHANGE ? exactMassText(mass, units) : massText(mass, units)

/** "12 June" within the next months, later "June 2028". */
export function whenText(day: Days, { today }: ForecastContext): string {
  const date = addDays(today, day)
  return day <= NEAR ? dayText(date, date) : fullDayText(date).replace(/^\d+ /, '')
}

/** "late June", without a day; later "June 2028". */
export function monthPartText(day: Days, context: ForecastContext): string {
  const words = whenText(day, context)
  const date = Number(/^\d+(?= )/.exec(words)?.[0])
  return Number.isNaN(date) ? words : words.replace(/^\d+/, date <= 10 ? 'early' : date <= 20 ? 'mid' : 'late')
}

/** "the week of 9 June", by its Monday; later "June 2028". */
function weekText(day: Days, context: ForecastContext): string {
  const weekday = new Date(addDays(context.today, day)).getUTCDay()
  const monday = days(day - ((weekday + 6) % 7))
  return day <= NEAR ? `the week of ${whenText(monday, context)}` : whenText(day, context)
}

/** The weight of a headline, in the heading and at the curve alike. */
export const headlineMass = ({ about, on }: Headline, context: ForecastContext): string =>
  about === 'goal' ? typedMass(context.goal, context) : estimatedMass(on.weight, context)

export const headingText = (headline: Headline, context: ForecastContext): string =>
  `You could weigh about ${headlineMass(headline, context)} by ${whenText(headline.on.day, context)}`

export function leadText(forecast: CourseForecast, { about }: Headline, { event }: ForecastContext): string {
  if (about === 'event') return `That is realistic for ${event ?? 'your day'}. ${ESTIMATE}`
  if (about === 'horizon') return `That is how far two years may bring you. ${ESTIMATE}`
  if (about === 'milestone' && forecast.milestone !== null) {
    return `Your first milestone: ${formatWhole(forecast.milestone.share * 100)}${THIN}% of your weight. ${ESTIMATE}`
  }
  return forecast.code === 'OK' && forecast.event !== null && event !== null
    ? `In time for ${event}. ${ESTIMATE}`
    : `If you keep to your plan. ${ESTIMATE}`
}

/** The typical weights on the headline's day, as no plan is kept every day; the weights as a part of their own. */
export function landingText(
  { on }: Headline,
  context: ForecastContext,
): readonly [before: string, span: string, after: string] {
  const low = estimatedMass(on.typicalBest, context)
  const differ = context.units === 'metric' ? 'several kilograms' : 'ten pounds or so'
  return [
    'Nobody keeps to a plan every day: most people land at ',
    spanText(low, estimatedMass(on.typicalHigh, context), context.units),
    ` by then. Bodies differ by ${differ}.`,
  ]
}

/** Eating enough again brings some water back; less than this, kg, is not mentioned. */
const RETURNING = 0.3

function afterGoalText({ event }: Extract<CourseForecast, { code: 'OK' }>, context: ForecastContext): string | null {
  if (event === null || event.weight - context.goal < RETURNING) return null
  return `Once you are there, you eat what holds it, and a little water comes back: expect about ${exactMassText(event.weight, context.units)} for ${context.event ?? 'your day'}.`
}

/** When the goal is reached where the heading is about an earlier day, and what follows it; null where nothing is to add. */
export function goalText(forecast: CourseForecast, { about }: Headline, context: ForecastContext): string | null {
  if (forecast.code === 'OK') return afterGoalText(forecast, context)
  const goal = `Your goal of ${typedMass(context.goal, context)}`
  const goalDay = goalDayOf(forecast)
  const rest =
    goalDay === null
      ? `${goal} is more than two years away. You go there in stages, and each one starts from the weight you have then.`
      : `${goal} takes until about ${weekText(goalDay, context)}.`
  if (forecast.code !== 'EVENT_TOO_SOON') return rest
  return about === 'event'
    ? `${rest} Getting there sooner would ask more of your body than is good for it.`
    : `${rest} For ${context.event ?? 'your day'}, expect about ${estimatedMass(forecast.event.weight, context)}: what goes in the first days is mostly water.`
}

/** What the rule behind most adverts (3500 kcal a pound, without end) would promise this visitor. */
export function advertText(forecast: CourseForecast, context: ForecastContext): string {
  const { units } = context
  const counting = `Adverts count ${units === 'metric' ? `7,700${THIN}kcal a kilogram` : `3,500${THIN}kcal a pound`}, for ever.`
  const goalDay = goalDayOf(forecast)
  const { day, loss, promisedLoss, promisedGoalDay } = forecast.linearRule
  if (goalDay !== null && goalDay - promisedGoalDay >= 7) {
    return `${counting} They would promise ${typedMass(context.goal, context)} by ${whenText(promisedGoalDay, context)}; your body needs until about ${whenText(goalDay, context)}.`
  }
  if (promisedLoss > loss * 1.05) {
    return `${counting} By ${whenText(day, context)} they would promise you ${massText(promisedLoss, units)} less; about ${massText(loss, units)} is realistic.`
  }
  return `${counting} On a way as short as yours that makes little difference.`
}

export type EnergyFact = { readonly figure: string; readonly text: string }

/** The energies of a plan, with a sentence each. */
export function courseFacts(forecast: CourseForecast, context: ForecastContext): readonly EnergyFact[] {
  const { total, intake, floor } = forecast.energy
  const less = kcalText(kcalPerDay(total - intake))
  return [
    {
      figure: kcalText(intake),
      text: `to eat a day at first: ${less} less than you spend, and never under ${kcalText(floor)}. It is worked out anew every four weeks.`,
    },
    { figure: kcalText(total), text: 'spent a day: what your body uses now, all movement included.' },
    {
      figure: kcalText(forecast.maintenanceAtGoal),
      text: `to stay at ${typedMass(context.goal, context)} later. A lighter body needs less, and knowing that helps to keep it off.`,
    },
  ]
}

/** The energies where no weight is to be lost. */
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
      : ` Your goal of ${typedMass(context.goal, context)} is reached around ${whenText(goalDay, context)}.`
  return `From ${typedMass(context.weight, context)} today to about ${headlineMass(headline, context)} by ${whenText(headline.on.day, context)}, faster at first and slower later.${goal}`
}
