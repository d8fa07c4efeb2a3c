import type { SamplePlate } from '#planner/food-matching/sample-plate.ts'

/** The module with the sample that the questionnaire shows; it is written by `npm run docs`. */
export const samplePlateFile = ({ energy: { low, mid, high }, items }: SamplePlate): string => `/**
 * What the code that reads members' photos makes of the drawn plate (src/planner/food-matching/sample-plate.ts). Written by
 * \`npm run docs\`; a house test compares.
 */
export const samplePlate = {
  /** kcal */
  energy: { low: ${low}, mid: ${mid}, high: ${high} },
  /** Grams on the plate. */
  items: [
${items.map((item) => `    { name: '${item.name}', food: '${item.food}', low: ${item.low}, high: ${item.high} },`).join('\n')}
  ],
} as const
`
