import { plural } from '#domain/language/plural.ts'

/** The texts of the page of a meal. */
export const mealWords = {
  cook: 'Start cooking',
  day: 'The day',
  why: 'Why it’s in your week',
  beside: 'On the side',
  shareOfDay: (percent: string, day: string): string => `${percent} of ${day}’s energy`,
  swap: 'Swap this meal',
  swapDish: 'Swap this dish',
  swapOf: (title: string): string => `Swap ${title}`,
  notForMe: 'Not for me',
  notForMeOf: (title: string): string => `Not for me: ${title}`,
  toSource: 'To the recipe',
  double: 'Cook double for',
  doubleFor: (meal: string): string => `Cook double for ${meal}`,
  doubled: (meal: string): string => `${meal} now comes from this pot too, and the amounts include it.`,
  extra: {
    name: 'Servings on the list',
    /** The amounts on the page are for more people than eat here. */
    question: (servings: number): string =>
      plural(servings, {
        one: 'The list has a serving less than this. Whom is it for?',
        other: `The list has ${servings} servings less than this. Whom are they for?`,
      }),
    guests: 'For guests',
    leftovers: (meal: string): string => `Leftovers for ${meal}`,
  },
  lock: 'Lock this meal',
  unlock: 'Unlock this meal',
  lockHint: 'A locked meal stays when anything is replanned.',
  locked: 'This meal stays, whatever is replanned.',
  unlocked: 'This meal may change again when something is replanned.',
  move: 'Move to…',
  anew: 'Replan this meal',
  plannedAnew: 'Replanned.',
  guests: {
    open: 'Guests for this meal',
    title: 'Guests for this meal',
    none: 'No guests',
    count: (guests: number): string => plural(guests, { one: '1 guest', other: `${guests} guests` }),
    fewer: 'One guest fewer',
    more: 'One guest more',
    keep: 'Save',
    hint: 'Each gets a serving of every dish. The list and the amounts follow. Nobody’s own plate changes.',
    invited: (guests: number): string =>
      plural(guests, {
        one: 'A guest comes to this meal. The list and the amounts include a serving more.',
        other: `${guests} guests come to this meal. The list and the amounts include a serving for each.`,
      }),
    uninvited: 'No guests come to this meal. The list and the amounts are for you again.',
  },
  disliked: (title: string): string => `${title} won’t come up again.`,
  banned: (name: string): string => `Your plan will leave out ${name} from now on.`,
} as const
