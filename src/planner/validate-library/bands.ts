import type { Slot } from '#planner/recipe.ts'

/**
 * Energy of one serving, kcal. A day of 1,500 kcal is made of servings as written; portions from a half to two then
 * reach from 1,200 to 3,000 kcal.
 */
export const kcalBands: Readonly<Record<Slot, readonly [number, number]>> = {
  BREAKFAST: [300, 420],
  LUNCH: [400, 580],
  DINNER: [400, 580],
  SNACK: [110, 220],
}

/** A swap may move the energy this far out of its band. */
export const SWAP_SLACK = 0.15

/** Protein of a main, g. Vegan mains that are meant for every diet have to carry a whole plan, and need more. */
export const LEAST_PROTEIN = 15
export const LEAST_CORE_PROTEIN = 18

/** Weight of a main, g. */
export const mainGrams = [150, 750] as const
/** Sodium of a serving, mg. */
export const MOST_SODIUM = 1000
/** Energy and the sum of its parts differ by no more than this share. */
export const ENERGY_SLACK = 0.12
/** An amount in kitchen units and its grams differ by no more than this share. */
export const SHOW_SLACK = 0.15

export const noviceMost = { steps: 7, ingredients: 10 } as const
/** Who does not cook still cuts and stirs, for no longer than this. */
export const NO_COOK_MINUTES = 15
/** Days that what is left may be kept in the fridge, by the most delicate of what it holds. */
export const MOST_DAYS = { rice: 1, meat: 3, any: 4 } as const
/** From so many minutes on a step that waits has a clock. */
export const LEAST_WAIT = 3
export const lengths = { title: 60, blurb: 140, tip: 240 } as const
