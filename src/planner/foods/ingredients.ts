import { bakingAndSweet } from './baking-and-sweet.ts'
import { bread } from './bread.ts'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import { drinks } from './drinks.ts'
import { englishFoodNames, type FoodNames } from './english-food-names.ts'
import { fish } from './fish.ts'
import { fruit } from './fruit.ts'
import { grains } from './grains.ts'
import { herbs } from './herbs.ts'
import { type FoodTable, type Ingredient, ingredientOf } from './ingredient.ts'
import { meat } from './meat.ts'
import { nutsAndSeeds } from './nuts-and-seeds.ts'
import { oilsAndSauces } from './oils-and-sauces.ts'
import { pulsesAndSoy } from './pulses-and-soy.ts'
import { spices } from './spices.ts'
import { tinsAndJars } from './tins-and-jars.ts'
import { vegetables } from './vegetables.ts'

/** The files of foods, and the aisle of each. */
export const foodTables = [
  { aisle: 'PRODUCE', foods: vegetables },
  { aisle: 'PRODUCE', foods: fruit },
  { aisle: 'PRODUCE', foods: herbs },
  { aisle: 'SPICES', foods: spices },
  { aisle: 'MEAT', foods: meat },
  { aisle: 'FISH', foods: fish },
  { aisle: 'CHILLED', foods: dairyAndEggs },
  { aisle: 'GRAINS_AND_PASTA', foods: grains },
  { aisle: 'BAKERY', foods: bread },
  { aisle: 'TINS_AND_JARS', foods: pulsesAndSoy },
  { aisle: 'NUTS_AND_DRIED_FRUIT', foods: nutsAndSeeds },
  { aisle: 'TINS_AND_JARS', foods: tinsAndJars },
  { aisle: 'OILS_AND_SAUCES', foods: oilsAndSauces },
  { aisle: 'BAKING', foods: bakingAndSweet },
  { aisle: 'DRINKS', foods: drinks },
] as const satisfies readonly FoodTable[]

type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never
/** The id that recipes use for an ingredient. */
export type IngredientId = KeyOf<(typeof foodTables)[number]['foods']>

/** A food without a name, and a name without a food, do not compile. */
const names: Readonly<Record<IngredientId, FoodNames>> = englishFoodNames

/** Every ingredient, table by table and by id within a table. */
export const allIngredients: readonly (Ingredient & { readonly id: IngredientId })[] = foodTables.flatMap(
  (table: FoodTable) =>
    // The ids come from the very tables that IngredientId is made of.
    (Object.keys(table.foods) as IngredientId[]).map((id) => ({ ...ingredientOf(table, id, names[id]), id })),
)

const byId = new Map<string, (typeof allIngredients)[number]>(allIngredients.map((each) => [each.id, each]))

/** The ingredient with this id. */
export function ingredient(id: IngredientId): (typeof allIngredients)[number] {
  const found = byId.get(id)
  if (found === undefined) throw new Error(`no ingredient ${id}`)
  return found
}

/** Whether a string from outside is the id of an ingredient. */
export const isIngredientId = (word: string): word is IngredientId => byId.has(word)
