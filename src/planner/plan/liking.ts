import type { Choice } from '#domain/funnel/choices.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Random } from './seeded-random.ts'

export type Taste = Pick<WeekRequest, 'cuisines' | 'dishes' | 'favourites' | 'recentRecipes'>

/** These say when a dish is eaten, and so tell no dish of a meal from another. */
const timesOfDay: readonly Choice<'mealsLike'>[] = ['BREAKFASTS', 'LUNCHES', 'DINNERS', 'SNACKS']

export const isLikedCuisine = ({ cuisine, secondCuisine }: Recipe, { cuisines }: Pick<Taste, 'cuisines'>): boolean =>
  cuisines.includes(cuisine) || (secondCuisine !== undefined && cuisines.includes(secondCuisine))

export const isLikedDish = (recipe: Recipe, { dishes }: Pick<Taste, 'dishes'>): boolean =>
  tagsOf(recipe).some((tag) => dishes.includes(tag) && !timesOfDay.includes(tag))

const weight = { cuisine: 0.35, dish: 0.3, favourite: 0.5, recent: 0.6, whim: 0.3 } as const

/** How gladly each dish is planned. A whim that changes from week to week keeps weeks from being alike. */
export function likings(recipes: readonly Recipe[], taste: Taste, random: Random): Float64Array {
  const { favourites, recentRecipes } = taste
  return Float64Array.from(recipes, (recipe) => {
    const recent = recentRecipes.lastIndexOf(recipe.id) + 1
    return (
      (isLikedCuisine(recipe, taste) ? weight.cuisine : 0) +
      (isLikedDish(recipe, taste) ? weight.dish : 0) +
      (favourites.includes(recipe.id) ? weight.favourite : 0) -
      (recent > 0 ? (weight.recent * (1 + recent / recentRecipes.length)) / 2 : 0) +
      weight.whim * random()
    )
  })
}
