import { plural } from '#domain/language/plural.ts'

/** What the table says about dishes. A title has up to 40 characters, a text up to 90. */
export const platesWords = {
  rhythm: 'You choose the rhythm',
  eachMeal: (energy: string): string => `About ${energy} kcal each`,
  eachMealText: (energy: string, meals: number): string => `${energy} a day, on ${meals} plates.`,
  meals: (meals: number): string => plural(meals, { one: '1 plate a day', other: `${meals} plates a day` }),
  mealsText: 'However many there are, the energy of your day stays the same.',
  /** Of the dishes that were left before an answer, those that it leaves. */
  dishes: (count: string, before: string): string => `${count} of ${before} dishes`,
  /** Where an answer leaves nothing out of what fitted before it. */
  allFit: 'Every dish so far still fits',
  /** Before a choice: of all dishes, those that fit the answers so far. */
  fit: (count: string, all: string): string => `${count} of ${all} dishes fit you so far`,
  dinnersFit: (count: string, all: string): string => `${count} of ${all} dishes are dinners`,
  ofCuisines: (count: number, all: string): string =>
    plural(count, {
      one: `1 of ${all} dishes is from there`,
      other: `${count} of ${all} dishes are from there`,
    }),
  ofKinds: (count: number, all: string): string =>
    plural(count, {
      one: `1 of ${all} dishes is of these kinds`,
      other: `${count} of ${all} dishes are of these kinds`,
    }),
  everythingFits: (count: string, all: string): string => `${count} of ${all} dishes match all of it`,
  /** Before a choice that narrows them down. */
  all: (count: string): string => `${count} dishes to choose from`,
  skillAsked: 'Steps at the stove say how hot, how long, and how done looks.',
  timeAsked: 'At your level, until your time narrows them down.',
  lunchAsked: 'Hot and cold, for a table or a box.',
  placeAsked: 'The rest are best where there’s a kitchen.',
  dietsAsked: 'One way of eating, or several at once.',
  fitsAsked: 'You can leave out single foods too, once you have your plan.',
  cuisinesAsked: (cuisines: string): string => `From ${cuisines} cuisines.`,
  kindsAsked: 'Pick what you’d like to see more often.',
  skill: {
    NOVICE: 'Few steps, and each one says what to look for.',
    BASIC: 'They build on what you already do.',
    INTERMEDIATE: 'A few techniques, and still quick on weeknights.',
    ADVANCED: 'All of them, the ones with more going on too.',
  },
  time: {
    LESS_30_MINUTES: 'On the table in half an hour, at your level.',
    MORE_30_MINUTES: 'Up to an hour, so braises and bakes come into reach.',
    MORE_1_HOUR: 'Slow ones too, for days when you have time.',
    DONT_COOK: 'No stove, 15 minutes at most.',
  },
  lunches: (count: string): string => `${count} lunches to choose from`,
  lunch: {
    SANDWICHES_OR_WRAPS: 'Bread stays. It’s what goes on it that changes.',
    FAST_FOOD: 'Burgers and tacos are among them, made at home.',
    OTHER: 'Bowls, soups and salads, hot and cold.',
    DEPENDS_ON_THE_DAY: 'A different one each day, and you can swap any of them.',
  },
  dinners: (count: string): string => `${count} dinners, 10 minutes at most`,
  dinner: {
    asked: 'Wherever you are with it, one of them is a start.',
    low: 'You know where to start. The rest is picking a good one.',
    high: 'That’s all the first step has to be: one dinner.',
  },
  fits: 'Some by a swap: another ingredient, the same dish.',
  nothingLeftOut: 'Nothing has to be left out.',
  diets: 'Each of them keeps to everything you choose.',
  cuisines: 'All of them can be in your week.',
  kinds: 'We’ll reach for these first.',
  everything: 'Your tastes too, and still plenty to choose from.',
  beyond: 'Few of them match every taste of yours, so your week has others too.',
  boxes: (count: string, all: string): string => `${count} of ${all} dishes travel in a box`,
  place: {
    AT_RESTAURANTS: (count: string): string => `${count} cuisines at home`,
  },
  placeText: {
    AT_HOME: 'Each as a recipe with steps, timers and a shopping list.',
    AT_RESTAURANTS: 'And a meal out is one tap to log.',
    AT_OFFICE_OR_SCHOOL: 'Made the day before, eaten cold or warmed up.',
    OTHERS: 'Made the day before, eaten wherever you are.',
  },
  fast: (minutes: number): string => `Ready in ${minutes} minutes`,
  fastText: 'Fast is dinner. The weight takes the time your body needs.',
} as const
