/**
 * What the code that reads members' photos makes of the drawn plate (src/planner/food-matching/sample-plate.ts). Written by
 * `npm run docs`; a house test compares.
 */
export const samplePlate = {
  /** kcal */
  energy: { low: 400, mid: 550, high: 720 },
  /** Grams on the plate. */
  items: [
    { name: 'grilled salmon', food: 'Salmon, baked', low: 95, high: 160 },
    { name: 'boiled potatoes', food: 'Potato, boiled', low: 120, high: 210 },
    { name: 'green salad', food: 'Green salad', low: 35, high: 75 },
  ],
} as const
