import type { Diet, Objection, Restriction } from '#planner/derive/diet-rules.ts'
import type { LeftOver } from '#planner/derive/left-over.ts'
import type { Allergen } from '#planner/foods/food-classes.ts'
import type { Reason } from '#planner/plan/change/why.ts'
import { amountText, listText } from './phrases.ts'

/** The facts that the sentences need about a dish; grams are those of the portion. */
export type ReasonFacts = {
  readonly cuisine: string
  readonly dish: string
  /** Fresh foods at home that it uses. */
  readonly home: string
  readonly protein: number
  readonly fibre: number
  readonly minutes: number
}

/** Why a dish was chosen, one sentence per reason. */
export const reasonSentences = {
  AT_HOME: ({ home }) => `Uses what should be at home: ${home}.`,
  FAVOURITE: () => 'One of your favourites.',
  LIKED_CUISINE: ({ cuisine }) => `You like ${cuisine} food.`,
  LIKED_DISH: ({ dish }) => `You like ${dish}.`,
  COLD_LUNCH: () => 'Good cold from a box, like the sandwiches you usually have.',
  BOXED_LUNCH: () => 'Goes along in a box, as you eat at work or school.',
  HOME_FAST_FOOD: () => 'A home version of fast food.',
  SWEET: () => 'Something sweet, planned in.',
  PROTEIN: ({ protein }) => `Plenty of protein: ${amountText(protein, 'g')}.`,
  FIBRE: ({ fibre }) => `Plenty of fibre: ${amountText(fibre, 'g')}.`,
  QUICK: ({ minutes }) => `On the table in ${amountText(minutes, 'min')}.`,
  /** A kettle, a microwave or a toaster may be needed. */
  NO_COOKING: ({ minutes }) => `Ready in ${amountText(minutes, 'min')}, without hob or oven.`,
} as const satisfies Record<Reason, (facts: ReasonFacts) => string>

/** Such rice is already heated for the second time when it is served, and must not be heated again. */
const FRESH_RICE = 'Heat only the rice that you eat now.'

/**
 * Shown at the meal for which a dish is cooked: its amounts include later meals, each named like "Wednesday’s lunch".
 */
export function doubleBatch(later: readonly string[], { eaten, freshRice }: LeftOver): string {
  const all = `all at once: the amounts include ${listText(later)}.`
  return eaten === 'COLD'
    ? `Make it ${all} Put what is for later straight into the fridge.`
    : `Cook it ${all} Let what is for later cool, and put it in the fridge within the hour.${freshRice ? ` ${FRESH_RICE}` : ''}`
}

const heating = ({ steams }: LeftOver): string =>
  steams
    ? 'Heat it until it steams all the way through, and only once.'
    : 'Warm it until it is hot all the way through.'

/** How to cool and heat leftovers of a dish, shown with how long it keeps; empty if no care is needed. */
export function keepingText(keepsDays: number, { eaten, steams, freshRice }: LeftOver): string {
  if (keepsDays === 0 || !steams) return ''
  if (eaten === 'COLD') return 'Put what is left into the fridge within the hour.'
  const rice = freshRice ? ` ${FRESH_RICE}` : ''
  return `Let what is left cool, put it in the fridge within the hour, and heat it once, until it steams all the way through.${rice}`
}

/** Shown at a later meal that eats a dish cooked before. */
export function cookedBefore(earlier: string, left: LeftOver): string {
  switch (left.eaten) {
    case 'COLD':
      return `Made for ${earlier} and waiting in the fridge. It is eaten cold.`
    case 'HOT':
      return `Cooked for ${earlier} and waiting in the fridge. ${heating(left)}`
    case 'EITHER':
      return `Cooked for ${earlier} and waiting in the fridge. It is good cold. If you like it warm: ${heating(left).charAt(0).toLowerCase()}${heating(left).slice(1)}`
  }
}

/** Minutes that it takes to serve leftovers. */
export const minutesAgain = { HOT: 5, EITHER: 5, COLD: 2 } as const satisfies Record<LeftOver['eaten'], number>

/** Ways of eating that have a name. For other rules the reason is the food that is left out. */
const ways: Partial<Readonly<Record<Diet | Restriction | 'BAN', string>>> = {
  BAN: 'because it is ruled out at your table',
  VEGAN: 'because you eat vegan',
  VEGETARIAN: 'because you eat vegetarian',
  PESCATARIAN: 'because you eat fish and no meat',
  PALEO: 'because you eat paleo',
}

const leftOut: Partial<Readonly<Record<Objection['because'], string>>> = {
  GLUTEN: 'because you leave out gluten',
  EGG: 'because you leave out eggs',
  TREE_NUT: 'because you leave out tree nuts',
  DAIRY: 'because you leave out dairy',
  LACTOSE: 'because you leave out lactose',
  FISH: 'because you leave out fish',
  CRUSTACEAN: 'because you leave out shellfish',
  MOLLUSC: 'because you leave out shellfish',
  PEANUT: 'because you leave out peanuts',
  SOY: 'because you leave out soya',
  SESAME: 'because you leave out sesame',
  CELERY: 'because you leave out celery',
  MUSTARD: 'because you leave out mustard',
  LUPIN: 'because you leave out lupin',
  SULPHITE: 'because you leave out sulphites',
} satisfies Partial<Record<Allergen, string>>

/** Why an ingredient is replaced, as the end of a sentence: "It stands in for butter, because you eat vegan." */
export const objectionText = ({ rule, because }: Objection): string =>
  ways[rule] ?? leftOut[because] ?? 'to suit what you eat'
