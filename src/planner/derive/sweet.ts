import { ingredient } from '#planner/foods/ingredients.ts'
import { eaten } from './nutrition.ts'
import { onceEach } from './once-each.ts'
import type { Variant } from './variant.ts'

/** Grams of a serving of fruit (WHO). */
const FRUIT = 80

const fruitIn = ({ lines, recipe: { servings } }: Variant): number =>
  lines.reduce((grams, line) => grams + (ingredient(line.id).pattern === 'FRUIT' ? eaten(line, servings) : 0), 0)

/** What a snack is to a person who craves sweet things: a dessert of fruit, another dessert, or nothing sweet. */
export const sweetnessOf = onceEach((variant: Variant): 'FRUIT' | 'OTHER' | 'NONE' => {
  const { slots, dishTags } = variant.recipe
  if (!slots.includes('SNACK') || !dishTags.includes('DESSERTS')) return 'NONE'
  return fruitIn(variant) >= FRUIT ? 'FRUIT' : 'OTHER'
})
