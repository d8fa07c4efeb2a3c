/**
 * The fourteen allergens of EU labels, and coconut. Lactose is separate from dairy: butter and aged cheese contain milk
 * protein but almost no lactose. Coconut is shown and blocks nothing: since 2025 the FDA no longer counts it as a tree
 * nut, and the EU never did.
 */
export const allergens = [
  'GLUTEN',
  'EGG',
  'TREE_NUT',
  'DAIRY',
  'LACTOSE',
  'FISH',
  'CRUSTACEAN',
  'MOLLUSC',
  'PEANUT',
  'SOY',
  'SESAME',
  'COCONUT',
  'CELERY',
  'MUSTARD',
  'LUPIN',
  'SULPHITE',
] as const
export type Allergen = (typeof allergens)[number]

/** Where a food comes from. RENNET is calf rennet; cheese made without it is only DAIRY. */
export type Origin = 'PLANT' | 'MINERAL' | 'MEAT' | 'FISH' | 'EGG' | 'DAIRY' | 'HONEY' | 'GELATINE' | 'RENNET'

/** Why a food is excluded from a palaeolithic diet. */
export type NotPaleo = 'GRAIN' | 'LEGUME' | 'DAIRY' | 'POTATO' | 'REFINED_SUGAR' | 'PROCESSED' | 'ALCOHOL'

/** Classes that the Mediterranean score counts (PREDIMED's MEDAS items, and the foods they are compared with). */
export type Pattern =
  | 'OLIVE_OIL'
  | 'VEGETABLE'
  | 'FRUIT'
  | 'LEGUME'
  | 'FISH'
  | 'NUTS'
  | 'SEEDS'
  | 'WHOLEGRAIN'
  | 'POULTRY'
  | 'RED_MEAT'
  | 'PROCESSED_MEAT'
  | 'BUTTER_CREAM'
  | 'SWEETS'
