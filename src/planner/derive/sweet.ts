import { ingredient } from '#planner/foods/ingredients.ts'
import { memoize } from './memoize.ts'
import { eaten } from './nutrition.ts'
import type { Variant } from './variant.ts'

/** Grams of one serving of fruit (WHO). */
const FRUIT = 80

const fruitIn = ({ lines, recipe: { servings } }: Variant): number =>
  lines.reduce((grams, line) => grams + (ingredient(line.id).pattern === 'FRUIT' ? eaten(line, servings) : 0), 0)

/** How a dish suits a craving for sweets: a snack dessert of fruit, another snack dessert, or neither. */
export const sweetnessOf = memoize((variant: Variant): 'FRUIT' | 'OTHER' | 'NONE' => {
  const { slots, dishTags } = variant.recipe
  if (!slots.includes('SNACK') || !dishTags.includes('DESSERTS')) return 'NONE'
  return fruitIn(variant) >= FRUIT ? 'FRUIT' : 'OTHER'
})
