import type { Slot } from '#planner/recipe.ts'

/**
 * Energy of one serving, kcal. Servings as written make a day of 1,500 kcal; with portions from a half to two, days
 * from 1,200 to 3,000 kcal are possible.
 */
export const kcalBands: Readonly<Record<Slot, readonly [number, number]>> = {
  BREAKFAST: [300, 420],
  LUNCH: [400, 580],
  DINNER: [400, 580],
  SNACK: [110, 220],
}

/** Share by which a variant with swaps may miss the limits of energy, protein and sodium. */
export const SWAP_SLACK = 0.15

/** Least protein of a main, g. Vegan mains meant for every diet need more, because a whole plan may consist of them. */
export const LEAST_PROTEIN = 15
export const LEAST_CORE_PROTEIN = 18

/** Weight of a main, g. */
export const mainGrams = [150, 750] as const
/** Most sodium of a serving, mg. */
export const MOST_SODIUM = 1000
/** Largest share by which the energy may differ from that of its parts. */
export const ENERGY_SLACK = 0.12
/** Largest share by which an amount in kitchen units may differ from its grams. */
export const SHOW_SLACK = 0.15

export const noviceMost = { steps: 7, ingredients: 10 } as const
/** Most minutes of a dish without cooking, which still needs cutting and stirring. */
export const NO_COOK_MINUTES = 15
/** Days that leftovers may be kept in the fridge, by their most delicate ingredient. */
export const MOST_DAYS = { rice: 1, openedRice: 2, meat: 3, any: 4 } as const
/** Minutes from which a waiting step has a timer. */
export const LEAST_WAIT = 3
export const lengths = { title: 60, blurb: 140, tip: 240 } as const
