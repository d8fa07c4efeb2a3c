import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import { cookedServings } from './cooked-servings.ts'
import { servedIn } from './served-dish.ts'

/**
 * Edible grams that a week takes, dish by dish, each of the eaters with the planned portion. What is cooked for later
 * meals counts where it is cooked, with the grams of all of them; a fixed line counts once each time it is cooked.
 * Marinades and garnishes count whole: they are bought, however much of them is eaten.
 */
export function shoppingNeeds({ request, plan }: Planned, eaters: number): readonly Need[] {
  const serve = servedIn(request, plan)
  return plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ dishes }, meal) =>
      dishes.flatMap(({ recipe: id }, dish) => {
        const servings = cookedServings(plan, { day, meal }, dish) * eaters
        if (servings === 0) return []
        const { recipe, lines } = serve(id).variant
        return lines.map(({ id: food, g, fixed = false }) => ({
          id: food,
          g: fixed ? g : (g * servings) / recipe.servings,
        }))
      }),
    ),
  )
}
