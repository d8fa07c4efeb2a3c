import { heroForecast } from '#domain/hero/hero-forecast.ts'
import type { AnswerContext } from './answer.ts'

export const YEAR = 365

export type Course = Extract<ReturnType<typeof heroForecast>, { readonly days: unknown }>

/** The forecast of a plan to lose weight; null if there is none, not yet, or none may be shown. */
export function courseOf({ hero, today, mayForecast }: AnswerContext): Course | null {
  if (!mayForecast) return null
  const forecast = heroForecast(hero, today)
  return forecast !== 'incomplete' && 'days' in forecast ? forecast : null
}
