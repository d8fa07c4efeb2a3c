import type { Market } from '#domain/usage.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'

/**
 * The months in which produce is harvested north of the equator, by season, after the Seasonal Produce Guide of USDA's
 * SNAP-Ed Connection (snaped.fns.usda.gov/resources/nutrition-education-materials/seasonal-produce-guide; a work of the US
 * Government, public domain). Compared with three reprints of it, entry by entry. Kinds of a food, such as the peppers, have
 * its seasons. A food in no list is never out of season: it is harvested in every one of them, is in no such guide, keeps
 * for months (cabbage, lemons), grows indoors (mushrooms), or the reprints differ (kiwi).
 */
const harvests: readonly { readonly months: readonly number[]; readonly foods: readonly IngredientId[] }[] = [
  { months: [3, 4, 5], foods: ['asparagus', 'rhubarb'] },
  { months: [3, 4, 5, 6, 7, 8], foods: ['apricot', 'strawberries'] },
  {
    months: [6, 7, 8],
    foods: [
      'aubergine',
      'blackberries',
      'blueberries',
      'cherries',
      'cherry-tomatoes',
      'courgette',
      'cucumber',
      'honeydew',
      'melon',
      'nectarine',
      'okra',
      'peach',
      'plum',
      'tomatillo',
      'tomato',
      'watermelon',
    ],
  },
  {
    months: [6, 7, 8, 9, 10, 11],
    foods: ['green-beans', 'green-pepper', 'mango', 'raspberries', 'red-pepper', 'yellow-pepper'],
  },
  { months: [6, 7, 8, 9, 10, 11, 12, 1, 2], foods: ['beetroot'] },
  { months: [9, 10, 11], foods: ['cauliflower', 'cranberries', 'grapes'] },
  {
    months: [9, 10, 11, 12, 1, 2],
    foods: [
      'brussels-sprouts',
      'butternut-squash',
      'kale',
      'parsnip',
      'pear',
      'potato',
      'pumpkin',
      'spaghetti-squash',
      'swede',
      'sweet-potato',
    ],
  },
  { months: [12, 1, 2], foods: ['clementine', 'grapefruit', 'leek', 'orange'] },
  {
    months: [3, 4, 5, 9, 10, 11],
    foods: [
      'baby-spinach',
      'broccoli',
      'little-gem',
      'mangetout',
      'radish',
      'romaine-lettuce',
      'spinach',
      'sugar-snap-peas',
      'swiss-chard',
      'tenderstem-broccoli',
    ],
  },
  { months: [3, 4, 5, 6, 7, 8, 12, 1, 2], foods: ['avocado'] },
  { months: [3, 4, 5, 6, 7, 8, 9, 10, 11], foods: ['collard-greens'] },
  { months: [9, 10, 11, 12, 1, 2, 3, 4, 5], foods: ['turnip'] },
]

/** Potatoes, and what is sold from stores or from warm countries all year, are in season without being worth a word. */
const MOST_WORTH_SAYING = 6
const kept: ReadonlySet<IngredientId> = new Set(['avocado', 'mango', 'potato'])

const monthsOf: ReadonlyMap<IngredientId, readonly number[]> = new Map(
  harvests.flatMap(({ months, foods }) => foods.map((food) => [food, months] as const)),
)

/** On which side of the equator the gardens of a market are. */
const hemispheres = { GB: 'NORTH', US: 'NORTH' } as const satisfies Record<Market, 'NORTH' | 'SOUTH'>
const MONTHS = 12

/** The month of the north, 1 is January, whose harvest a market has in a month. */
export const harvestMonth = (month: number, hemisphere: 'NORTH' | 'SOUTH'): number =>
  hemisphere === 'NORTH' ? month : ((month + MONTHS / 2 - 1) % MONTHS) + 1

export const harvestIn = (market: Market, month: number): number => harvestMonth(month, hemispheres[market])

/** Whether a food is sold out of its season in a month of the north; 0 is no month. */
export const isOutOfSeason = (food: IngredientId, month: number): boolean =>
  month !== 0 && !kept.has(food) && monthsOf.get(food)?.includes(month) === false

/** Whether a food has its season in a month of the north, and has none for the rest of the year. */
export function hasItsSeason(food: IngredientId, month: number): boolean {
  const months = monthsOf.get(food)
  return months !== undefined && !kept.has(food) && months.length <= MOST_WORTH_SAYING && months.includes(month)
}
