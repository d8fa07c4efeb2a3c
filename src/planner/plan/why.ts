import type { Nutrition } from '#planner/derive/nutrition.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { PlannedDish } from '#planner/week/week-plan.ts'
import { isLikedCuisine, isLikedDish, type Taste } from './liking.ts'

/** Why a dish is in a week, in the order in which reasons are told. */
export const reasons = ['FAVOURITE', 'LIKED_CUISINE', 'LIKED_DISH', 'PROTEIN', 'FIBRE', 'QUICK', 'NO_COOKING'] as const
export type Reason = (typeof reasons)[number]

/** Grams in the portion from which a dish is a good source of it. */
const MUCH = { protein: 25, fibre: 8 } as const
const QUICK_MINUTES = 15

/** The reasons that hold for a dish; `perServing` is what a serving of it holds, with the swaps of the person. */
export function whyChosen(
  recipe: Recipe,
  { portion }: Pick<PlannedDish, 'portion'>,
  perServing: Pick<Nutrition, 'protein' | 'fibre'>,
  taste: Taste,
): readonly Reason[] {
  const holds = {
    FAVOURITE: taste.favourites.includes(recipe.id),
    LIKED_CUISINE: isLikedCuisine(recipe, taste),
    LIKED_DISH: isLikedDish(recipe, taste),
    PROTEIN: portion * perServing.protein >= MUCH.protein,
    FIBRE: portion * perServing.fibre >= MUCH.fibre,
    QUICK: recipe.minutes.total <= QUICK_MINUTES,
    NO_COOKING: recipe.noCook,
  } as const satisfies Record<Reason, boolean>
  return reasons.filter((reason) => holds[reason])
}
