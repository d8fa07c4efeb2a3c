/** Why a dish was chosen. */
export const reasonWords = {
  AT_HOME: (foods: string) => `Uses what should be at home: ${foods}.`,
  FAVOURITE: 'One of your favorites.',
  NEW: "New this week: you haven't had it from us yet.",
  SEASON: (month: string, foods: string) => `In season in ${month}: ${foods}.`,
  LIKED_CUISINE: (cuisine: string) => `You like ${cuisine} food.`,
  LIKED_DISH: (dishes: string) => `You like ${dishes}.`,
  COLD_LUNCH: 'Good cold from a box, like the sandwiches you usually have.',
  BOXED_LUNCH: 'Goes along in a box, since you eat at work or school.',
  HOME_FAST_FOOD: 'A home version of fast food.',
  SWEET: 'Something sweet, planned in.',
  PROTEIN: (amount: string) => `Plenty of protein: ${amount}.`,
  FIBRE: (amount: string) => `Plenty of fiber: ${amount}.`,
  QUICK: (minutes: string) => `On the table in ${minutes}.`,
  /** A kettle, a microwave or a toaster may be needed. */
  NO_COOKING: (minutes: string) => `Ready in ${minutes}, without stove or oven.`,
}

/** What is cooked for later meals, and what is left of it. */
export const leftoverWords = {
  /** Such rice is already heated for the second time when it is served, and must not be heated again. */
  freshRice: 'Heat only the rice you eat now.',
  /** At the meal for which a dish is made: its amounts include later meals, each named like "Wednesday’s lunch". */
  makeCold: (later: string) =>
    `Make it all at once: the amounts include ${later}. Put what is for later straight into the fridge.`,
  cookHot: (later: string) =>
    `Cook it all at once: the amounts include ${later}. Let what is for later cool, and put it in the fridge within the hour.`,
  keepCold: "Put what's left into the fridge within the hour.",
  keepHot:
    "Let what's left cool, put it in the fridge within the hour, and heat it once, until it steams all the way through.",
  /** At a later meal. `earlier` is named like "Wednesday’s lunch". */
  eatCold: (earlier: string) => `Made for ${earlier} and waiting in the fridge. It's eaten cold.`,
  steam: (earlier: string) =>
    `Cooked for ${earlier} and waiting in the fridge. Heat it until it steams all the way through, and only once.`,
  warm: (earlier: string) =>
    `Cooked for ${earlier} and waiting in the fridge. Warm it until it's hot all the way through.`,
  coldOrSteam: (earlier: string) =>
    `Cooked for ${earlier} and waiting in the fridge. It's good cold. If you like it warm, heat it until it steams all the way through, and only once.`,
  coldOrWarm: (earlier: string) =>
    `Cooked for ${earlier} and waiting in the fridge. It's good cold. If you like it warm, warm it until it's hot all the way through.`,
}

/** Why an ingredient is replaced, as the end of a sentence: "It stands in for butter, because you eat vegan." */
export const objectionWords = {
  BAN: "because it's ruled out at your table",
  VEGAN: 'because you eat vegan',
  VEGETARIAN: 'because you eat vegetarian',
  PESCATARIAN: 'because you eat fish and no meat',
  PALEO: 'because you eat paleo',
  GLUTEN: 'because you leave out gluten',
  EGG: 'because you leave out eggs',
  TREE_NUT: 'because you leave out tree nuts',
  DAIRY: 'because you leave out dairy',
  LACTOSE: 'because you leave out lactose',
  FISH: 'because you leave out fish',
  CRUSTACEAN: 'because you leave out shellfish',
  MOLLUSC: 'because you leave out shellfish',
  PEANUT: 'because you leave out peanuts',
  SOY: 'because you leave out soy',
  SESAME: 'because you leave out sesame',
  CELERY: 'because you leave out celery',
  MUSTARD: 'because you leave out mustard',
  LUPIN: 'because you leave out lupin',
  SULPHITE: 'because you leave out sulfites',
  other: 'to suit what you eat',
}
