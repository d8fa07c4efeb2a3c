/** The fields read from a label. Energy in kcal; the others in grams; `serving` in grams or millilitres. */
export const labelFields = [
  'energy',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
  'serving',
] as const
export type LabelField = (typeof labelFields)[number]

/** Without these a label is of no use. */
export const neededNutrients = ['energy', 'fat', 'carbohydrate', 'protein'] as const
export type NeededNutrient = (typeof neededNutrients)[number]

/** Names of the rows of a label: our fields, and rows that only serve to tell them apart or as witnesses. */
export type RowName = LabelField | 'sodium' | 'addedSugars' | 'other'

/** Why the member is asked about a value. */
export type Doubt =
  | 'missing'
  | 'does not add up'
  | 'unclear'
  | 'contradicted'
  | 'off the rounding grid'
  | 'broken off'
  | 'several sizes'
  | 'as prepared'
  | 'read differently'
  | 'no basis'
