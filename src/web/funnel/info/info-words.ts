import type { Choice } from '#domain/answers/choices.ts'

/** Feedback on the chosen cooking skill. */
export const skillFeedback = {
  NOVICE: 'Everyone starts somewhere. You get recipes with few steps, and each step says what to look for.',
  BASIC: 'That’s all you need. Your recipes build on what you already do.',
  INTERMEDIATE: 'Good. We can use a few techniques and still keep weeknights quick.',
  ADVANCED: 'Then we can give you dishes with more going on, and the numbers still add up.',
} as const

export const timeFeedback = {
  LESS_30_MINUTES: 'Half an hour is enough for every main dish we choose.',
  MORE_30_MINUTES: 'With a little more than half an hour, braises and bakes come into reach.',
  MORE_1_HOUR: 'You like to take your time, so there’s room for slow dishes too.',
  DONT_COOK: 'No stove needed: we choose meals you can put together in a quarter of an hour.',
} as const

export const trackFeedback = {
  WITH_APP:
    'You have typed meals into an app before. Here your planned meals are already entered, and the rest you correct instead of typing it.',
  MANUAL:
    'You have counted by hand before. Here your planned meals are already counted, and a food table does the sums for the rest.',
  TRIED_HARD:
    'Counting is hard to keep up. Your planned meals are already counted, and one tap says that you ate them.',
  DONT_TRACK:
    'You don’t have to count anything. If you’re curious about a plate, this is how much we can tell about it.',
} as const

export const habitHelp = {
  EMOTIONAL_EATING:
    'Eating to soothe a feeling is only human. Regular meals make it easier to tell hunger from a mood.',
  BOREDOM_EATING: 'When the next meal is already decided, boredom has less to offer.',
  LATE_NIGHT_SNACKING:
    'A filling dinner leaves you less to crave late in the evening. And a planned snack isn’t a slip.',
  SKIPPING_MEALS: 'Meals that are quick to make are skipped less often.',
} as const

export const energyHelp = {
  TIRED_ALL_DAY:
    'There can be many reasons for being tired all day. If it lasts, see a doctor. Regular meals help to rule one out.',
  ENERGY_SLUMP_AFTER_LUNCH: 'A lunch with more protein and fiber keeps you going through the afternoon.',
  DRAGGING_BEFORE_MEALS: 'Dragging before meals often means the gap was too long. We space your meals to close it.',
  HIGH_AND_STEADY: 'Your energy is steady. The plan is made to keep it that way.',
} as const

/** The texts of the info screens that respond to the answers given before them. */
export const infoWords = {
  trust: {
    title: (dishes: string): string => `Lose weight naturally, with ${dishes} dishes to choose from`,
    /** A claim of the brand: "Over 1.2M users trust the product". */
    claimed: (figure: string, text: string): string => `Over ${figure} ${text}`,
    lead: 'No crash diets. No banned foods. We start from your body and from what you like to eat.',
    points: [
      'A forecast computed from published science',
      'Meals you like, within your own energy target',
      'Your answers stay on this device. Before anything is sent, we say what',
    ],
  },
  mealPlan: {
    title: 'Get fit fast!',
    /** What follows "You want to". */
    wishes: {
      GET_FIT: 'get fit',
      LOSE_WEIGHT: 'lose weight',
      DEVELOP_HEALTHY_HABITS: 'develop healthy habits',
      IMPROVE_OVERALL: 'improve your overall health',
    } satisfies Record<Choice<'achieve'>, string>,
    lead: (wishes: string): string =>
      `You want to ${wishes}. Most of that is decided in the kitchen, so that is where we begin.`,
    noWish: 'You want to feel better. Most of that is decided in the kitchen, so that is where we begin.',
    points: ['Quick meals from the first week on', 'Enough protein to keep you full', 'A pace that your body can keep'],
  },
  result: {
    title: 'Real people. Real results.',
    stay: 'You want to stay around your current weight. Here’s what large studies found for people who changed how they eat.',
    lose: (difference: string, percent: string): string =>
      `You want to lose ${difference}, ${percent}% of your weight. Here’s what large studies found.`,
  },
  recipes: {
    title: (minutes: string): string => `Cooked in ${minutes} minutes`,
    counted: (quick: string, all: string): string => `${quick} of ${all} dishes in half an hour`,
  },
  tracker: { title: 'Know what’s on your plate' },
  onTrack: {
    title: 'Let’s keep you on track',
    tried:
      'You tried, and the weight came back. That’s biology, not a lack of willpower. A lighter body needs less energy, and most diets never say so.',
    first: 'The hardest part isn’t starting, it’s the third month. So the plan changes as your body does.',
  },
  addUp: {
    title: 'Small changes add up',
    protein: (all: string): string => `of our ${all} dishes bring 20 g of protein or more.`,
    fibre: (all: string): string => `of our ${all} dishes bring 8 g of fiber or more.`,
  },
  /** Kitchens as the sentences of the next messages list them. */
  cuisines: {
    AMERICAN: 'American',
    ITALIAN: 'Italian',
    MEXICAN: 'Mexican',
    TEX_MEX: 'Tex-Mex',
    ENGLISH: 'English',
    GREEK: 'Greek',
    FRENCH: 'French',
    JAPANESE: 'Japanese',
    SOUTHERN: 'Southern',
    INDIAN: 'Indian',
    ASIAN: 'Asian',
    CAJUN: 'Cajun',
    SPANISH: 'Spanish',
    MIDDLE_EASTERN: 'Middle Eastern',
  } satisfies Record<Choice<'cuisinesLike'>, string>,
  /** What follows "without" in them. */
  avoided: {
    GLUTEN: 'gluten',
    EGGS: 'eggs',
    TREE_NUTS: 'tree nuts',
    DAIRY: 'dairy',
    SEAFOOD: 'seafood',
  } satisfies Record<Exclude<Choice<'foodRestrictions'>, 'NONE'>, string>,
  loveFoods: {
    title: 'You’ll love what you eat',
    all: 'All kinds of food. That’s what your week will be made of.',
    allWithout: (avoided: string): string =>
      `All kinds of food, without ${avoided}. That’s what your week will be made of.`,
    some: (cuisines: string): string => `${cuisines}. That’s what your week will be made of.`,
    someWithout: (cuisines: string, avoided: string): string =>
      `${cuisines}, without ${avoided}. That’s what your week will be made of.`,
    more: (cuisines: string): string => `${cuisines} and more. That’s what your week will be made of.`,
    moreWithout: (cuisines: string, avoided: string): string =>
      `${cuisines} and more, without ${avoided}. That’s what your week will be made of.`,
    note: 'Nothing you enjoy is off the table. It just has to fit.',
  },
} as const
