import { ingredient } from '#planner/foods/ingredients.ts'
import { lineSentence } from '#planner/household/line-text.ts'
import type { Cuisine, Slot } from '#planner/recipe.ts'
import { type Diet, hardDiets, objectionTo } from './diet-rules.ts'
import { nutritionOf } from './nutrition.ts'
import type { Variant } from './variant.ts'

const cuisines: Readonly<Record<Cuisine, string>> = {
  AMERICAN: 'American',
  ITALIAN: 'Italian',
  MEXICAN: 'Mexican',
  TEX_MEX: 'Tex-Mex',
  ENGLISH: 'English',
  GREEK: 'Greek',
  FRENCH: 'French',
  JAPANESE: 'Japanese',
  SOUTHERN: 'Southern US',
  INDIAN: 'Indian',
  ASIAN: 'Asian',
  CAJUN: 'Cajun',
  SPANISH: 'Spanish',
  MIDDLE_EASTERN: 'Middle Eastern',
}
const categories: Readonly<Record<Slot, string>> = {
  BREAKFAST: 'Breakfast',
  LUNCH: 'Lunch',
  DINNER: 'Dinner',
  SNACK: 'Snack',
}
/** The diets for which schema.org has a word. */
const restricted: Partial<Readonly<Record<Diet, string>>> = {
  VEGAN: 'https://schema.org/VeganDiet',
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  GLUTEN_FREE: 'https://schema.org/GlutenFreeDiet',
  LACTOSE_FREE: 'https://schema.org/LowLactoseDiet',
}

const grams = (value: number) => `${Math.round(value * 10) / 10} g`
const minutes = (value: number) => `PT${value}M`

/** A recipe as schema.org's Recipe, for search engines and recipe keepers. */
export function jsonLd(variant: Variant) {
  const { recipe, lines } = variant
  const food = nutritionOf(variant)
  const suitsAll = (diet: Diet) =>
    lines.every(({ id }) => objectionTo(ingredient(id), { diets: [diet], restrictions: [] }) === null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.blurb,
    recipeCuisine: cuisines[recipe.cuisine],
    recipeCategory: recipe.slots.map((slot) => categories[slot]).join(', '),
    recipeYield: `${recipe.servings} serving${recipe.servings === 1 ? '' : 's'}`,
    prepTime: minutes(recipe.minutes.active),
    cookTime: minutes(recipe.minutes.total - recipe.minutes.active),
    totalTime: minutes(recipe.minutes.total),
    recipeIngredient: lines.map((line) => lineSentence(line, 1, 'metric')),
    recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    suitableForDiet: hardDiets.filter(suitsAll).flatMap((diet) => restricted[diet] ?? []),
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${Math.round(food.kcal)} kcal`,
      proteinContent: grams(food.protein),
      fatContent: grams(food.fat),
      saturatedFatContent: grams(food.satFat),
      carbohydrateContent: grams(food.carbs),
      fiberContent: grams(food.fibre),
      sugarContent: grams(food.sugar),
      sodiumContent: `${Math.round(food.sodium)} mg`,
      servingSize: grams(food.grams),
    },
  }
}
