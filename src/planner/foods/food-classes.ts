/**
 * The fourteen allergens of EU labels, and coconut. Lactose stands beside dairy: butter and aged cheese hold milk protein and next to no lactose.
 * Coconut is shown and blocks nothing: since 2025 the FDA no longer counts it among the tree nuts, and the EU never did.
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

/** Where a food comes from. Rennet is that of calves: cheese curdled otherwise is dairy alone. */
export type Origin = 'PLANT' | 'MINERAL' | 'MEAT' | 'FISH' | 'EGG' | 'DAIRY' | 'HONEY' | 'GELATINE' | 'RENNET'

/** Why a food has no place in a palaeolithic diet. */
export type NotPaleo = 'GRAIN' | 'LEGUME' | 'DAIRY' | 'POTATO' | 'REFINED_SUGAR' | 'PROCESSED' | 'ALCOHOL'

/** Classes that the Mediterranean score counts (PREDIMED's MEDAS items, and what they are weighed against). */
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
