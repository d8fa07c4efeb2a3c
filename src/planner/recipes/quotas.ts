/**
 * How many recipes of each sort make a library in which every profile gets a week. A week needs 7 breakfasts, 14
 * mains and up to 14 snacks without a repeat; the cores have a third more, for dislikes and for the fit of the energy.
 */
export const quotas = {
  meals: {
    all: 250,
    breakfasts: 50,
    quickBreakfasts: 20,
    coreVBreakfasts: 12,
    paleoBreakfasts: 9,
    snacks: 60,
    coreVSnacks: 18,
    sharedSnacks: 10,
    proteinSnacks: 8,
  },
  /** Of each cuisine's mains; as written where it says so, else directly or by swap. */
  mainsOfCuisine: {
    all: 10,
    vegan: 3,
    coreVAsWritten: 2,
    vegetarianOrSeafood: 2,
    paleoForAll: 1,
    halfHour: 6,
    novice: 4,
    noCook: 1,
    glutenFree: 6,
    dairyFree: 6,
  },
  breakfastsOfCuisine: 3,
  snacksOfCuisine: 4,
  /** Of each core: all, and of these without cooking. */
  core: { breakfasts: [11, 6], mains: [18, 10], snacks: [18, 10] },
  tag: 8,
  bigTag: 14,
  bigTags: ['CHICKEN', 'PASTA', 'SOUPS', 'SALADS', 'SEAFOOD'],
  tagForDiet: 3,
} as const
