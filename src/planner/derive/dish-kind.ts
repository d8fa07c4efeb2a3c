import type { Pattern } from '#planner/foods/food-classes.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { memoize } from './memoize.ts'
import { eaten, nutritionOf } from './nutrition.ts'
import type { Variant } from './variant.ts'

/** The kind of a dish, for combining it with others: a plate of meat or fish, something savoury, fruit, or a sweet. */
export type DishKind = 'PLATE' | 'SAVOURY' | 'FRUIT' | 'SWEET'

const animals: readonly (Pattern | undefined)[] = ['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT', 'FISH']
const savouryTags: readonly string[] = ['APPETIZERS', 'SIDE_DISHES', 'SALADS', 'SOUPS']

/** Grams per serving from which meat or fish makes a dish a plate, and vegetables make it savoury. */
const MUCH = { animal: 30, vegetable: 10 } as const
/**
 * A dish is fruit if at least this share of its weight is, and free sugar has at most the share of energy that WHO
 * advises.
 */
const FRUIT = { weight: 0.3, freeSugarEnergy: 0.1 } as const
const KCAL_PER_GRAM_SUGAR = 4

/** The kind of a variant. */
export const dishKindOf = memoize((variant: Variant): DishKind => {
  const { recipe, lines } = variant
  const grams = (...patterns: readonly (Pattern | undefined)[]) =>
    lines
      .filter(({ id }) => patterns.includes(ingredient(id).pattern))
      .reduce((sum, line) => sum + eaten(line, recipe.servings), 0)
  if (grams(...animals) >= MUCH.animal) return 'PLATE'
  const isDessert = recipe.dishTags.includes('DESSERTS')
  const isSavoury = recipe.dishTags.some((tag) => savouryTags.includes(tag))
  if (!isDessert && (isSavoury || grams('VEGETABLE') >= MUCH.vegetable || grams(...animals) > 0)) return 'SAVOURY'
  const whole = nutritionOf(variant)
  const isFruit =
    grams('FRUIT') >= FRUIT.weight * whole.grams &&
    whole.freeSugar * KCAL_PER_GRAM_SUGAR <= FRUIT.freeSugarEnergy * whole.kcal
  return isFruit ? 'FRUIT' : 'SWEET'
})
