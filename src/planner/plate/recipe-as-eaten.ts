import type { Cooked } from '#planner/derive/variant.ts'
import type { Recipe, Step } from '#planner/recipe.ts'
import { cookingSteps } from '#planner/wording/cooking-steps.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'

/** A recipe as it is drawn: with its texts as they are said. */
export type DrawnRecipe = Omit<Recipe, 'title' | 'steps'> & {
  readonly title: string
  readonly steps: readonly (Omit<Step, 'text'> & { readonly text: string })[]
}

/**
 * The recipe as if it had been written with its swaps: their foods in its lines and steps. It keeps its title, which
 * says how the dish is served, and its id, so that the table and dishware are the same.
 */
export function recipeAsEaten(dish: Cooked): DrawnRecipe {
  const { recipe, lines } = dish
  const standing = new Map(lines.map(({ id, insteadOf }) => [insteadOf?.id ?? id, id]))
  const texts = cookingSteps(dish, 'metric-GB')
  return {
    ...recipe,
    title: dishTitle({ recipe, lines: recipe.ingredients }),
    ingredients: lines,
    steps: recipe.steps.map((step, at) => ({
      ...step,
      text: texts[at] ?? '',
      uses: step.uses.flatMap((id) => standing.get(id) ?? []),
    })),
  }
}
