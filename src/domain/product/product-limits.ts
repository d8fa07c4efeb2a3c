/** Limits of what is kept of a product; schemas, screens and tests read them here. */
export const productLimits = {
  nameLength: 60,
  /** kcal of 100 g of pure fat. */
  energyPer100: 900,
  /** kcal of a serving. */
  energyOfServing: 5000,
  /** Grams of one nutrient in a serving. */
  gramsOfServing: 500,
  /** g or ml. */
  serving: 2000,
  /** g or ml, or servings, of one entry of a diary. */
  amount: 5000,
  servings: 50,
  /** Own products of a member. */
  products: 1000,
  /** Products whose forgetting is remembered. */
  forgotten: 500,
} as const
