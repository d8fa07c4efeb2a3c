import type { Language, Usage } from '#domain/usage.ts'
import { type Diet, hardDiets, objectionTo } from '#planner/derive/diet-rules.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import type { Variant, VariantLine } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { lineSentence } from '#planner/kitchen-units/line-text.ts'
import { cookingSteps } from './cooking-steps.ts'
import { dishBlurb, dishTip, dishTitle } from './dish-words.ts'
import { fileWords } from './file-words.ts'

/** The diets that schema.org has a term for. */
const restricted: Partial<Readonly<Record<Diet, string>>> = {
  VEGAN: 'https://schema.org/VeganDiet',
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  GLUTEN_FREE: 'https://schema.org/GlutenFreeDiet',
  LACTOSE_FREE: 'https://schema.org/LowLactoseDiet',
}

const grams = (value: number) => `${Math.round(value * 10) / 10} g`
const minutes = (value: number) => `PT${value}M`
/** Replaces narrow spaces, which programs that parse amounts may not handle. */
const plain = (text: string) => text.replaceAll('\u202f', ' ')

function lineWords(line: VariantLine, usage: Usage, language: Language): string {
  const said = lineSentence(line, 1, usage, language)
  return plain(line.optional === true ? fileWords[language].optional(said) : said)
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
const apartWords = (part: Variant, { lines }: Variant, usage: Usage, language: Language): readonly string[] =>
  part.lines
    .filter((line) => !lines.some(({ id, g }) => id === line.id && g === line.g))
    .map((line) => `${fileWords[language].apart} ${lineWords(line, usage, language)}`)

/**
 * A variant as a schema.org Recipe, for recipe managers: with as many servings as the recipe is written for, and the
 * nutrition of one.
 */
export function jsonLd(variant: Variant, { usage, image, apart = [], isForAll = true }: File) {
  const { recipe } = variant
  const { language = 'en' } = recipe
  const words = fileWords[language]
  const lines = [variant, ...apart].flatMap((part) => part.lines)
  const { active, total } = recipe.minutes
  const food = nutritionOf(variant)
  const tips = recipe.tip === undefined ? [] : [words.tip(dishTip(variant, usage))]
  const suitsAll = (diet: Diet) =>
    lines.every(({ id }) => objectionTo(ingredient(id), { diets: [diet], restrictions: [] }) === null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    inLanguage: language,
    name: dishTitle(variant, usage),
    description: [dishBlurb(variant, usage), ...(isForAll ? [] : [words.notForAll])].join(' '),
    image: [image],
    recipeCuisine: words.cuisines[recipe.cuisine],
    recipeCategory: recipe.slots.map((slot) => words.categories[slot]).join(', '),
    recipeYield: words.servings(recipe.servings),
    prepTime: minutes(active),
    cookTime: minutes(total - active),
    totalTime: minutes(total),
    recipeIngredient: [
      ...variant.lines.map((line) => lineWords(line, usage, language)),
      ...apart.flatMap((part) => apartWords(part, variant, usage, language)),
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
