import type { Market } from '#domain/usage.ts'
import { americanPacks } from './american-packs.ts'
import type { Pack } from './food.ts'
import { type IngredientId, ingredient } from './ingredients.ts'

/** A pack of a food that does not exist does not compile. */
const american: { readonly [id in IngredientId]?: Pack } = americanPacks

/** The usual pack of a food in a market, and the edible grams it yields; undefined for what is not bought, tap water. */
export const packIn = (market: Market, id: IngredientId): Pack | undefined =>
  (market === 'US' ? american[id] : undefined) ?? ingredient(id).pack
