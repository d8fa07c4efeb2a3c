import { type Days, type Kg, kg } from '#domain/units.ts'

/**
 * In well-kept trials people lost 12 to 44 % less than models of this kind predict (Dhurandhar et al., Int J Obes
 * 2015), so typical adherence brings 56 to 88 % of the predicted loss.
 */
const TYPICAL = { least: 0.56, most: 0.88 } as const

/** A day of the forecast: the weight if every day of the plan is kept, and where people usually are instead. */
export type ForecastDay = {
  readonly day: Days
  readonly weight: Kg
  readonly typicalHigh: Kg
  readonly typicalBest: Kg
}

export function forecastDay(start: Kg, day: Days, weight: Kg): ForecastDay {
  const loss = start - weight
  return {
    day,
    weight,
    typicalHigh: kg(start - TYPICAL.least * loss),
    typicalBest: kg(start - TYPICAL.most * loss),
  }
}
