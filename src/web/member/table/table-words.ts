import { plural } from '#domain/language/plural.ts'

/** The texts about who eats what at a table of several. */
export const tableWords = {
  you: 'You',
  unnamed: 'An adult',
  /** Who eats how many servings: "Ben ¾". */
  share: (name: string, servings: string): string => `${name} ${servings}`,
  /** Somebody who has another dish: "Mia: rice noodles with tofu". */
  other: (name: string, dishes: string): string => `${name}: ${dishes}`,
  plates: 'Whose plate gets how much, in servings',
  /** Somebody whose part of a dish is cooked with other ingredients. */
  apart: (names: string): string => `Cooked apart for ${names}`,
  apartMeans: 'The same dish with these instead. Keep it in a pot and with a spoon of its own.',
  wholeTable: 'The amounts are for everybody at the table.',
  /** For how much is cooked: a serving more than the plates, or several. */
  servings: {
    name: 'How many servings beside the plates',
    fewer: 'One serving fewer',
    more: 'One serving more',
    none: 'for the table',
    beside: (servings: number): string =>
      plural(servings, { one: 'and a serving more', other: `and ${servings} servings more` }),
  },
  guests: (guests: number): string => plural(guests, { one: 'a guest', other: `${guests} guests` }),
  /** For somebody who eats alone. */
  withGuests: (guests: number): string =>
    plural(guests, {
      one: 'The amounts include a serving for a guest.',
      other: `The amounts include a serving for each of ${guests} guests.`,
    }),
  onlyFor: (names: string): string => `Only for ${names}`,
  /** Those who must not eat a recipe that is opened outside of any week. */
  notFor: (names: string): string => `Not for ${names}: it contains what they must not eat.`,
  prices: {
    title: 'What a plan of your own costs',
    same: (plan: string, price: string, every: string): string => `${plan}: ${price} every ${every}, until you cancel`,
    introduced: (plan: string, first: string, firstFor: string, later: string, every: string): string =>
      `${plan}: ${first} for ${firstFor}, then ${later} every ${every}, until you cancel`,
  },
} as const
