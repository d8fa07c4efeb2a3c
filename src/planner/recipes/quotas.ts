/**
 * How many recipes of each category the library needs, so that every profile gets a week. A week needs 7 breakfasts, 14
 * mains and up to 14 snacks without repeats; the cores have a third more, for dislikes and to fit the energy.
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
  /** For the mains of each cuisine: as written if the name says so, otherwise with swaps if needed. */
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
  /** For each core: all, and those without cooking. */
  core: { breakfasts: [11, 6], mains: [18, 10], snacks: [18, 10] },
  tag: 8,
  bigTag: 14,
  bigTags: ['CHICKEN', 'PASTA', 'SOUPS', 'SALADS', 'SEAFOOD'],
  tagForDiet: 3,
} as const
