/**
 * What the code that reads members' photos makes of the drawn plate (src/planner/food-matching/sample-plate.ts). Written by
 * `npm run docs`; a house test compares.
 */
export const samplePlate = {
  /** kcal */
  energy: { low: 330, mid: 460, high: 610 },
  /** Grams on the plate. */
  items: [
    { name: 'grilled salmon', food: 'salmon fillet', low: 95, high: 160 },
    { name: 'boiled potatoes', food: 'potato', low: 120, high: 210 },
    { name: 'green salad', food: 'mixed salad leaves', low: 35, high: 75 },
  ],
} as const
