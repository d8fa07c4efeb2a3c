import type { TableFood } from '#domain/api/member/diary.ts'
import type { Product } from '#domain/product/product.ts'
import { inputNumber } from '#web/words/numbers.ts'
import type { DishDraft } from './dish-draft.ts'

/** A dish of one's own as it was made, to be corrected. Foods that the table no longer has have to be chosen again. */
export function draftOfProduct({ name, basis, dish }: Product, byId: ReadonlyMap<string, TableFood>): DishDraft {
  const { made = 0, foods = [] } = dish ?? {}
  return {
    name,
    made: String(made),
    servings: basis.serving === undefined || made === 0 ? '' : String(Math.round(made / basis.serving)),
    lines: foods.map(({ food: id, grams }, at) => {
      const food = byId.get(id) ?? null
      return {
        id: `${at}`,
        text: food?.name ?? id.replaceAll('-', ' '),
        choices: food === null ? [] : [food],
        chosen: food,
        grams: inputNumber(grams),
      }
    }),
  }
}
