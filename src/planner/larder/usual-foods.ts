import type { IngredientId } from '#planner/foods/ingredients.ts'

/**
 * Foods that keep for months and that many kitchens have, beside those that nearly all have and that no list counts
 * (`foods/staples.ts`). Judgement, by what the dishes use most.
 */
export const usualFoods: readonly IngredientId[] = [
  'basmati-rice',
  'brown-rice',
  'pasta',
  'spaghetti',
  'oats',
  'quinoa',
  'couscous',
  'red-lentils',
  'tinned-tomatoes',
  'chickpeas',
  'black-beans',
  'tuna-tinned',
  'tomato-puree',
  'coconut-milk-light',
  'frozen-peas',
  'frozen-sweetcorn',
  'butter',
  'parmesan',
  'peanut-butter',
  'tahini',
  'dijon-mustard',
  'mayonnaise-light',
  'red-wine-vinegar',
  'balsamic-vinegar',
  'sesame-oil',
  'maple-syrup',
  'raisins',
  'almonds',
  'walnuts',
  'pumpkin-seeds',
  'sesame-seeds',
  'smoked-paprika',
  'chilli-powder',
  'garam-masala',
]
