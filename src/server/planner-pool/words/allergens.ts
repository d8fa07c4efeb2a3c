import type { Allergen } from '#planner/foods/food-classes.ts'

/** Allergens as they stand in a list. */
export const allergenWords = {
  GLUTEN: 'Gluten',
  EGG: 'Eggs',
  TREE_NUT: 'Tree nuts',
  DAIRY: 'Dairy',
  LACTOSE: 'Lactose',
  FISH: 'Fish',
  CRUSTACEAN: 'Crustaceans',
  MOLLUSC: 'Molluscs',
  PEANUT: 'Peanuts',
  SOY: 'Soya',
  SESAME: 'Sesame',
  COCONUT: 'Coconut',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  LUPIN: 'Lupin',
  SULPHITE: 'Sulphites',
} as const satisfies Record<Allergen, string>
