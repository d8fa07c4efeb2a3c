import { plural } from '#domain/language/plural.ts'

/** What the table says about the hours of a day. A title has up to 40 characters, a text up to 90. */
export const dialWords = {
  meals: 'meals',
  awake: 'awake',
  hoursAwake: { LESS_THAN_5: '19+ h', '5_6': '18–19 h', '7_8': '16–17 h', MORE_8: 'under 16 h' },
  spread: (meals: number): string => plural(meals, { one: '1 meal', other: `${meals} meals, spread over your day` }),
  /** The hours of the meals: "8 AM, 2 PM and 8 PM". */
  at: (hours: string): string => `About ${hours}, or when it suits you.`,
  /** On the dial: at most 8 letters. */
  noon: 'noon',
  midnight: 'midnight',
  /** An hour of 24, on the dial in two lines. */
  hour24: (hour: string): string => `${hour} h`,
  /** Of the meals of a day, those that fall in working hours. */
  atWork: (meals: number, all: number): string =>
    plural(meals, {
      one: `1 of your ${all} meals falls in working hours`,
      other: `${meals} of your ${all} meals fall in working hours`,
    }),
  night: 'Your day turns, your meals with it',
  nightText: 'You eat them in the same order, at the hours that suit you.',
  flexible: 'Your meals go where your hours go',
  retired: 'The whole day is yours',
  /** A study, when somebody sleeps fewer than 7 hours. */
  sleepMore: '270 kcal a day less',
  sleepMoreText: 'What short sleepers ate once they slept 1.2 hours more (Tasali, JAMA Intern Med 2022).',
  protein: (grams: string): string => `About ${grams} g of protein a meal`,
  proteinText: (grams: string, meals: number): string => `${grams} g a day, shared over ${meals} meals.`,
  gap: (hours: string): string => `Never much more than ${hours} hours apart`,
  gapText: 'So that the next meal comes before the dip does.',
  steady: 'Keep what works',
  steadyText: 'Meals at set hours, so your energy stays the way it is.',
  habits: {
    EMOTIONAL_EATING: 'Meals at set hours make it easier to tell hunger from a mood.',
    BOREDOM_EATING: 'The next meal is already decided, so boredom has less to offer.',
    LATE_NIGHT_SNACKING: 'The last one is planned as well, so it isn’t a slip.',
    SKIPPING_MEALS: 'None of them has to take long. You choose how many minutes.',
  },
} as const
