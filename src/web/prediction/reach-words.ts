import { shareAt } from '#domain/forecast/forecast-day.ts'
import { type Days, kg } from '#domain/units.ts'
import { exactMassText, massText } from '#web/words/measures.ts'
import { THIN } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import type { CourseForecast } from './headline.ts'
import { shareText } from './share-words.ts'

const HALF_YEAR = 182
/** Losing 3 to 5 % and keeping it off already lowers blood pressure and blood sugar (AHA/ACC/TOS guideline, 2013). */
const FIRST_STEP = 0.05
/** For goals closer than this, kg, weights are shown with a decimal. */
const NEAR = 2
/** A share below this is not worth a hope, nor a sentence. */
const WORTH_SAYING = 0.15

/** The chance of losing 5 % in half a year; empty if the goal is nearer than that, or the chance is small. */
function firstStepText({ days }: CourseForecast, context: ForecastContext, when: (day: Days) => string): string {
  const { weight, goal, units } = context
  const target = kg(weight * (1 - FIRST_STEP))
  const on = days[HALF_YEAR]
  if (on === undefined || target <= goal || shareAt(target, on) < WORTH_SAYING) return ''
  const { share, like, verb } = shareText(shareAt(target, on))
  return `${share} ${like} ${verb('weigh', 'weighs')} ${massText(target, units)} or less by ${when(on.day)}, and those 5${THIN}% already help blood pressure and blood sugar. `
}

/** When people are at the goal: a span of days, or truthfully not within a year, and what there is to win before. */
export function goalReachText(forecast: CourseForecast, context: ForecastContext, when: (day: Days) => string): string {
  const { weight, goal, units } = context
  const { tenth, quarter, half, threeQuarters } = forecast.reach
  const mass = (weight - goal < NEAR || units === 'metric' ? exactMassText : massText)(goal, units)
  if (quarter !== null && threeQuarters !== null) {
    return `Half of people like you get to ${mass} between ${when(quarter)} and ${when(threeQuarters)}. Some are faster, some slower.`
  }
  if (quarter !== null && half !== null) {
    return `One in four people like you is at ${mass} by ${when(quarter)}, half are by ${when(half)}. The others aren’t within a year.`
  }
  const keepOn = 'What decides is keeping on: your plan follows your weight every week.'
  if (quarter !== null) {
    return `One in four people like you is at ${mass} by ${when(quarter)}. Most aren’t within a year. ${keepOn}`
  }
  const first = firstStepText(forecast, context, when)
  return tenth !== null
    ? `${first}One in ten is at your goal of ${mass} by ${when(tenth)}. Most aren’t within a year. ${keepOn}`
    : `${first}Few people like you are at your goal of ${mass} within a year. ${keepOn}`
}
