import type { Cooked, CookedLine } from '#planner/derive/variant.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { platePicture } from './plate-picture.ts'
import { foodStyleOf } from './styles/food-style-of.ts'

/** Share of a dish, by weight, from which a food has to be in its picture. */
const CHIEF_SHARE = 0.1

const isPieces = (id: IngredientId): boolean => foodStyleOf(id).seen === 'PIECES'

/** Whether a food replaces one that was not in pieces: yogurt instead of buttermilk is in the batter, too. */
const isSoaked = ({ id, insteadOf }: CookedLine): boolean =>
  insteadOf !== undefined && isPieces(id) && !isPieces(insteadOf.id)

/** Foods that make up a tenth of a dish, can be seen in it, and are missing from its picture. */
export function undrawnFoods(dish: Cooked): readonly IngredientId[] {
  const picture = platePicture(dish)
  const total = dish.lines.reduce((sum, { g }) => sum + g, 0)
  return dish.lines
    .filter((line) => line.g / total >= CHIEF_SHARE && foodStyleOf(line.id).seen !== 'HIDDEN' && !isSoaked(line))
    .map(({ id }) => id)
    .filter((id) => !picture.includes(`data-food="${id}"`))
}
