import type { PackField } from './product.ts'

/** The figures of a pack in the order of a label; parts come after the figure that includes them. */
export const packFields = [
  'energy',
  'fat',
  'saturates',
  'carbs',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const satisfies readonly PackField[]

/** Without these nothing can be counted. */
export const neededFields = ['energy', 'fat', 'carbs', 'protein'] as const satisfies readonly PackField[]
