/**
 * What the filter assumes of people and scales. Energies are for an expenditure of 2500 kcal a day and grow with it.
 * The starting values are published ones, named below; they were fitted on one half of the development cohort and on
 * synthetic populations (bench/weigh-ins) by the continuous ranked probability score; drift and widths were then set
 * with the other half and new people in view.
 */
export type FilterParameters = {
  /** People type too little: mean of true weight minus typed weight, kg, and its standard deviation. */
  readonly typedWeight: { readonly low: number; readonly sd: number }
  /** Constant part of the offset, kcal/d: formulas of expenditure miss single people by about 9 % (Frankenfield 2005). */
  readonly constant: { readonly sd: number }
  /** Part of the offset that wanders, kcal/d, and the days in which it forgets itself. */
  readonly wandering: { readonly sd: number; readonly days: number }
  /** Mean offset, kcal/d: at the start, what comes with the days of a plan, and how many (adherence decays: Dorling 2020). */
  readonly drift: { readonly start: number; readonly later: number; readonly days: number }
  /** Tissue that no offset explains, kg for the square root of a day; more while a person travels or pauses the plan. */
  readonly tissue: { readonly sd: number; readonly sdAway: number }
  /** Water of the day: standard deviation as a share of the weight, and what a day keeps of the day before. */
  readonly water: { readonly shareSd: number; readonly kept: number }
  /** Water of the menstrual cycle: kg, period and memory in days (Kanellakis 2023: 0.45 kg from trough to peak). */
  readonly cycle: { readonly sd: number; readonly period: number; readonly memory: number }
  /** Weight on each weekday, Monday first, as a share of the weight: heaviest after the weekend (Turicchi 2020). */
  readonly weekdays: readonly number[]
  /** Error of one reading: Student's t with this scale, kg, and so many degrees of freedom. */
  readonly reading: { readonly scale: number; readonly freedom: number }
  /** How far the level of a new scale lies from the old one, kg. */
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

/** Parameters of the mean are for this expenditure, kcal/d. */
export const PARAMETERS_FOR = 2500
