import type { UnitSystem } from './unit-system.ts'

/** Where somebody shops: what packs are sold there, and what foods and tools are called. */
export const markets = ['US', 'GB'] as const
export type Market = (typeof markets)[number]

/** How somebody measures and where they shop: an American may weigh in grams, and a Briton may think in pounds. */
export type Usage = `${UnitSystem}-${Market}`

export const usageOf = (units: UnitSystem, market: Market): Usage => `${units}-${market}`

export const unitsIn = (usage: Usage): UnitSystem => (usage.startsWith('metric') ? 'metric' : 'imperial')

export const marketOf = (usage: Usage): Market => (usage.endsWith('US') ? 'US' : 'GB')
