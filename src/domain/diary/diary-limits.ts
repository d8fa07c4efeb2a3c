/** Limits of the diary, for the server, screens and tests. */
export const diaryLimits = {
  /** Changes in one request. */
  changes: 50,
  /** Records of one day, deleted ones included. */
  recordsADay: 150,
  favourites: 200,
  /** Number of deletions that are remembered, of favourites and of entries that never arrived. */
  deletions: 500,
  foodsOnAPlate: 30,
  gramsOfAFood: 3000,
  /** Servings of a dish, or times a planned meal. */
  portion: 10,
  energyOfAnEntry: 5000,
  proteinOfAnEntry: 400,
  carbsOfAnEntry: 1000,
  fatOfAnEntry: 500,
  fibreOfAnEntry: 150,
  /** mg; 20 g of salt. */
  sodiumOfAnEntry: 8000,
  nameLength: 60,
  millilitres: 2000,
  steps: 150_000,
  minutesOfMovement: 1440,
} as const
