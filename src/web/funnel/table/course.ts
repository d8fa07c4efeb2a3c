import { heroForecast } from '#domain/hero/hero-forecast.ts'
import type { AnswerContext } from './answer.ts'

export const YEAR = 365

export type Course = Extract<ReturnType<typeof heroForecast>, { readonly days: unknown }>

/** The forecast of a plan to lose weight; null if there is none, or not yet. */
export function courseOf({ hero, today }: AnswerContext): Course | null {
  const forecast = heroForecast(hero, today)
  return forecast !== 'incomplete' && 'days' in forecast ? forecast : null
}
