import { eaten } from '#planner/derive/nutrition.ts'
import type { Variant } from '#planner/derive/variant.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { allIngredients, type IngredientId, ingredient } from '#planner/foods/ingredients.ts'

const numberOf = new Map<IngredientId, number>(allIngredients.map(({ id }, index) => [id, index]))

export const goodsCount = allIngredients.length

const plantPatterns: readonly (string | undefined)[] = ['VEGETABLE', 'FRUIT', 'LEGUME', 'NUTS', 'SEEDS', 'WHOLEGRAIN']
const onEveryShelf: readonly string[] = ['SPICES', 'OILS_AND_SAUCES', 'DRINKS']

/** By the number of an ingredient: 1 where it counts as a plant food. */
export const isPlantFood = Uint8Array.from(allIngredients, ({ pattern }) => (plantPatterns.includes(pattern) ? 1 : 0))

/** Numbers of the ingredients that are bought for a dish, without what most kitchens have. */
export function goodsOf({ lines }: Variant): Uint16Array {
  const bought = lines
    .map(({ id }) => ingredient(id))
    .filter(({ aisle, kind }) => !onEveryShelf.includes(aisle) && kind !== 'WATER')
  return Uint16Array.from(new Set(bought.map(({ id }) => numberOf.get(id) ?? 0)))
}

/** All foods of a kind go by the number of the last of them. */
const familyOf = new Map<FoodKind, number>(allIngredients.map(({ kind }, index) => [kind, index]))

/** A number for the food that most of the protein comes from. All poultry is one, all fish is one; each pulse is its own. */
export function mainProteinOf({ lines, recipe: { servings } }: Variant): number {
  let most = 0
  let main = 0
  for (const line of lines) {
    const { per100g, kind } = ingredient(line.id)
    const protein = per100g.protein * eaten(line, servings)
    if (protein <= most) continue
    most = protein
    main = (kind === 'PULSE' || kind === 'SOY' ? numberOf.get(line.id) : familyOf.get(kind)) ?? 0
  }
  return main
}
