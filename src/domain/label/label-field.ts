/** What is read of a label. Energy in kcal; the others in grams; `serving` in grams or millilitres. */
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

/** Without these a label tells nothing of use. */
export const neededNutrients = ['energy', 'fat', 'carbohydrate', 'protein'] as const
export type NeededNutrient = (typeof neededNutrients)[number]

/** Names that a label has for a row: our fields, and what is only there to be told from them or to bear witness. */
export type RowName = LabelField | 'sodium' | 'addedSugars' | 'other'

/** Why a value is asked for. */
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
