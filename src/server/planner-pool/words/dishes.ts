import type { Choice } from '#domain/answers/choices.ts'

type TimeOfDay = 'BREAKFASTS' | 'LUNCHES' | 'DINNERS' | 'SNACKS'

/** Dishes that people said they like, within a sentence. Times of day tell no dish of a meal from another. */
export const dishWords = {
  SALADS: 'salads',
  SIDE_DISHES: 'side dishes',
  CHICKEN: 'chicken',
  PASTA: 'pasta',
  SOUPS: 'soups',
  TACOS: 'tacos',
  BURGERS: 'burgers',
  SEAFOOD: 'seafood',
  DESSERTS: 'desserts',
  APPETIZERS: 'appetizers',
} as const satisfies Record<Exclude<Choice<'mealsLike'>, TimeOfDay>, string>
