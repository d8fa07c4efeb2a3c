import type { Usage } from '#domain/usage.ts'
import { type Diet, hardDiets, objectionTo } from '#planner/derive/diet-rules.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import type { Variant, VariantLine } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { lineSentence } from '#planner/kitchen-units/line-text.ts'
import type { Cuisine, Slot } from '#planner/recipe.ts'
import { cookingSteps } from './cooking-steps.ts'
import { dishBlurb, dishTip, dishTitle } from './dish-words.ts'

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
/** The diets that schema.org has a term for. */
const restricted: Partial<Readonly<Record<Diet, string>>> = {
  VEGAN: 'https://schema.org/VeganDiet',
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  GLUTEN_FREE: 'https://schema.org/GlutenFreeDiet',
  LACTOSE_FREE: 'https://schema.org/LowLactoseDiet',
}

const fileWords = {
  apart: 'Cooked apart for some of the table:',
  notForAll: 'Not everybody at the table may eat this dish.',
} as const

const grams = (value: number) => `${Math.round(value * 10) / 10} g`
const minutes = (value: number) => `PT${value}M`
/** Replaces narrow spaces, which programs that parse amounts may not handle. */
const plain = (text: string) => text.replaceAll('\u202f', ' ')

function lineWords(line: VariantLine, usage: Usage): string {
  const said = lineSentence(line, 1, usage)
  return plain(line.optional === true ? `${said} (optional)` : said)
}

type File = {
  readonly usage: Usage
  /** A public URL. */
  readonly image: string
  /** The dish as it is cooked apart for some of a table. */
  readonly apart?: readonly Variant[]
  /** False if somebody at the table must not eat it at all. */
  readonly isForAll?: boolean
}

/** The lines of a part that is cooked apart which are not in the dish itself. */
const apartWords = (part: Variant, { lines }: Variant, usage: Usage): readonly string[] =>
  part.lines
    .filter((line) => !lines.some(({ id, g }) => id === line.id && g === line.g))
    .map((line) => `${fileWords.apart} ${lineWords(line, usage)}`)

/**
 * A variant as a schema.org Recipe, for recipe managers: with as many servings as the recipe is written for, and the
 * nutrition of one.
 */
export function jsonLd(variant: Variant, { usage, image, apart = [], isForAll = true }: File) {
  const { recipe } = variant
  const lines = [variant, ...apart].flatMap((part) => part.lines)
  const { active, total } = recipe.minutes
  const food = nutritionOf(variant)
  const tips = recipe.tip === undefined ? [] : [`Tip: ${dishTip(variant, usage)}`]
  const suitsAll = (diet: Diet) =>
    lines.every(({ id }) => objectionTo(ingredient(id), { diets: [diet], restrictions: [] }) === null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: dishTitle(variant, usage),
    description: [dishBlurb(variant, usage), ...(isForAll ? [] : [fileWords.notForAll])].join(' '),
    image: [image],
    recipeCuisine: cuisines[recipe.cuisine],
    recipeCategory: recipe.slots.map((slot) => categories[slot]).join(', '),
    recipeYield: `${recipe.servings} serving${recipe.servings === 1 ? '' : 's'}`,
    prepTime: minutes(active),
    cookTime: minutes(total - active),
    totalTime: minutes(total),
    recipeIngredient: [
      ...variant.lines.map((line) => lineWords(line, usage)),
      ...apart.flatMap((part) => apartWords(part, variant, usage)),
    ],
    recipeInstructions: [...cookingSteps(variant, usage), ...tips].map((text) => ({
      '@type': 'HowToStep',
      text: plain(text),
    })),
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
