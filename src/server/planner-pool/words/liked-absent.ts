import type { Rule } from '#planner/validate-week/food-rules.ts'
import { listText } from './numbers.ts'

const orText = (items: readonly string[]): string => listText(items).replace(/ and (?=[^,]*$)/, ' or ')

/** What a person does not eat, as the reason why something is not there. */
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

/** Why something that a person likes is not in their week; each is told as "burgers", "Greek food". */
export const likedAbsentSentences = {
  RULED_OUT: (liked: readonly string[], rule: Rule | null) => `No ${orText(liked)}: ${reasonOf(rule)}.`,
  OUT_OF_REACH: (liked: readonly string[]) =>
    `No ${orText(liked)}: of our dishes none fits your meals, your time for cooking and what you have ruled out.`,
  NOT_THIS_WEEK: (liked: readonly string[]) =>
    `You like ${listText(liked)}. This week has none: with your other wishes its days did not add up with it.`,
} as const
