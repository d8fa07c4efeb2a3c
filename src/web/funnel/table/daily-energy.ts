import type { Outlook } from '#domain/forecast/forecast.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import type { AnswerContext } from './answer.ts'

/** Energies are shown in tens, kcal. */
const ROUNDING = 10

/** An energy as it is shown, kcal a day. */
export const shownEnergy = (energy: number): number => Math.round(energy / ROUNDING) * ROUNDING

/** What the forecast says about the body so far; null while a measure is missing or cannot be right. */
export function outlookOf({ hero, today }: AnswerContext): Outlook | null {
  const forecast = heroForecast(hero, today)
  return forecast === 'incomplete' || forecast.code === 'INPUT_IMPLAUSIBLE' ? null : forecast
}
