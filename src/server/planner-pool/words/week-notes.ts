import type { MediterraneanItem } from '#planner/validate-week/mediterranean-score.ts'
import { amountText, listText } from './numbers.ts'

/** A figure of one day or meal, with what it belongs to: "Tuesday", "Tuesday’s lunch". */
export type Named = { readonly name: string; readonly value: number }

const MOST_NAMED = 4
const DAYS = 7

function namedText(all: readonly Named[], tell: (each: Named) => string): string {
  const rest = all.length - MOST_NAMED
  const told = (rest > 1 ? all.slice(0, MOST_NAMED) : all).map(tell)
  return listText(rest > 1 ? [...told, `${rest} more`] : told)
}

/** What a week lacks of the Mediterranean pattern. */
const mediterraneanWords = {
  OLIVE_OIL_FIRST: 'olive oil before other fats',
  OLIVE_OIL: 'plenty of olive oil',
  VEGETABLES: 'two servings of vegetables a day',
  FRUIT: 'three of fruit a day',
  LITTLE_RED_MEAT: 'little red and cured meat',
  LITTLE_BUTTER: 'little butter and cream',
  NO_SWEET_DRINKS: 'no sweet drinks',
  LEGUMES: 'beans or lentils three times',
  FISH: 'fish three times',
  FEW_SWEETS: 'few bought sweets',
  NUTS: 'nuts three times',
  POULTRY_FIRST: 'poultry rather than red meat',
  SOFRITO: 'tomatoes with onion and olive oil twice',
} as const satisfies Record<MediterraneanItem, string>

type Mediterranean = {
  readonly points: number
  readonly of: number
  readonly wanted: number
  readonly missed: readonly MediterraneanItem[]
}

/** What could be better in a week and breaks no promise, as sentences. */
export const weekNoteSentences = {
  proteinShort: (days: readonly Named[]) => {
    const [first, second] = days
    return first !== undefined && second === undefined
      ? `Protein is ${amountText(first.value, 'g')} under your target on ${first.name}.`
      : `Protein is under your target on ${namedText(days, ({ name, value }) => `${name} (by ${amountText(value, 'g')})`)}.`
  },
  fibreLow: ({ mean, target }: { readonly mean: number; readonly target: number }) =>
    `Fibre is ${amountText(mean, 'g')} a day on average, and ${amountText(target, 'g')} is your target. A piece of fruit adds about ${amountText(3, 'g')}.`,
  sodiumHigh: ({ mean, most }: { readonly mean: number; readonly most: number }) =>
    `Sodium is ${amountText(mean, 'mg')} a day on average, above the ${amountText(most, 'mg')} that is advised. Salting less while cooking is the easiest way down.`,
  mealShare: (meals: readonly Named[]) =>
    meals.length > MOST_NAMED
      ? `${meals.length} meals of this week are smaller or larger than usual, so that each day adds up.`
      : `Some meals are smaller or larger than usual, so that the day adds up: ${namedText(meals, ({ name, value }) => `${name} (${amountText(value, 'kcal')})`)}.`,
  oddSides: (meals: readonly string[]) =>
    `Not every side is one you would choose beside the rest: look at ${listText(meals.slice(0, MOST_NAMED))}. Swap it if it does not suit you.`,
  fewPlants: ({ plants, wanted }: { readonly plants: number; readonly wanted: number }) =>
    `There are ${plants} different plant foods in this week. ${wanted} or more make a varied table.`,
  mediterranean: ({ points, of, wanted, missed }: Mediterranean) => {
    const pattern = `${of} points of the Mediterranean pattern`
    if (missed.length === 0) return `This week has all ${pattern}.`
    const score = `${points} of ${pattern}`
    const lacks = listText(missed.map((item) => mediterraneanWords[item]))
    return points >= wanted
      ? `This week has ${score}; ${wanted} are enough. Missing: ${lacks}.`
      : `This week has ${score}, and ${wanted} would be enough. With your other wishes it misses: ${lacks}.`
  },
  mainsAgain: ({ again, mains }: { readonly again: number; readonly mains: number }) =>
    `${again === mains ? `All ${mains}` : `${again} of the ${mains}`} lunches and dinners were in your weeks before: not many more fit everything you asked for.`,
  sweets: ({ days, share }: { readonly days: number; readonly share: number }) =>
    days === 0
      ? 'You crave sweet things. This week has no dessert: with your other wishes its days did not add up with one.'
      : `You crave sweet things: a dessert is planned ${days === DAYS ? 'every day' : `on ${days} of ${DAYS} days`}, at most ${amountText(Math.ceil(100 * share), '%')} of your energy.`,
  noRoomForSweets: ({ meals }: { readonly meals: number }) =>
    `You crave sweet things. With ${meals} meals a day there is no place for a dessert; five have one, and your settings are where to choose them.`,
  lateSnack: () => 'Your last snack comes after dinner and is counted in, so that the evening has something planned.',
  soda: () =>
    'When you feel like a soda: sparkling water with lemon, lime or berries, or cold tea with mint, has no sugar at all.',
} as const
