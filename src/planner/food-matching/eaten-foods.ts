import type { DiaryFigures } from '#domain/diary/figures.ts'
import { type FoodIndex, indexFoods } from '#domain/foods/food-index.ts'
import { foodTable } from '#domain/foods/food-table.generated.ts'
import { readSpanishNames } from '#domain/foods/in-spanish.ts'
import { type KnownFood, readFoods } from '#domain/foods/known-food.ts'
import { spanishFoodTable } from '#domain/foods/spanish-food-table.generated.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'

const foods = readFoods(foodTable)
const byId = new Map(foods.map((food) => [food.id, food]))

/** All foods that people say, prepared to be found: the same table and search as in the browser. */
export const foodIndex: FoodIndex<KnownFood> = indexFoods(
  foods.map((item) => ({ item, names: [item.name, ...item.also], covers: item.covers, likely: item.likely })),
)

/** A food as a person eats it, with the figures of 100 g. */
export type EatenFood = { readonly id: string; readonly name: string; readonly per100g: DiaryFigures }

/** Figures of 100 g of an ingredient; unknown fibre counts as none. */
export const per100gFigures = ({ per100g }: Pick<Ingredient, 'per100g'>): DiaryFigures => ({
  energy: per100g.kcal,
  protein: per100g.protein,
  carbs: per100g.carbs,
  fat: per100g.fat,
  fibre: per100g.fibre ?? 0,
  sodium: per100g.sodium,
})

/** A food by the id that a diary has for it: one of the planner's, or one that people say; null if there is none. */
export function eatenFood(id: string): EatenFood | null {
  if (!isIngredientId(id)) return byId.get(id) ?? null
  const food = ingredient(id)
  return { id, name: food.name, per100g: per100gFigures(food) }
}

const spanishNames = readSpanishNames(spanishFoodTable)

/** What a food that people say is called in Spanish; its English name if it has no Spanish one. */
export const spanishName = ({ id, name }: Pick<EatenFood, 'id' | 'name'>): string => spanishNames.get(id)?.name ?? name

/** What else a food is called in Spanish: "jitomate" for a tomato. */
export const otherSpanishNames = (id: string): readonly string[] => spanishNames.get(id)?.also ?? []
