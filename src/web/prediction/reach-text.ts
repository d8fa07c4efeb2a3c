import { shareAt } from '#domain/forecast/forecast-day.ts'
import { type Days, kg } from '#domain/units.ts'
import { exactMassText, massText } from '#web/words/measures.ts'
import type { ForecastContext } from './forecast-context.ts'
import type { CourseForecast } from './headline.ts'
import { reachWords } from './reach-words.ts'
import { firstStepText } from './share-text.ts'

const HALF_YEAR = 182
/** Losing 3 to 5 % and keeping it off already lowers blood pressure and blood sugar (AHA/ACC/TOS guideline, 2013). */
const FIRST_STEP = 0.05
/** For goals closer than this, kg, weights are shown with a decimal. */
const NEAR = 2
/** A share below this is not worth a hope, nor a sentence. */
const WORTH_SAYING = 0.15

/** The chance of losing 5 % in half a year; nothing if the goal is nearer than that, or the chance is small. */
function firstStep({ days }: CourseForecast, context: ForecastContext, when: (day: Days) => string): readonly string[] {
  const { weight, goal, units } = context
  const target = kg(weight * (1 - FIRST_STEP))
  const on = days[HALF_YEAR]
  if (on === undefined || target <= goal || shareAt(target, on) < WORTH_SAYING) return []
  return [firstStepText(shareAt(target, on), massText(target, units), when(on.day))]
}

/** When people are at the goal: a span of days, or truthfully not within a year, and what there is to win before. */
export function goalReachText(forecast: CourseForecast, context: ForecastContext, when: (day: Days) => string): string {
  const { weight, goal, units } = context
  const { tenth, quarter, half, threeQuarters } = forecast.reach
  const mass = (weight - goal < NEAR || units === 'metric' ? exactMassText : massText)(goal, units)
  if (quarter !== null && threeQuarters !== null) return reachWords.span(mass, when(quarter), when(threeQuarters))
  if (quarter !== null && half !== null) return reachWords.quarterAndHalf(mass, when(quarter), when(half))
  if (quarter !== null) return `${reachWords.quarter(mass, when(quarter))} ${reachWords.keepOn}`
  const reach = tenth !== null ? reachWords.tenth(mass, when(tenth)) : reachWords.few(mass)
  return [...firstStep(forecast, context, when), reach, reachWords.keepOn].join(' ')
}
