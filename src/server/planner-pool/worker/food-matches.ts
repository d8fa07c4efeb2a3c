import type { PhotoMatch } from '#domain/api/member/photo.ts'
import { wholeFigures } from '#domain/diary/figures.ts'
import type { Usage } from '#domain/usage.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { eatenFood } from '#planner/food-matching/eaten-foods.ts'
import { type FoodMatch, type KnownDish, matchFood } from '#planner/food-matching/match-food.ts'
import { library } from '#planner/recipes/library.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'
import type { Kitchen, MatchedFood, SeenOnPlate } from '#server/planner-pool/planner-pool.ts'
import { eatenName, eatenVariant, servingFigures } from './eaten-figures.ts'
import { titleFor } from './said-dish.ts'

function shown(match: FoodMatch, kitchen: Kitchen, usage: Usage): readonly PhotoMatch[] {
  if (match.kind === 'food') {
    const { id, tableGrams } = match
    const food = eatenFood(id)
    return food === null
      ? []
      : [{ kind: 'food', food: id, name: eatenName(food, usage), per100g: { ...food.per100g }, tableGrams }]
  }
  const { recipe } = match
  // A dish that does not suit the member may have been eaten nevertheless.
  const variant = eatenVariant(recipe, kitchen)
  if (variant === null) return []
  const figures = wholeFigures(servingFigures(variant))
  const servingGrams = Math.round(nutritionOf(variant).grams)
  return [{ kind: 'dish', recipe, title: titleFor(variant, usage), figures, servingGrams }]
}

/**
 * The foods and dishes of our tables that each seen food may be, dishes as they are cooked for one member; those
 * of their own plan first.
 */
export function matchedFoods(
  seen: readonly SeenOnPlate[],
  planned: readonly string[],
  kitchen: Kitchen,
  usage: Usage = 'metric-GB',
): readonly MatchedFood[] {
  const own = new Set(planned)
  const dishes = library.map(
    (recipe): KnownDish => ({ recipe: recipe.id, title: dishTitle(asWritten(recipe)), isPlanned: own.has(recipe.id) }),
  )
  return seen.map((food) => {
    const { matches, isSure } = matchFood(food, dishes)
    return { matches: matches.flatMap((match) => shown(match, kitchen, usage)), isSure }
  })
}
