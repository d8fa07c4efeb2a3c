import { coreRules, coresOf } from '#planner/derive/cores.ts'
import { objectionTo, type Rules } from '#planner/derive/diet-rules.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { isMain, type Recipe } from '#planner/recipe.ts'
import { kcalBands, LEAST_CORE_PROTEIN, LEAST_PROTEIN, MOST_SODIUM, SWAP_SLACK } from './bands.ts'
import { eaters } from './eaters.ts'

const helps = (from: IngredientId, to: IngredientId): boolean =>
  eaters.some((rules) => objectionTo(ingredient(from), rules) !== null && objectionTo(ingredient(to), rules) === null)

const named = ({ diets, restrictions }: Rules) => [...diets, ...restrictions].slice(0, 2).join(' and ')

/** Mains that are in a core by swap need the core's protein; others the usual amount less the slack. */
const leastProtein = (recipe: Recipe, rules: Rules): number =>
  rules === coreRules.V && coresOf(recipe).includes('V') ? LEAST_CORE_PROTEIN : LEAST_PROTEIN * (1 - SWAP_SLACK)

/** The problems with the swaps of a recipe. */
export function swapProblems(recipe: Recipe): readonly string[] {
  const idle = recipe.ingredients.flatMap(({ id, swaps = [] }) =>
    swaps.filter((swap) => !helps(id, swap.id)).map((swap) => `${swap.id} suits no diet that ${id} does not`),
  )
  const variants = eaters.flatMap((rules) => {
    const variant = variantFor(recipe, rules)
    if (variant.kind === 'refused' || !variant.lines.some(({ insteadOf }) => insteadOf)) return []
    const { kcal, sodium, protein } = nutritionOf(variant)
    const out = recipe.slots.filter((slot) => {
      const [least, most] = kcalBands[slot]
      return kcal < least * (1 - SWAP_SLACK) || kcal > most * (1 + SWAP_SLACK)
    })
    const least = isMain(recipe) ? leastProtein(recipe, rules) : 0
    return [
      ...(protein < least
        ? [`with the swaps for ${named(rules)} it has ${protein.toFixed(1)} g protein, not ${least}`]
        : []),
      ...out.map((slot) => `with the swaps for ${named(rules)} it has ${Math.round(kcal)} kcal, not fit for ${slot}`),
      ...(sodium > MOST_SODIUM * (1 + SWAP_SLACK)
        ? [`with the swaps for ${named(rules)} it has ${Math.round(sodium)} mg sodium`]
        : []),
    ]
  })
  return [...idle, ...variants]
}
