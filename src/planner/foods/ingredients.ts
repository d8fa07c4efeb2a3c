import { bakingAndSweet } from './baking-and-sweet.ts'
import { bread } from './bread.ts'
import { bakingAndSweetPer100g } from './composition/baking-and-sweet.ts'
import { breadPer100g } from './composition/bread.ts'
import { dairyAndEggsPer100g } from './composition/dairy-and-eggs.ts'
import { drinksPer100g } from './composition/drinks.ts'
import { fishPer100g } from './composition/fish.ts'
import { fruitPer100g } from './composition/fruit.ts'
import { grainsPer100g } from './composition/grains.ts'
import { herbsPer100g } from './composition/herbs.ts'
import { meatPer100g } from './composition/meat.ts'
import { nutsAndSeedsPer100g } from './composition/nuts-and-seeds.ts'
import { oilsAndSaucesPer100g } from './composition/oils-and-sauces.ts'
import { pulsesAndSoyPer100g } from './composition/pulses-and-soy.ts'
import { spicesPer100g } from './composition/spices.ts'
import { tinsAndJarsPer100g } from './composition/tins-and-jars.ts'
import { vegetablesPer100g } from './composition/vegetables.ts'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import { drinks } from './drinks.ts'
import { fish } from './fish.ts'
import { fruit } from './fruit.ts'
import { grains } from './grains.ts'
import { herbs } from './herbs.ts'
import { type Ingredient, ingredientOf, type Shelf } from './ingredient.ts'
import { meat } from './meat.ts'
import { nutsAndSeeds } from './nuts-and-seeds.ts'
import { oilsAndSauces } from './oils-and-sauces.ts'
import { pulsesAndSoy } from './pulses-and-soy.ts'
import { spices } from './spices.ts'
import { tinsAndJars } from './tins-and-jars.ts'
import { vegetables } from './vegetables.ts'

const shelves = [
  { aisle: 'PRODUCE', foods: vegetables, figures: vegetablesPer100g },
  { aisle: 'PRODUCE', foods: fruit, figures: fruitPer100g },
  { aisle: 'PRODUCE', foods: herbs, figures: herbsPer100g },
  { aisle: 'SPICES', foods: spices, figures: spicesPer100g },
  { aisle: 'MEAT', foods: meat, figures: meatPer100g },
  { aisle: 'FISH', foods: fish, figures: fishPer100g },
  { aisle: 'CHILLED', foods: dairyAndEggs, figures: dairyAndEggsPer100g },
  { aisle: 'GRAINS_AND_PASTA', foods: grains, figures: grainsPer100g },
  { aisle: 'BAKERY', foods: bread, figures: breadPer100g },
  { aisle: 'TINS_AND_JARS', foods: pulsesAndSoy, figures: pulsesAndSoyPer100g },
  { aisle: 'NUTS_AND_DRIED_FRUIT', foods: nutsAndSeeds, figures: nutsAndSeedsPer100g },
  { aisle: 'TINS_AND_JARS', foods: tinsAndJars, figures: tinsAndJarsPer100g },
  { aisle: 'OILS_AND_SAUCES', foods: oilsAndSauces, figures: oilsAndSaucesPer100g },
  { aisle: 'BAKING', foods: bakingAndSweet, figures: bakingAndSweetPer100g },
  { aisle: 'DRINKS', foods: drinks, figures: drinksPer100g },
] as const satisfies readonly Shelf[]

type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never
/** The name by which recipes call an ingredient. */
export type IngredientId = KeyOf<(typeof shelves)[number]['foods']>

/** Every ingredient, shelf by shelf and by id within a shelf. */
export const allIngredients: readonly (Ingredient & { readonly id: IngredientId })[] = shelves.flatMap((shelf: Shelf) =>
  // The ids come from the very tables that IngredientId is made of.
  Object.keys(shelf.foods).map((id) => ({ ...ingredientOf(shelf, id), id: id as IngredientId })),
)

const byId = new Map<string, (typeof allIngredients)[number]>(allIngredients.map((each) => [each.id, each]))

/** The ingredient of an id that is known to the compiler. */
export function ingredient(id: IngredientId): (typeof allIngredients)[number] {
  const found = byId.get(id)
  if (found === undefined) throw new Error(`no ingredient ${id}`)
  return found
}

/** Whether a word from outside names an ingredient. */
export const isIngredientId = (word: string): word is IngredientId => byId.has(word)
