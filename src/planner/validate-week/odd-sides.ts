import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Served, ValidationInput } from './validation-input.ts'
import type { MealPlace } from './violation.ts'

type Sort = 'PLATE' | 'SAVOURY' | 'FRUIT' | 'SWEET'

/** Grams per serving from which meat or fish makes a dish a plate, and vegetables make it savoury. */
const [PLATE_GRAMS, VEGETABLE_GRAMS] = [30, 10]
/**
 * A dish is fruit if three tenths of its weight are, and at most a tenth of its energy is free sugar (WHO 2015; 4 kcal
 * a gram).
 */
const [FRUIT_SHARE, FREE_SUGAR_SHARE, SUGAR_KCAL] = [0.3, 0.1, 4]
const savoury: readonly string[] = ['APPETIZERS', 'SIDE_DISHES', 'SALADS', 'SOUPS']

function sortOf({ recipe, serving }: Served): Sort {
  const weigh = (counts: (id: IngredientId) => number | boolean) =>
    serving.helpings.reduce((sum, { id, grams }) => sum + grams * Number(counts(id)), 0)
  const flesh = weigh((id) => ['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT', 'FISH'].includes(ingredient(id).pattern ?? ''))
  if (flesh >= PLATE_GRAMS) return 'PLATE'
  const greens = weigh((id) => ingredient(id).pattern === 'VEGETABLE')
  const called = recipe.dishTags.some((tag) => savoury.includes(tag))
  if (!recipe.dishTags.includes('DESSERTS') && (called || flesh > 0 || greens >= VEGETABLE_GRAMS)) return 'SAVOURY'
  const fruit = weigh((id) => ingredient(id).pattern === 'FRUIT')
  const sugar = weigh((id) => (ingredient(id).freeSugar ? (ingredient(id).per100g.sugar ?? 0) / 100 : 0))
  const fresh = fruit >= FRUIT_SHARE * weigh(() => true) && sugar * SUGAR_KCAL <= FREE_SUGAR_SHARE * serving.energy
  return fresh ? 'FRUIT' : 'SWEET'
}

/**
 * Meals with a side that few people would choose with the rest: a second plate or sweet, a dessert at breakfast, or
 * something savoury with a sweet breakfast.
 */
export function oddMeals({ plan, served }: ValidationInput): readonly MealPlace[] {
  return plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ slot, dishes }, at) => {
      const [first, ...sides] = dishes.flatMap(({ recipe }) => {
        const dish = served(recipe)
        return dish === undefined ? [] : [sortOf(dish)]
      })
      const isSweet = (sort: Sort | undefined) => sort === 'SWEET' || sort === 'FRUIT'
      const sweets = [...(slot === 'SNACK' ? [first] : []), ...sides].filter(isSweet).length
      const isOdd = sides.some(
        (side) =>
          side === 'PLATE' || (slot === 'BREAKFAST' && (side === 'SWEET' || (isSweet(first) && side === 'SAVOURY'))),
      )
      return isOdd || sweets > 1 ? [{ day: day + 1, meal: at + 1, slot }] : []
    }),
  )
}
