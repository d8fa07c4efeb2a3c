import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { cookers, type Recipe } from '#planner/recipe.ts'
import { NO_COOK_MINUTES, noviceMost } from './bands.ts'

const UNCOUNTED: readonly IngredientId[] = [
  'salt',
  'black-pepper',
  'olive-oil',
  'rapeseed-oil',
  'sunflower-oil',
  'water',
]
const neverRaw: readonly FoodKind[] = ['RED_MEAT', 'POULTRY', 'FISH', 'CRUSTACEAN', 'MOLLUSC', 'EGG']

const noviceProblems = ({ skill, steps, ingredients }: Recipe): readonly string[] => {
  if (skill !== 'NOVICE') return []
  const counted = ingredients.filter(({ id }) => !UNCOUNTED.includes(id)).length
  return [
    ...(steps.length > noviceMost.steps ? [`${steps.length} steps; a novice has at most ${noviceMost.steps}`] : []),
    ...(counted > noviceMost.ingredients
      ? [`${counted} ingredients besides oil, salt and pepper; a novice has at most ${noviceMost.ingredients}`]
      : []),
  ]
}

function noCookProblems({ noCook, minutes, equipment, ingredients }: Recipe): readonly string[] {
  if (!noCook) return []
  const hot = equipment.filter((each) => cookers.some((cooker) => cooker === each))
  const raw = ingredients.filter(
    ({ id }) => neverRaw.includes(ingredient(id).kind) && ['RAW', 'FROZEN'].includes(ingredient(id).state),
  )
  return [
    ...(minutes.total > NO_COOK_MINUTES ? [`no-cook takes at most ${NO_COOK_MINUTES} minutes`] : []),
    ...hot.map((each) => `no-cook has no ${each}`),
    ...(equipment.includes('MICROWAVE') ? [] : raw.map(({ id }) => `no-cook leaves ${id} raw`)),
  ]
}

/** What is wrong with the time, skill and tools that a recipe asks for. */
export function effortProblems(recipe: Recipe): readonly string[] {
  const { minutes, steps } = recipe
  const longest = Math.max(0, ...steps.map((step) => step.minutes ?? 0))
  return [
    ...(minutes.active <= minutes.total ? [] : ['active minutes are more than the total']),
    ...(longest <= minutes.total ? [] : [`a step of ${longest} minutes in ${minutes.total}`]),
    ...noviceProblems(recipe),
    ...noCookProblems(recipe),
  ]
}
