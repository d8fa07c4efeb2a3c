import { previewEnergy } from '#domain/answers/preview-energy.ts'
import type { PreviewRequest } from '#domain/api/preview.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import type { IsoDate } from '#domain/time.ts'

/** What leaves the device for a first day, and nothing else; null if answers are missing. */
export function previewAsked(hero: Hero, today: IsoDate): PreviewRequest | null {
  const forecast = heroForecast(hero, today)
  if (forecast === 'incomplete' || forecast.code === 'INPUT_IMPLAUSIBLE') return null
  const { typeDietPrefer = [], foodRestrictions = [], cookingSkill, timeCooking, dayEats } = hero
  if (cookingSkill === undefined || timeCooking === undefined || dayEats === undefined) return null
  return {
    diets: [...typeDietPrefer],
    restrictions: [...foodRestrictions],
    skill: cookingSkill,
    time: timeCooking,
    mealsADay: dayEats,
    energy: previewEnergy(forecast.energy.intake),
  }
}
