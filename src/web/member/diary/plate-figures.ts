import type { FoodTableView, PlateFood } from '#domain/api/member/diary.ts'
import { type DiaryFigures, figuresOfFoods } from '#domain/diary/figures.ts'

/** What a plate holds, as the server will compute it; null where the table lacks one of its foods. */
export function plateFigures(foods: readonly PlateFood[], table: FoodTableView): DiaryFigures | null {
  const weighed = foods.flatMap(({ food: id, grams }) => {
    const food = table.foods.find((each) => each.id === id)
    return food === undefined ? [] : [{ per100g: food.per100g, grams }]
  })
  return weighed.length < foods.length ? null : figuresOfFoods(weighed)
}
