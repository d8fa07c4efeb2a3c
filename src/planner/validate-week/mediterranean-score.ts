import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Helping } from './serving.ts'
import type { ValidationInput } from './validation-input.ts'

/** The items of the Mediterranean pattern: MEDAS of the PREDIMED trial (Schröder 2011), without its wine. */
export const mediterraneanItems = [
  'OLIVE_OIL_FIRST',
  'OLIVE_OIL',
  'VEGETABLES',
  'FRUIT',
  'LITTLE_RED_MEAT',
  'LITTLE_BUTTER',
  'NO_SWEET_DRINKS',
  'LEGUMES',
  'FISH',
  'FEW_SWEETS',
  'NUTS',
  'POULTRY_FIRST',
  'SOFRITO',
] as const
export type MediterraneanItem = (typeof mediterraneanItems)[number]

/** Points from which a week follows the pattern. */
export const MEDITERRANEAN_POINTS = 9

/** Grams of a serving, as the MEDAS questionnaire gives them; fruit as the WHO does. */
const serving = {
  oliveOilSpoon: 13.5,
  vegetables: 200,
  fruit: 80,
  meat: 100,
  butter: 12,
  sweetDrink: 250,
  legumes: 150,
  fish: 100,
  sweets: 30,
  nuts: 30,
} as const
/** Energy, kcal a day, below which two spoons of oil are enough instead of four. */
const LITTLE_ENERGY = 1800
/** Weight of cooked pulses for each gram of dry ones. */
const COOKED_PER_DRY = 2.5

const tomatoes = /^(?:tomato|cherry-tomatoes|tinned-tomatoes|passata|tomato-puree)$/
const alliums = /^(?:onion|red-onion|shallot|leek|garlic)$/

const isSofrito = (helpings: readonly Helping[]): boolean =>
  helpings.some(({ id }) => tomatoes.test(id)) &&
  helpings.some(({ id }) => alliums.test(id)) &&
  helpings.some(({ id, grams }) => ingredient(id).pattern === 'OLIVE_OIL' && grams > 0)

/** The points of the pattern that a week gets and the items it misses, from the grams of its servings. */
export function mediterraneanScore({ dishes, served, request: { cook, targets } }: ValidationInput): {
  readonly points: number
  readonly missed: readonly MediterraneanItem[]
} {
  const eaten = dishes.flatMap(({ dish }) =>
    (served(dish.recipe)?.serving.helpings ?? []).map(({ id, grams }) => ({
      food: ingredient(id),
      grams: grams * dish.portion,
    })),
  )
  const grams = (is: (food: Ingredient) => boolean) =>
    eaten.reduce((sum, each) => (is(each.food) ? sum + each.grams : sum), 0)
  const of = (...patterns: readonly Ingredient['pattern'][]) => grams(({ pattern }) => patterns.includes(pattern))
  const oil = of('OLIVE_OIL')
  const meat = of('RED_MEAT', 'PROCESSED_MEAT')
  const legumes =
    of('LEGUME') + (COOKED_PER_DRY - 1) * grams((food) => food.pattern === 'LEGUME' && food.state === 'DRY')
  const nuts = cook.restrictions.includes('TREE_NUTS') ? of('NUTS', 'SEEDS') : of('NUTS')
  const spoons = targets.energy < LITTLE_ENERGY ? 2 : 4
  const sofritos = dishes.filter(({ dish }) => isSofrito(served(dish.recipe)?.serving.helpings ?? [])).length
  const kept = {
    OLIVE_OIL_FIRST: oil > grams(({ kind }) => kind === 'SEED_OIL' || kind === 'FRUIT_OIL' || kind === 'BUTTER'),
    OLIVE_OIL: oil >= spoons * serving.oliveOilSpoon * DAYS,
    VEGETABLES: of('VEGETABLE') >= 2 * serving.vegetables * DAYS,
    FRUIT: of('FRUIT') >= 3 * serving.fruit * DAYS,
    LITTLE_RED_MEAT: meat < serving.meat * DAYS,
    LITTLE_BUTTER: of('BUTTER_CREAM') < serving.butter * DAYS,
    NO_SWEET_DRINKS: grams((food) => food.aisle === 'DRINKS' && food.freeSugar) < serving.sweetDrink * DAYS,
    LEGUMES: legumes >= 3 * serving.legumes,
    FISH: of('FISH') >= 3 * serving.fish,
    FEW_SWEETS: of('SWEETS') < 3 * serving.sweets,
    NUTS: nuts >= 3 * serving.nuts,
    POULTRY_FIRST: of('POULTRY') >= meat,
    SOFRITO: sofritos >= 2,
  } as const satisfies Record<MediterraneanItem, boolean>
  const missed = mediterraneanItems.filter((item) => !kept[item])
  return { points: mediterraneanItems.length - missed.length, missed }
}
