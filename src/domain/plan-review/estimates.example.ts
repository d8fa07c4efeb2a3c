import { days, kcalPerDay, kg } from '#domain/units.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'

/**
 * An estimate of somebody whose scales show exactly what the body weighs, every day. Their body needs 2,200 kcal a day, as
 * the formulas say.
 */
export function estimateOf(
  today: number,
  weightOn: (day: number) => number,
  other: Partial<WeightEstimate> = {},
): WeightEstimate {
  const estimated = Array.from({ length: today + 1 }, (_, day) => ({
    ...{ day: days(day), weight: kg(weightOn(day)), sd: kg(0.3) },
  }))
  const none = { mean: kcalPerDay(0), sd: kcalPerDay(100) }
  return {
    days: estimated,
    today: { day: days(today), weight: kg(weightOn(today)), sd: kg(0.3) },
    offset: none,
    offsetLately: none,
    formulaMaintenance: kcalPerDay(2200),
    density: 7700,
    readings: estimated.map(({ day, weight }) => ({ day, weight, doubt: null })),
    isStartUnlikely: false,
    unclear: null,
    ...other,
  }
}

/** Readings of some days, none of which is doubted. */
export const readingsOn = (weightOn: (day: number) => number, ...on: readonly number[]): WeightEstimate['readings'] =>
  on.map((day) => ({ day: days(day), weight: kg(weightOn(day)), doubt: null }))
