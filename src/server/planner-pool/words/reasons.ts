import type { Reason } from '#planner/plan/change/why.ts'
import { amountText } from './numbers.ts'

/** What the sentences need to know of a dish; grams are those of the portion. */
export type ReasonFacts = {
  readonly cuisine: string
  readonly dish: string
  readonly protein: number
  readonly fibre: number
  readonly minutes: number
}

/** Why a dish was chosen, a sentence for each reason. */
export const reasonSentences = {
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
