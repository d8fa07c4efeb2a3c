import { plural } from '#domain/language/plural.ts'

/** What could be better in a valid week. */
export const weekNoteWords = {
  proteinShortOne: (amount: string, day: string) => `Protein is ${amount} under your target on ${day}.`,
  /** `days` is a list of days with amounts, of `shortBy`. */
  proteinShort: (days: string) => `Protein is under your target on ${days}.`,
  shortBy: (day: string, amount: string) => `${day} (by ${amount})`,
  /** The last item of a list that is cut off. */
  more: (count: string) => `${count} more`,
  fibreLow: (mean: string, target: string, fruit: string) =>
    `Fiber is ${mean} a day on average, and ${target} is your target. A piece of fruit adds about ${fruit}.`,
  sodiumHigh: (mean: string, most: string) =>
    `Sodium is ${mean} a day on average, above the advised ${most}. Salting less while cooking is the easiest way down.`,
  mealSharesMany: (count: string) =>
    `${count} meals this week are smaller or larger than usual, so that each day adds up.`,
  /** `meals` is a list of meals with their energy, of `withEnergy`. */
  mealShares: (count: number, meals: string) =>
    plural(count, {
      one: `One meal is smaller or larger than usual, so that each day adds up: ${meals}.`,
      other: `Some meals are smaller or larger than usual, so that each day adds up: ${meals}.`,
    }),
  withEnergy: (meal: string, energy: string) => `${meal} (${energy})`,
  oddSides: (meals: string) =>
    `Not every side is one you'd choose with the rest. Look at ${meals}, and swap what doesn't suit you.`,
  regularMissed: (meals: string) =>
    `Your regular dish isn't there this week: ${meals}. Either it didn't fit the rest of the day, or you chose another one.`,
  fewPlants: (plants: string, wanted: string) =>
    `There are ${plants} different plant foods in this week. ${wanted} or more make a varied table.`,
  mainsAgain: (again: number, mains: string) =>
    plural(again, {
      one: `One of the ${mains} lunches and dinners was in your last two weeks, too. Not many others fit everything you asked for.`,
      other: `${again} of the ${mains} lunches and dinners were in your last two weeks, too. Not many others fit everything you asked for.`,
    }),
  allMainsAgain: (mains: string) =>
    `All ${mains} lunches and dinners were in your last two weeks, too. Not many others fit everything you asked for.`,
  noSweets: 'You crave sweet things. This week has no dessert, since none fit with your other wishes.',
  sweetsDaily: (share: string) =>
    `You crave sweet things. A dessert is planned every day, at most ${share} of your calories.`,
  sweets: (days: string, all: string, share: string) =>
    `You crave sweet things. A dessert is planned on ${days} of ${all} days, at most ${share} of your calories.`,
  noRoomForSweets: (meals: string) =>
    `You crave sweet things. With ${meals} meals a day there's no room for a dessert. Four or five meals have one, and you choose how many in your settings.`,
  lateSnack: 'Your last snack comes after dinner and is counted in, so that the evening has something planned.',
  soda: 'When you feel like a soda, sparkling water with lemon, lime or berries, or cold tea with mint, has no sugar at all.',
}

/** The points of the Mediterranean pattern. */
export const mediterraneanWords = {
  all: (of: string) => `This week has all ${of} points of the Mediterranean pattern.`,
  kept: (points: string, of: string, wanted: string) =>
    `This week follows the Mediterranean pattern. It has ${points} of its ${of} points, and ${wanted} are enough.`,
  missed: (points: string, of: string, wanted: string) =>
    `This week has ${points} of ${of} points of the Mediterranean pattern. It takes ${wanted}.`,
  /** Some points that it lacks, for foods that the person eats. */
  nearer: (foods: string) => `What would bring it nearer: ${foods}.`,
  /** All points that it lacks. */
  lacking: (count: number, foods: string) =>
    plural(count, {
      one: `The missing point is for ${foods}.`,
      other: `The missing points are for ${foods}.`,
    }),
  /** What would earn a point, within a sentence. */
  items: {
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
  },
}

/** Why something that a person likes is not in the week. `liked` is a list such as "burgers or Greek food". */
export const likedAbsentWords = {
  ruledOut: {
    VEGAN: (liked: string) => `No ${liked}, since your vegan diet comes first.`,
    VEGETARIAN: (liked: string) => `No ${liked}, since your vegetarian diet comes first.`,
    PESCATARIAN: (liked: string) => `No ${liked}, since your pescatarian diet comes first.`,
    PALEO: (liked: string) => `No ${liked}, since eating paleo comes first.`,
    GLUTEN_FREE: (liked: string) => `No ${liked}, since eating gluten-free comes first.`,
    LACTOSE_FREE: (liked: string) => `No ${liked}, since eating lactose-free comes first.`,
    GLUTEN: (liked: string) => `No ${liked}, since leaving out gluten comes first.`,
    EGGS: (liked: string) => `No ${liked}, since leaving out eggs comes first.`,
    TREE_NUTS: (liked: string) => `No ${liked}, since leaving out tree nuts comes first.`,
    DAIRY: (liked: string) => `No ${liked}, since leaving out dairy comes first.`,
    SEAFOOD: (liked: string) => `No ${liked}, since leaving out seafood comes first.`,
  },
  ruledOutOtherwise: (liked: string) => `No ${liked}, since what you don't eat comes first.`,
  outOfReach: (liked: string) =>
    `No ${liked}. None of our dishes fits your meals, your time for cooking and what you have ruled out.`,
  notThisWeek: (liked: string) =>
    `You like ${liked}. There's none this week, because it didn't fit with your other wishes.`,
  /** A liked cuisine in such a list: Greek food. */
  food: (cuisine: string) => `${cuisine} food`,
}

/** Rules of a week that had to be relaxed. */
export const relaxationWords = {
  paleo: {
    VEGAN:
      'Paleo and vegan together leave too few dishes. This week stays vegan and lets in beans, grains and other foods that paleo leaves out.',
    VEGETARIAN:
      'Paleo and vegetarian together leave too few dishes. This week stays vegetarian and lets in beans, grains and other foods that paleo leaves out.',
    PESCATARIAN:
      'Paleo and pescatarian together leave too few dishes. This week stays pescatarian and lets in beans, grains and other foods that paleo leaves out.',
  },
  repeats: 'A few dishes, snacks or sides come more often than usual, because not many fit everything you asked for.',
  protein: (share: string, target: string) =>
    `Some days stay more than ${share} under your protein target of ${target}. The rest of the plan is as you asked.`,
  energy: (target: string, share: string) =>
    `Some days are a little further from your ${target} than usual, by up to ${share}.`,
  time: 'Some meals take longer than you asked for, sides included. With your other wishes there was nothing quicker.',
}
