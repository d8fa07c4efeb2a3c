import type { DayBounds } from './day-bounds.ts'
import { DAYS } from './week-objective.ts'

/** What twice the sodium would cost, and the share of the most from which it does, so that a week stays below. */
export const SODIUM_PRICE = 50
export const SODIUM_AIM = 0.97
const ENERGY = { step: 3, slope: 1500 } as const

/** What it costs that the mean of a week is off its energy; kcal of all days. */
export function weekEnergyCost(kcal: number, { energy, weekLeast, weekMost }: DayBounds): number {
  const mean = kcal / DAYS
  const off = Math.max(weekLeast - mean, mean - weekMost, 0) / energy
  return off > 0 ? ENERGY.step + ENERGY.slope * off : 0
}

/** Sodium that a week may have before it costs, mg. */
export const freeSodium = ({ sodiumMax }: DayBounds): number => SODIUM_AIM * DAYS * sodiumMax

/** What so much sodium costs beyond what is free in a week, mg; nothing below it. */
export const sodiumCost = (beyond: number, { sodiumMax }: DayBounds): number =>
  beyond > 0 ? (SODIUM_PRICE * beyond) / (DAYS * sodiumMax) : 0
