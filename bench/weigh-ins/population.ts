/** What synthetic people are like; `sd` is a standard deviation. */
export type Population = {
  readonly restingSd: number
  readonly activitySd: number
  readonly bodyFatSd: number
  readonly typed: { readonly low: number; readonly sd: number }
  /** Eaten on top of the plan in the long run, kcal/d, and the time constant of that drift in days. */
  readonly drift: { readonly mean: number; readonly sd: number; readonly days: number }
  /** Extra energy eaten on each day of a weekend, kcal/d. */
  readonly weekend: { readonly mean: number; readonly sd: number }
  readonly wandering: { readonly sd: number; readonly days: number }
  readonly holidays: { readonly inHalfAYear: number; readonly kcal: number }
  /** Appetite for every kilogram lost, kcal/d. */
  readonly appetite: number
  /** Share eaten back of the part of a deficit that exceeds a fifth of the expenditure. */
  readonly pushBack: number
  /** Noise of a day's eating as a share of the plan: from, to. */
  readonly dayNoise: readonly [number, number]
  readonly stopShare: number
  readonly eatLessShare: number
  readonly activityChangeShare: number
  readonly water: { readonly shareSd: number; readonly kept: number }
  /** Size of the weekly pattern of weight, as a multiple of `weekShape`. */
  readonly weekday: number
  readonly cycle: { readonly share: number; readonly kg: number }
  readonly readingSd: number
  readonly newScaleShare: number
  readonly outlierShare: number
}

/** The population of the development cohort, as its description has it. */
export const asDescribed: Population = {
  restingSd: 0.085,
  activitySd: 0.12,
  bodyFatSd: 4,
  typed: { low: 0.4, sd: 1 },
  drift: { mean: 170, sd: 160, days: 85 },
  weekend: { mean: 300, sd: 150 },
  wandering: { sd: 100, days: 25 },
  holidays: { inHalfAYear: 1, kcal: 600 },
  appetite: 14,
  pushBack: 0.2,
  dayNoise: [0.1, 0.2],
  stopShare: 0.13,
  eatLessShare: 0.08,
  activityChangeShare: 0.2,
  water: { shareSd: 0.0045, kept: 0.5 },
  weekday: 0.6,
  cycle: { share: 0.6, kg: 0.3 },
  readingSd: 0.25,
  newScaleShare: 0.06,
  outlierShare: 0.026,
}

/** People who keep closer to their plans. */
export const faithful: Population = {
  ...asDescribed,
  drift: { mean: 60, sd: 90, days: 85 },
  weekend: { mean: 80, sd: 60 },
  pushBack: 0.1,
  stopShare: 0.04,
  wandering: { sd: 60, days: 25 },
}

/** People and scales that are harder to read. */
export const restless: Population = {
  ...asDescribed,
  restingSd: 0.1,
  activitySd: 0.15,
  drift: { mean: 260, sd: 220, days: 60 },
  wandering: { sd: 160, days: 20 },
  stopShare: 0.2,
  water: { shareSd: 0.0065, kept: 0.6 },
  readingSd: 0.35,
  newScaleShare: 0.12,
  outlierShare: 0.04,
}
