import { tagsOf } from '#planner/derive/tags.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { type Cuisine, isMain, type Recipe } from '#planner/recipe.ts'
import type { Random } from '#planner/seeded-random.ts'
import { timesOfDay, type WeekRequest } from '#planner/week/week-plan.ts'
import type { Candidates } from './candidates.ts'
import { at } from './typed-arrays.ts'

export type Taste = Pick<WeekRequest, 'cuisines' | 'dishes' | 'habits' | 'favourites' | 'recentRecipes'> &
  Partial<Pick<WeekRequest, 'cook' | 'atHome' | 'servedEarlier'>>

export const isLikedCuisine = ({ cuisine, secondCuisine }: Recipe, { cuisines }: Pick<Taste, 'cuisines'>): boolean =>
  cuisines.includes(cuisine) || (secondCuisine !== undefined && cuisines.includes(secondCuisine))

export const isLikedDish = (variant: Variant, { dishes }: Pick<Taste, 'dishes'>): boolean =>
  tagsOf(variant).some((tag) => dishes.includes(tag) && !timesOfDay.includes(tag))

const weight = {
  cuisine: 0.35,
  mediterranean: 0.3,
  dish: 0.3,
  favourite: 1.3,
  recent: 1.5,
  recentFavourite: 0.375,
  /** Of breakfasts and snacks, which people mind less to eat again, and the less the longer ago it was. */
  recentSmall: 0.32,
  /** Of lunches and dinners that were served longer ago, so that others have their turn. */
  earlier: 0.2,
  noise: 0.3,
} as const

/** Cuisines of the Mediterranean: the diet prefers their dishes. */
const mediterraneanCuisines: readonly Cuisine[] = ['GREEK', 'ITALIAN', 'SPANISH', 'MIDDLE_EASTERN']

/** The score of each dish; higher ones are preferred. The noise differs from week to week, so that weeks differ. */
export function scoresOf(variants: readonly Variant[], taste: Taste, random: Random): Float64Array {
  const { favourites, recentRecipes, cook } = taste
  const earlier = new Set(taste.servedEarlier)
  const isMediterranean = cook?.diets.includes('MEDITERRANEAN') ?? false
  return Float64Array.from(variants, (variant) => {
    const { recipe } = variant
    const recent = recentRecipes.lastIndexOf(recipe.id) + 1
    const isFavourite = favourites.includes(recipe.id)
    const again = isFavourite ? weight.recentFavourite : weight.recent
    return (
      (isLikedCuisine(recipe, taste) ? weight.cuisine : 0) +
      (isMediterranean && isLikedCuisine(recipe, { cuisines: mediterraneanCuisines }) ? weight.mediterranean : 0) +
      (isLikedDish(variant, taste) ? weight.dish : 0) +
      (isFavourite ? weight.favourite : 0) -
      (earlier.has(recipe.id) && isMain(recipe) && !isFavourite ? weight.earlier : 0) -
      (recent > 0 ? again * (isMain(recipe) ? 1 : (weight.recentSmall * (1 + recent / recentRecipes.length)) / 2) : 0) +
      weight.noise * random()
    )
  })
}

/** As many dishes for one place as a search can still explore well; a week uses at most seven of them. */
const MOST = { liked: 120, dense: 40 } as const

const best = (pool: Int32Array, count: number, worth: (dish: number) => number): readonly number[] =>
  [...pool].sort((a, b) => worth(b) - worth(a) || a - b).slice(0, count)

/**
 * Cuts a large pool to the dishes with the best scores, less a price for each of their goods, and those with the most
 * protein for their energy; the order stays.
 */
export function shortlist(
  pool: Int32Array,
  score: Float64Array,
  { protein, kcal, goods }: Candidates,
  goodPrice: number,
): Int32Array {
  if (pool.length <= MOST.liked + MOST.dense) return pool
  const liked = best(pool, MOST.liked, (dish) => at(score, dish) - goodPrice * (goods[dish]?.length ?? 0))
  const dense = best(pool, MOST.dense, (dish) => at(protein, dish) / at(kcal, dish))
  const kept = new Set([...liked, ...dense])
  return pool.filter((dish) => kept.has(dish))
}
