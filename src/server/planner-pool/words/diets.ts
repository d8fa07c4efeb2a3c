import type { hardDiets } from '#planner/derive/diet-rules.ts'

type HardDiet = (typeof hardDiets)[number]

/** Diets as a recipe is labelled with them. */
export const dietLabels = {
  PALEO: 'Paleo',
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  PESCATARIAN: 'Pescatarian',
  LACTOSE_FREE: 'Lactose-free',
  GLUTEN_FREE: 'Gluten-free',
} as const satisfies Record<HardDiet, string>
