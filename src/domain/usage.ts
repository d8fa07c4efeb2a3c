import type { UnitSystem } from './unit-system.ts'

/** Where somebody shops: what packs are sold there, and what foods and tools are called. */
export const markets = ['US', 'GB'] as const
export type Market = (typeof markets)[number]

/** The languages in which recipes, foods and amounts are said; each market has an English of its own. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/**
 * How somebody measures, where they shop and what they read: an American may weigh in grams, and a Briton may think in
 * pounds. English is not named.
 */
export type Usage = `${UnitSystem}-${Market}` | `${UnitSystem}-${Market}-es`

export const usageOf = (units: UnitSystem, market: Market, language: Language = 'en'): Usage =>
  language === 'en' ? `${units}-${market}` : `${units}-${market}-${language}`

export const unitsIn = (usage: Usage): UnitSystem => (usage.startsWith('metric') ? 'metric' : 'imperial')

export const marketOf = (usage: Usage): Market => (usage.includes('-US') ? 'US' : 'GB')

/** The language in which somebody cooks and shops. */
export const languageIn = (usage: Usage): Language => (usage.endsWith('-es') ? 'es' : 'en')
