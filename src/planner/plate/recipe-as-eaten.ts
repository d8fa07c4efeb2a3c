import { stepTexts } from '#planner/derive/step-texts.ts'
import type { Cooked } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'

/**
 * The recipe as if it had been written with its swaps: their foods in its lines and steps. It keeps its title, which
 * says how the dish is served, and its id, so that the table and dishware are the same.
 */
export function recipeAsEaten(dish: Cooked): Recipe {
  const { recipe, lines } = dish
  const standing = new Map(lines.map(({ id, insteadOf }) => [insteadOf?.id ?? id, id]))
  const texts = stepTexts(dish)
  return {
    ...recipe,
    ingredients: lines,
    steps: recipe.steps.map((step, at) => ({
      ...step,
      text: texts[at] ?? step.text,
      uses: step.uses.flatMap((id) => standing.get(id) ?? []),
    })),
  }
}
