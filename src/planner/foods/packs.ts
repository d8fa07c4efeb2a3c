import type { UnitSystem } from '#domain/unit-system.ts'
import { americanPacks } from './american-packs.ts'
import type { Pack } from './food.ts'
import { type IngredientId, ingredient } from './ingredients.ts'

/** Where somebody shops, which decides in what packs foods are sold. */
export type Market = 'GB' | 'US'

/** The market of somebody who cooks in a system of units: only American kitchens measure in ounces and cups. */
export const marketOf = (units: UnitSystem): Market => (units === 'imperial' ? 'US' : 'GB')

/** A pack of a food that does not exist does not compile. */
const american: { readonly [id in IngredientId]?: Pack } = americanPacks

/** The usual pack of a food in a market, and the edible grams it yields; undefined for what is not bought, tap water. */
export const packIn = (market: Market, id: IngredientId): Pack | undefined =>
  (market === 'US' ? american[id] : undefined) ?? ingredient(id).pack
