import type { slotNames } from '#domain/api/member/week.ts'
import { plural } from '#domain/language/plural.ts'

type Slot = (typeof slotNames)[number]

/** The names of meals. */
export const slotWords = {
  BREAKFAST: 'Breakfast',
  LUNCH: 'Lunch',
  DINNER: 'Dinner',
  SNACK: 'Snack',
} as const satisfies Record<Slot, string>

/** The names of meals within a sentence. */
export const slotInSentence = {
  BREAKFAST: 'breakfast',
  LUNCH: 'lunch',
  DINNER: 'dinner',
  SNACK: 'snack',
} as const satisfies Record<Slot, string>

/** Meals, amounts and times as several member pages say them. */
export const mealWords = {
  /** A meal within a sentence: Tuesday’s dinner. */
  mealOfDay: {
    BREAKFAST: (weekday: string): string => `${weekday}’s breakfast`,
    LUNCH: (weekday: string): string => `${weekday}’s lunch`,
    DINNER: (weekday: string): string => `${weekday}’s dinner`,
    SNACK: (weekday: string): string => `${weekday}’s snack`,
  } satisfies Record<Slot, (weekday: string) => string>,
  anotherDay: 'another day',
  /** A dish with its sides. */
  withSides: (dish: string, sides: string): string => `${dish} with ${sides}`,
  /** Beside a figure: goal 1,800. */
  ofTarget: (target: string): string => `goal ${target}`,
  protein: (amount: string): string => `${amount} protein`,
  /** The usual time of a meal: about 12:30 PM. */
  about: (time: string): string => `about ${time}`,
  /** How much of a dish is eaten: ½ serving. {amount} is a number, at most 1. */
  serving: (amount: string): string => `${amount} serving`,
  /** More than one, in the form for {count}: 1¼ servings. */
  servings: (count: number, amount: string): string =>
    plural(count, { one: `${amount} serving`, other: `${amount} servings` }),
} as const
