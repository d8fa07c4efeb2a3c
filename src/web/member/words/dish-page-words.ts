/** The texts that the pages of a dish share: in a meal, cooked step by step, swapped, or as a recipe on its own. */
export const dishPageWords = {
  meal: 'Your meal',
  picture: (title: string): string => `${title}, drawn from above`,
  steps: 'Method',
  nutrition: 'Nutrition',
  allergens: 'Allergens',
  favoured: (title: string): string => `Added to your favorites: ${title}. Coming weeks will have more of that.`,
  unfavoured: (title: string): string => `Taken off your favorites: ${title}.`,
} as const
