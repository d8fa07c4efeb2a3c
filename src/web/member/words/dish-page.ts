/** What the pages of a dish have in common: within a meal, cooked step by step, swapped, or as a recipe by itself. */
export const dishPageWords = {
  meal: 'Your meal',
  picture: (title: string): string => `${title}, drawn from above`,
  steps: 'Method',
  nutrition: 'Nutrition',
  allergens: 'Allergens',
  favoured: (title: string): string => `Added to your favourites: ${title}. Weeks to come will have more of that.`,
  unfavoured: (title: string): string => `Taken off your favourites: ${title}.`,
} as const
