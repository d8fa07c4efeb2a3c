import { eaten } from '#planner/derive/nutrition.ts'
import type { Variant } from '#planner/derive/variant.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { allIngredients, type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { alike } from '#planner/foods/interchangeable.ts'
import { staples } from '#planner/foods/staples.ts'
import { boughtAs, wholeGrams } from '#planner/kitchen-units/bought-whole.ts'

const numberOf = new Map<IngredientId, number>(allIngredients.map(({ id }, index) => [id, index]))

export const goodsCount = allIngredients.length

const plantPatterns: readonly (string | undefined)[] = ['VEGETABLE', 'FRUIT', 'LEGUME', 'NUTS', 'SEEDS', 'WHOLEGRAIN']

/** By the number of an ingredient: 1 if it counts as a plant food. */
export const isPlantFood = Uint8Array.from(allIngredients, ({ pattern }) => (plantPatterns.includes(pattern) ? 1 : 0))

const groups: readonly (readonly IngredientId[])[] = alike
/** By the number of an ingredient: its group of interchangeable foods, or -1. */
export const groupOfGood = Int32Array.from(allIngredients, ({ id }) => groups.findIndex((group) => group.includes(id)))
/** By group: 1 if most kitchens have a food of the group, so that buying another one duplicates it. */
export const groupsAtHome = Int32Array.from(groups, (group) => (group.some((id) => staples.has(id)) ? 1 : 0))

/** Numbers of the ingredients that are bought for a dish, without those that most kitchens have. */
export function goodsOf({ lines }: Pick<Variant, 'lines'>): Uint16Array {
  const bought = lines.filter(({ id }) => !staples.has(id) && ingredient(id).kind !== 'WATER')
  return Uint16Array.from(new Set(bought.map(({ id }) => numberOf.get(boughtAs(id)) ?? 0)))
}

/** Edible grams of each of those goods in a serving, in the same order. */
export function goodGramsOf({ lines, recipe: { servings } }: Variant): Float64Array {
  const goods = [...goodsOf({ lines })]
  const grams = new Float64Array(goods.length)
  for (const { id, g } of lines) {
    const index = goods.indexOf(numberOf.get(boughtAs(id)) ?? -1)
    if (index >= 0) grams[index] = (grams[index] ?? 0) + wholeGrams(id, g) / servings
  }
  return grams
}

/** By kind of food: the number of its last ingredient, which stands for the whole kind. */
const familyOf = new Map<FoodKind, number>(allIngredients.map(({ kind }, index) => [kind, index]))

/** Kinds of tofu, which count as one main protein. */
const tofus: readonly IngredientId[] = ['tofu', 'tofu-extra-firm', 'smoked-tofu', 'soft-tofu', 'silken-tofu']

/** The number by which main proteins are compared: one for all tofu, otherwise that of the food or of its kind. */
function comparedAs(id: IngredientId): number {
  const { kind } = ingredient(id)
  if (tofus.includes(id)) return numberOf.get('tofu') ?? 0
  return (kind === 'PULSE' || kind === 'SOY' ? numberOf.get(id) : familyOf.get(kind)) ?? 0
}

/**
 * The number of the food that most of the protein comes from. All poultry counts as one food, and so does all fish and
 * all tofu; each pulse counts separately.
 */
export function mainProteinOf({ lines, recipe: { servings } }: Variant): number {
  let most = 0
  let main = 0
  for (const line of lines) {
    const { per100g } = ingredient(line.id)
    const protein = per100g.protein * eaten(line, servings)
    if (protein <= most) continue
    most = protein
    main = comparedAs(line.id)
  }
  return main
}

const tiring: readonly FoodKind[] = [
  'RED_MEAT',
  'POULTRY',
  'PROCESSED_MEAT',
  'FISH',
  'CRUSTACEAN',
  'MOLLUSC',
  'EGG',
  'SOY',
  'PULSE',
]

/** By the number of a main protein: 1 if few people want it twice a day, unlike bread, milk and vegetables. */
export const tiresWithinDay = Uint8Array.from(allIngredients, ({ kind }) => (tiring.includes(kind) ? 1 : 0))
