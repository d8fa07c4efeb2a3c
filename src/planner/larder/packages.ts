import type { Market } from '#domain/usage.ts'
import type { Pack } from '#planner/foods/food.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { packIn } from '#planner/foods/packs.ts'
import { smallPacks } from './small-packs.ts'

const small: { readonly [id in IngredientId]?: Pack } = smallPacks

/**
 * The pack of a food that a kitchen for so many eaters buys in a market: a smaller one for somebody who eats alone, if
 * shops have one. Undefined for what is not bought, tap water.
 */
export function packFor(eaters: number, market: Market, id: IngredientId): Pack | undefined {
  const usual = packIn(market, id)
  const less = eaters === 1 ? small[id] : undefined
  return usual !== undefined && less !== undefined && less[1] < usual[1] ? less : usual
}
