import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { DishTag } from '#planner/recipe.ts'
import { calledName, saidName } from './food-mentions.ts'
import type { Variant } from './variant.ts'

/** A word for the kind of a dish, by its tag. */
const servedAs: Readonly<Partial<Record<DishTag, string>>> = {
  SOUPS: 'Soup',
  SALADS: 'Salad',
  TACOS: 'Tacos',
  BURGERS: 'Burgers',
}
/** Kinds of food that only flavour a dish. */
const minor: readonly Ingredient['kind'][] = [
  'WATER',
  'MINERAL',
  'SPICE',
  'HERB',
  'CONDIMENT',
  'MEAT_STOCK',
  'INFUSION',
]
const MOST = { title: 3, blurb: 5 } as const
/** Characters of a title that fit on a card. */
const LONGEST = 60

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Keeps "vegan" in a name: it matters that vegan mayonnaise is not mayonnaise. */
const ownName = (name: string): string => (/^vegan /.test(name) ? saidName(name) : calledName(name))

/** The names of the main foods of a dish, the heaviest first. */
function mainFoods({ lines }: Variant): readonly string[] {
  const foods = lines
    .filter(({ id }) => !minor.includes(ingredient(id).kind))
    .toSorted((a, b) => b.g - a.g)
    .map(({ id }) => ownName(ingredient(id).name))
  return [...new Set(foods)]
}

function titleOf(variant: Variant, most: number): string {
  const [first = 'Plain dish', ...others] = mainFoods(variant).slice(0, most)
  const kind = variant.recipe.dishTags.map((tag) => servedAs[tag]).find((word) => word !== undefined)
  if (kind !== undefined) return `${kind} with ${joined([first, ...others])}`
  return capital(others.length === 0 ? first : `${first} with ${joined(others)}`)
}

/** A title that only lists what a dish is made of. */
export function plainTitle(variant: Variant): string {
  const titles = Array.from({ length: MOST.title }, (_, less) => titleOf(variant, MOST.title - less))
  return titles.find(({ length }) => length <= LONGEST) ?? titleOf(variant, 1)
}

/** A blurb that only lists what a dish is made of. */
export const plainBlurb = (variant: Variant): string => `Made of ${joined(mainFoods(variant).slice(0, MOST.blurb))}.`
