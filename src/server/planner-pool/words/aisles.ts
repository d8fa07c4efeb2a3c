import type { Aisle } from '#planner/foods/food.ts'

/** Headings of the shopping list. */
export const aisleWords = {
  PRODUCE: 'Fruit and vegetables',
  BAKERY: 'Bakery',
  MEAT: 'Meat',
  FISH: 'Fish and seafood',
  CHILLED: 'Dairy, eggs and chilled',
  GRAINS_AND_PASTA: 'Grains and pasta',
  TINS_AND_JARS: 'Tins, jars and pulses',
  OILS_AND_SAUCES: 'Oils and sauces',
  SPICES: 'Herbs and spices',
  NUTS_AND_DRIED_FRUIT: 'Nuts, seeds and dried fruit',
  BAKING: 'Baking and sweet things',
  FROZEN: 'Frozen',
  DRINKS: 'Drinks',
} as const satisfies Record<Aisle, string>
