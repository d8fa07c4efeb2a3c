import type { Choice } from '#domain/answers/choices.ts'
import type { Variety } from '#domain/household/variety.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'

export const weekNumbers = { least: 1, most: 520 } as const

const NO_LIMIT = Number.POSITIVE_INFINITY
/** The most minutes from start to table, as answered, and when time is relaxed: by one answer and no further. */
const minutes: Readonly<Record<Choice<'timeCooking'>, { readonly asked: number; readonly relaxed: number }>> = {
  DONT_COOK: { asked: 15, relaxed: 30 },
  LESS_30_MINUTES: { asked: 30, relaxed: 60 },
  MORE_30_MINUTES: { asked: 60, relaxed: NO_LIMIT },
  MORE_1_HOUR: { asked: NO_LIMIT, relaxed: NO_LIMIT },
}
export const mostMinutes = (time: Choice<'timeCooking'>, relaxed: readonly Relaxation[]): number =>
  minutes[time][relaxed.includes('TIME') ? 'relaxed' : 'asked']
/**
 * The same for a meal with its sides. DONT_COOK names no minutes, so three such dishes may take as long as
 * LESS_30_MINUTES.
 */
export const mostMealMinutes = (time: Choice<'timeCooking'>, relaxed: readonly Relaxation[]): number =>
  mostMinutes(time === 'DONT_COOK' ? 'LESS_30_MINUTES' : time, relaxed)

/** A large meal is one dish with two sides. */
export const MOST_DISHES = 3
/** A meal that was given more food after it was planned, where larger portions and two sides are too little. */
export const MOST_DISHES_RAISED = 4

const breakfasts = { NEW: 3, BALANCED: 5, SIMPLE: 7 } as const satisfies Record<Variety, number>
const snacks = { NEW: 2, BALANCED: 4, SIMPLE: 7 } as const satisfies Record<Variety, number>

/**
 * How far a day and the mean of a week may miss the target energy, as shares, and how often a dish may come in a week.
 */
export function limits(relaxed: readonly Relaxation[], variety: Variety = 'NEW') {
  const wide = relaxed.includes('ENERGY_BAND')
  const repeats = relaxed.includes('REPEATS')
  return {
    dayEnergy: wide ? 0.08 : 0.05,
    weekEnergy: wide ? 0.04 : 0.02,
    dinners: repeats ? 2 : 1,
    lunches: repeats ? 4 : 2,
    breakfasts: Math.max(breakfasts[variety], repeats ? 4 : 0),
    snacks: Math.max(snacks[variety], repeats ? 4 : 0),
  } as const
}

export const PROTEIN_SHARE = 0.95
export const FIBRE_SHARE = 0.9
/** How far a meal may miss its share of the day's energy before there is a note. */
export const MEAL_SLACK = 0.15
/** Different plant foods a week from which a week counts as varied. */
export const VARIED_PLANTS = 12

/** Sums of the same numbers in another order differ by less than this share. */
const ROUNDING = 1e-9
/** Whether a figure is within bounds, apart from rounding. NaN never is. */
export const within = (value: number, least: number, most: number): boolean =>
  value >= least - Math.abs(least) * ROUNDING && value <= most + Math.abs(most) * ROUNDING
