/** Limits of a stored product, for schemas, screens and tests. */
export const productLimits = {
  nameLength: 60,
  /** kcal of 100 g of pure fat. */
  energyPer100: 900,
  /** kcal in a serving. */
  energyOfServing: 5000,
  /** Grams of one nutrient in a serving. */
  gramsOfServing: 500,
  /** g or ml. */
  serving: 2000,
  /** g or ml in one diary entry. */
  amount: 5000,
  servings: 50,
  /** g of a dish of one's own, and of one food in it. */
  made: 50_000,
  foodsOfDish: 40,
  /** Number of a member's own products. */
  products: 1000,
  /** Number of deleted products that are remembered. */
  forgotten: 500,
} as const
