import { type Cook, canCook } from '#planner/derive/eligible.ts'
import { memoize } from '#planner/derive/memoize.ts'
import { sharedCooking, type TableSeat } from '#planner/derive/shared-cooking.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { isTold, type Recipe } from '#planner/recipe.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { type DishFacts, factsOf } from './dish-facts.ts'

/** A dish that somebody at a table can eat. */
export type TableDish = {
  readonly recipe: Recipe
  /** By seat: the dish as it is cooked for them, the same object for those who share a cooking; null if they cannot. */
  readonly facts: readonly (DishFacts | null)[]
}

const knownFacts = memoize((_recipe: Recipe) => new Map<string, DishFacts>())

/** The facts of a variant, computed once for each set of foods that it can be cooked with. */
function knownFactsOf(variant: Variant): DishFacts {
  const known = knownFacts(variant.recipe)
  const key = variant.lines.map(({ id }) => id).join()
  const before = known.get(key)
  if (before !== undefined) return before
  const facts = factsOf(variant)
  known.set(key, facts)
  return facts
}

/** All dishes that are not disliked and are written in the language of the table, that the cook of the house can make and that somebody at the table can eat. */
export function tableDishes(
  library: readonly Recipe[],
  cook: Pick<Cook, 'skill' | 'time'>,
  { dislikedRecipes: disliked, language }: Pick<WeekRequest, 'dislikedRecipes' | 'language'>,
  seats: readonly TableSeat[],
): readonly TableDish[] {
  return library.flatMap((recipe) => {
    if (disliked.includes(recipe.id) || !isTold(recipe, language) || !canCook(recipe, cook)) return []
    const cookings = sharedCooking(recipe, seats).map(({ eaters, variant }) => ({
      eaters,
      facts: knownFactsOf(variant),
    }))
    const facts = seats.map(({ id }) => cookings.find(({ eaters }) => eaters.includes(id))?.facts ?? null)
    return cookings.length === 0 ? [] : [{ recipe, facts }]
  })
}
