/**
 * What the filter assumes about people and scales. Energies are for an expenditure of 2500 kcal a day and scale with
 * it. The starting values are published ones, named below; they were fitted on one half of the development cohort and
 * on synthetic populations (bench/weigh-ins) by the continuous ranked probability score; drift and widths were then set
 * with regard to the other half and to new people.
 */
export type FilterParameters = {
  /** People understate their weight: mean of true minus typed weight, kg, and its standard deviation. */
  readonly typedWeight: { readonly low: number; readonly sd: number }
  /**
   * Constant part of the offset, kcal/d: for single people, formulas of expenditure are off by about 9 % (Frankenfield
   * 2005).
   */
  readonly constant: { readonly sd: number }
  /** Wandering part of the offset, kcal/d, and the time in days after which it is forgotten. */
  readonly wandering: { readonly sd: number; readonly days: number }
  /**
   * Mean offset, kcal/d: at the start, the increase over the days of a plan, and its time constant in days (adherence
   * decays: Dorling 2020).
   */
  readonly drift: { readonly start: number; readonly later: number; readonly days: number }
  /**
   * Change of tissue that no offset explains, kg per square root of a day; more while a person travels or pauses the
   * plan.
   */
  readonly tissue: { readonly sd: number; readonly sdAway: number }
  /**
   * Daily fluctuation of water: standard deviation as a share of the weight, and the share that a day keeps of the day
   * before.
   */
  readonly water: { readonly shareSd: number; readonly kept: number }
  /** Water of the menstrual cycle: kg, period and memory in days (Kanellakis 2023: 0.45 kg from trough to peak). */
  readonly cycle: { readonly sd: number; readonly period: number; readonly memory: number }
  /** Weight on each weekday, Monday first, as a share of the weight: heaviest after the weekend (Turicchi 2020). */
  readonly weekdays: readonly number[]
  /** Error of one reading: Student's t with this scale, kg, and these degrees of freedom. */
  readonly reading: { readonly scale: number; readonly freedom: number }
  /** Standard deviation of the difference between new and old scales, kg. */
  readonly newScaleSd: number
}

export const filterParameters: FilterParameters = {
  typedWeight: { low: 0.4, sd: 1.05 },
  constant: { sd: 275 },
  wandering: { sd: 170, days: 50 },
  drift: { start: 125, later: 260, days: 60 },
  tissue: { sd: 0.015, sdAway: 0.1 },
  water: { shareSd: 0.0075, kept: 0.5 },
  cycle: { sd: 0.3, period: 28.5, memory: 120 },
  weekdays: [0.0015, 0.0006, -0.0003, -0.001, -0.0015, -0.0007, 0.0014],
  reading: { scale: 0.25, freedom: 3.6 },
  newScaleSd: 1.2,
}

/** The energies above are for this expenditure, kcal/d. */
export const PARAMETERS_FOR = 2500
