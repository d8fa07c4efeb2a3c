import type { Rule } from '#planner/validate-week/food-rules.ts'
import type { MediterraneanItem } from '#planner/validate-week/mediterranean-score.ts'
import { DAYS, type Relaxation, type WeekRequest } from '#planner/week/week-plan.ts'
import { amountText, listText } from './phrases.ts'

/** A figure of one day or meal, with its name: "Tuesday", "Tuesday’s lunch". */
export type Named = { readonly name: string; readonly value: number }

const MOST_NAMED = 4

function namedText(all: readonly Named[], textOf: (each: Named) => string): string {
  const rest = all.length - MOST_NAMED
  const texts = (rest > 1 ? all.slice(0, MOST_NAMED) : all).map(textOf)
  return listText(rest > 1 ? [...texts, `${rest} more`] : texts)
}

/** What would earn a week the points of the Mediterranean pattern that it lacks, within a sentence. */
const mediterraneanWords = {
  OLIVE_OIL_FIRST: 'olive oil before other fats',
  OLIVE_OIL: 'more olive oil',
  VEGETABLES: 'two servings of vegetables a day',
  FRUIT: 'three servings of fruit a day',
  LITTLE_RED_MEAT: 'less red and cured meat',
  LITTLE_BUTTER: 'less butter and cream',
  NO_SWEET_DRINKS: 'no sweet drinks',
  LEGUMES: 'beans or lentils three times a week',
  FISH: 'fish three times a week',
  FEW_SWEETS: 'fewer bought sweets',
  NUTS: 'nuts three times a week',
  POULTRY_FIRST: 'poultry rather than red meat',
  SOFRITO: 'tomatoes cooked with onion and olive oil twice a week',
} as const satisfies Record<MediterraneanItem, string>

/** Rules under which a person does not eat the foods of an item: then its absence is not a shortcoming of the week. */
const eatenByOthers: Partial<Readonly<Record<MediterraneanItem, readonly Rule[]>>> = {
  FISH: ['VEGAN', 'VEGETARIAN', 'SEAFOOD'],
  NUTS: ['TREE_NUTS'],
  LEGUMES: ['PALEO'],
  POULTRY_FIRST: ['VEGAN', 'VEGETARIAN', 'PESCATARIAN'],
}

type Mediterranean = {
  readonly points: number
  readonly of: number
  readonly wanted: number
  readonly missed: readonly MediterraneanItem[]
}

/** "One of the 14 lunches and dinners was", "All 14 lunches and dinners were". */
function mainsText(again: number, mains: number): string {
  if (again === 1) return `One of the ${mains} lunches and dinners was`
  return `${again === mains ? `All ${mains}` : `${again} of the ${mains}`} lunches and dinners were`
}

/** What could be better in a valid week, as sentences. */
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
      : `${meals.length === 1 ? 'One meal is' : 'Some meals are'} smaller or larger than usual, so that each day adds up: ${namedText(meals, ({ name, value }) => `${name} (${amountText(value, 'kcal')})`)}.`,
  oddSides: (meals: readonly string[]) =>
    `Not every side is one you would choose beside the rest: look at ${listText(meals.slice(0, MOST_NAMED))}, and swap what does not suit you.`,
  fewPlants: ({ plants, wanted }: { readonly plants: number; readonly wanted: number }) =>
    `There are ${plants} different plant foods in this week. ${wanted} or more make a varied table.`,
  mediterranean: ({ points, of, wanted, missed }: Mediterranean) => {
    const pattern = `${of} points of the Mediterranean pattern`
    if (missed.length === 0) return `This week has all ${pattern}.`
    return points >= wanted
      ? `This week follows the Mediterranean pattern: it has ${points} of its ${of} points, and ${wanted} are enough.`
      : `This week has ${points} of ${pattern}; ${wanted} make it one.`
  },
  /** What the missing points are for; null if only foods that the person does not eat would earn them. */
  mediterraneanMore: ({ missed }: Pick<Mediterranean, 'missed'>, rules: readonly Rule[] = []) => {
    const open = missed.filter((item) => !eatenByOthers[item]?.some((rule) => rules.includes(rule)))
    if (open.length === 0) return null
    const needed = listText(open.map((item) => mediterraneanWords[item]))
    // If some missing points are for foods that the person does not eat, the list is not complete.
    if (open.length < missed.length) return `What could bring it nearer: ${needed}.`
    return `${open.length === 1 ? 'The point that it lacks is' : 'The points that it lacks are'} for ${needed}.`
  },
  mainsAgain: ({ again, mains }: { readonly again: number; readonly mains: number }) =>
    `${mainsText(again, mains)} in your last two weeks, too: not many others fit everything you asked for.`,
  sweets: ({ days, share }: { readonly days: number; readonly share: number }) =>
    days === 0
      ? 'You crave sweet things. This week has no dessert: none fitted in beside your other wishes.'
      : `You crave sweet things: a dessert is planned ${days === DAYS ? 'every day' : `on ${days} of ${DAYS} days`}, at most ${amountText(Math.ceil(100 * share), '%')} of your energy.`,
  noRoomForSweets: ({ meals }: { readonly meals: number }) =>
    `You crave sweet things. With ${meals} meals a day there is no place for a dessert; four or five have one, and you choose how many in your settings.`,
  lateSnack: () => 'Your last snack comes after dinner and is counted in, so that the evening has something planned.',
  soda: () =>
    'When you feel like a soda: sparkling water with lemon, lime or berries, or cold tea with mint, has no sugar at all.',
} as const

const orText = (items: readonly string[]): string => listText(items).replace(/ and (?=[^,]*$)/, ' or ')

/** Foods that a person does not eat, as the reason why something is absent. */
const first = {
  VEGAN: 'your vegan diet comes first',
  VEGETARIAN: 'your vegetarian diet comes first',
  PESCATARIAN: 'your pescatarian diet comes first',
  PALEO: 'eating paleo comes first',
  GLUTEN_FREE: 'eating gluten-free comes first',
  LACTOSE_FREE: 'eating lactose-free comes first',
  GLUTEN: 'leaving out gluten comes first',
  EGGS: 'leaving out eggs comes first',
  TREE_NUTS: 'leaving out tree nuts comes first',
  DAIRY: 'leaving out dairy comes first',
  SEAFOOD: 'leaving out seafood comes first',
} as const satisfies Partial<Record<Rule, string>>

const reasonOf = (rule: Rule | null): string =>
  Object.entries(first).find(([name]) => name === rule)?.[1] ?? 'what you do not eat comes first'

/** Why something that a person likes is not in the week; each is named like "burgers", "Greek food". */
export const likedAbsentSentences = {
  RULED_OUT: (liked: readonly string[], rule: Rule | null) => `No ${orText(liked)}: ${reasonOf(rule)}.`,
  OUT_OF_REACH: (liked: readonly string[]) =>
    `No ${orText(liked)}: of our dishes none fits your meals, your time for cooking and what you have ruled out.`,
  NOT_THIS_WEEK: (liked: readonly string[]) =>
    `You like ${listText(liked)}. There is none this week, because it did not fit in beside your other wishes.`,
} as const

type Asked = Pick<WeekRequest, 'cook' | 'targets'>

const animalRule = ({ cook: { diets } }: Asked): string => {
  if (diets.includes('VEGAN')) return 'vegan'
  return diets.includes('VEGETARIAN') ? 'vegetarian' : 'pescatarian'
}

/** The relaxations of a week, one sentence each. */
export const relaxationSentences = {
  PALEO_FOR_PLANTS: (asked) =>
    `Paleo and ${animalRule(asked)} together leave too few dishes. This week stays ${animalRule(asked)} and lets in beans, grains and other foods that paleo leaves out.`,
  REPEATS: () =>
    'A few dishes, snacks or sides come more often than usual, because not many fit everything you asked for.',
  PROTEIN: ({ targets }) =>
    `Some days stay more than ${amountText(5, '%')} under your protein target of ${amountText(targets.protein, 'g')}. The rest of the plan is as you asked.`,
  ENERGY_BAND: ({ targets }) =>
    `Some days are a little further from your ${amountText(targets.energy, 'kcal')} than usual, by up to ${amountText(8, '%')}.`,
  TIME: () =>
    'Some meals take longer than you asked for, sides included. With your other wishes there was nothing quicker.',
} as const satisfies Record<Relaxation, (asked: Asked) => string>
