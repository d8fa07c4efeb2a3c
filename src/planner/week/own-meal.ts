import { type DiaryFigures, sumOfFigures, timesFigures } from '#domain/diary/figures.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'

/** Foods by the ids of the planner's table, in grams. A stored id may have left the table since. */
export type OwnFoods = readonly { readonly food: string; readonly grams: number }[]

/** A portion of a dish that somebody cooks by a recipe of their own, at home, instead of what was planned. */
export type OwnMeal = {
  /** Whose dish it is, which need not be who eats it; empty once they have left the table. */
  readonly by: string
  /** The key of the dish among that person's products; empty with it. */
  readonly code: string
  readonly name: string
  /** Grams of the finished dish. */
  readonly grams: number
  /** What is in them, as it is bought. */
  readonly foods: OwnFoods
}

/** The figures of foods, not rounded; those that left the table count as nothing. */
export const figuresOfOwn = (foods: OwnFoods): DiaryFigures =>
  sumOfFigures(
    foods.flatMap(({ food, grams }) => {
      if (!isIngredientId(food)) return []
      const { kcal, protein, carbs, fat, fibre = 0, sodium } = ingredient(food).per100g
      return [timesFigures({ energy: kcal, protein, carbs, fat, fibre, sodium }, grams / 100)]
    }),
  )
