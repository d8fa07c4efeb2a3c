import { plural } from '#domain/language/plural.ts'

/** What changes in a plan, as its member reads it. */
export const changeWords = {
  replanned: (date: string) => `We planned the week of ${date} again.`,
  /** Somebody who does not cook changed their settings: only what is on their own plates is another. */
  ownPlatesFollow: (date: string) =>
    `Your plates in the week of ${date} follow this from today on. The others keep theirs.`,
  replannedWhenOpened: (date: string) => `We'll plan the week of ${date} again when you open it.`,
  weekIsBack: (date: string) => `The week of ${date} is as it was before.`,
  /** What of the current week stays although the food that it was given is withdrawn. */
  weekStays: (date: string) =>
    `What's planned for the week of ${date} stays. After that your plan is as it was before.`,
  /** A raise for safety rested on a reading that is gone. */
  raiseWithdrawn: "Without that reading there's no reason for more food, so we took it back.",
  moreEnergy: (day: string, now: string, before: string) =>
    `From ${day} your plan has ${now} a day instead of ${before}.`,
  largerPortions: "Your dishes stay, in larger portions. What you've eaten stays as it was.",
  otherPortions: (day: string) => `${day}: other portions changed a little, so the day still adds up.`,
}

/**
 * Which dishes a meal has instead of others. `meal` begins the sentence: "Tuesday’s dinner", "Dinner on Tuesday, December 1".
 */
export const mealChangeWords = {
  dropped: (meal: string, dish: string) => `${meal}: no longer planned (it was ${dish}).`,
  added: (meal: string, dish: string) => `${meal}: ${dish}.`,
  addedWith: (meal: string, dish: string, sides: string) => `${meal}: ${dish}, with ${sides} on the side.`,
  /** A dish that is added to a meal. */
  isAdded: (meal: string, dish: string) => `${meal}: ${dish} is added.`,
  swapped: (meal: string, now: string, before: string) => `${meal}: ${now} instead of ${before}.`,
  swappedWith: (meal: string, now: string, before: string, sides: string) =>
    `${meal}: ${now} instead of ${before}, with ${sides} on the side.`,
  swappedAlone: (meal: string, now: string, before: string) =>
    `${meal}: ${now} instead of ${before}, with nothing on the side.`,
  /** Only the sides changed; `meal` is within the sentence: "Tuesday’s dinner". */
  side: (meal: string, now: string) => `On the side of ${meal}: ${now}.`,
  sideInstead: (meal: string, now: string, before: string) => `On the side of ${meal}: ${now} instead of ${before}.`,
  nothing: 'nothing',
  aSnack: 'a snack',
  leftovers: (dish: string) => `leftovers of ${dish}`,
  unknownDish: 'a dish we no longer have',
  unknownFood: 'a food we no longer have',
}

/** What a member did, as the list of last changes shows it. */
export const doneWords = {
  swapped: (meal: string) => `You swapped ${meal}.`,
  doubled: (meal: string) => `You chose to cook double for ${meal}.`,
  noGuests: (meal: string) => `You expect no guests for ${meal}.`,
  guests: (guests: number, meal: string) =>
    plural(guests, { one: `You expect a guest for ${meal}.`, other: `You expect ${guests} guests for ${meal}.` }),
  skipped: (meal: string) => `You skip ${meal}.`,
  elsewhere: (meal: string) => `You eat ${meal} elsewhere.`,
  atHome: (meal: string) => `You eat ${meal} at home.`,
  ownDish: (meal: string) => `You put a dish of your own in the place of ${meal}.`,
  locked: (meal: string) => `You locked ${meal}.`,
  unlocked: (meal: string) => `You unlocked ${meal}.`,
  moved: (meal: string) => `You moved ${meal}.`,
  mealAnew: (meal: string) => `You had ${meal} planned anew.`,
  dayAnew: (day: string) => `You had ${day} planned anew.`,
  weekAnew: 'You had the rest of the week planned anew.',
  disliked: (title: string) => `You said no to ${title}.`,
  favoured: (title: string) => `You made ${title} a favorite.`,
  unmarked: (title: string) => `You removed your mark from ${title}.`,
  banned: (food: string) => `You ruled out ${food}.`,
  allowed: (food: string) => `You allowed ${food} again.`,
  told: (event: string) => `You told us: ${event}.`,
  tookBack: (event: string) => `You deleted: ${event}.`,
  eventOn: (event: string, date: string) => `${event}, ${date}`,
  eventSince: (event: string, date: string) => `${event}, since ${date}`,
  eventBetween: (event: string, from: string, to: string) => `${event}, ${from} to ${to}`,
  kept: 'You chose to keep your plan as it is.',
  proposeAgain: 'You chose to have changes proposed again.',
  keepWeight: 'You chose to keep your weight.',
  loseSlowly: 'You chose to lose weight at a slow pace.',
  lose: 'You chose to lose weight.',
  namedClasses: 'You chose to have classes of the body mass index named.',
  unnamedClasses: 'You chose not to have classes of the body mass index named.',
  /** `settings` is a list such as "meals a day, cooking time". */
  settings: (settings: string) => `You changed your settings: ${settings}.`,
  setting: {
    units: 'units',
    mealsADay: 'meals a day',
    diets: 'way of eating',
    restrictions: 'foods to leave out',
    cookingSkill: 'cooking skill',
    timeCooking: 'cooking time',
    variety: 'how often a dish comes again',
    shoppingDays: 'shopping days',
    eaters: 'people who eat with you',
  },
  plateauTold: "You told us why your weight didn't fall.",
  plateauTakenBack: "You took back your answer about why your weight didn't fall.",
  reviewTakenBack: 'You took back your answer to the review of your plan.',
  reviewAgreed: 'You agreed to the change of your plan.',
  reviewKept: 'You kept your plan.',
  reviewKeptForGood: 'You kept your plan for good.',
}

/** What an event, a reading, a review or a choice means for a plan. */
export const effectWords = {
  holdsWeight: 'While it lasts, your plan holds your weight.',
  leavesOutUnsafe:
    "Meals leave out what isn't safe in pregnancy: soft eggs, soft and blue cheese, smoked fish, cold cuts, liver and alcohol.",
  newScale: "A jump in your readings on this day doesn't count as a change in weight.",
  reset: 'From this day your plan starts learning about you again.',
  paused: 'No new week is planned until you go on, and nothing is proposed until two weeks after.',
  quiet: 'Your plan proposes no changes until two weeks after it.',
  eventGone: 'Your plan no longer takes it into account.',
  heldForBreak: 'From today your plan holds your weight, for your break.',
  heldForHealth: 'From today your plan holds your weight, for your health.',
  nearUnderweight: "You're close to the lowest healthy weight for your height.",
  tooFast: "You're losing faster than is safe.",
  belowGoal: 'You weigh less than you want to.',
  keepsWeight: 'Your plan keeps your weight where it is.',
  leads: 'Your plan leads you to the weight you chose.',
  staysForNow: 'Your plan stays the same for now.',
  energyFrom: (date: string, energy: string) => `From ${date} your plan has ${energy} a day.`,
  inSteps: (energy: string) => `It goes on week by week, in small steps, to about ${energy} a day.`,
  plateauCounts: 'Your plan takes this into account when it reads your weights.',
  noMoreProposals: 'Your plan will propose no more changes.',
}
