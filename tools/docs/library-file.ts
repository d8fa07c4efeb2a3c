import { choices } from '#domain/answers/choices.ts'
import type { Language } from '#domain/usage.ts'
import { hardDiets, objectionTo, type Rules, realRestrictions } from '#planner/derive/diet-rules.ts'
import { isForBox } from '#planner/derive/lunch-box.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { isTold, type Recipe } from '#planner/recipe.ts'

/** The rules that forbid foods, each alone, in the order of their bits. */
const rules: readonly Rules[] = [
  ...hardDiets.map((diet) => ({ diets: [diet], restrictions: [] })),
  ...realRestrictions.map((restriction) => ({ diets: [], restrictions: [restriction] })),
]

const bitsOf = (flags: readonly boolean[]): number => flags.reduce((sum, flag, at) => sum + (flag ? 2 ** at : 0), 0)
const brokenBy = (id: IngredientId): number => bitsOf(rules.map((rule) => objectionTo(ingredient(id), rule) !== null))

/**
 * What rules a dish can meet: for each line that somebody may have to swap, the rules that the written food and each
 * swap break. Lines that can be left out, or have a food that breaks nothing, never matter.
 */
function linesOf({ ingredients }: Recipe): readonly (readonly number[])[] {
  const lines = ingredients.flatMap(({ id, optional, swaps = [] }) => {
    const broken = [...new Set([id, ...swaps.map((swap) => swap.id)].map(brokenBy))]
    return optional === true || broken.includes(0) ? [] : [broken.toSorted((one, other) => one - other).join()]
  })
  return [...new Set(lines)].map((line) => line.split(',').map(Number))
}

function rowOf(recipe: Recipe): string {
  const dish = asWritten(recipe)
  const tags = tagsOf(dish)
  const cuisines = choices.cuisinesLike.map((cuisine) => cuisine === recipe.cuisine || cuisine === recipe.secondCuisine)
  return JSON.stringify([
    recipe.id,
    Math.round(nutritionOf(dish).kcal),
    recipe.minutes.total,
    choices.cookingSkill.indexOf(recipe.skill),
    bitsOf([recipe.noCook, isForBox(recipe), isTold(recipe, 'es')]),
    bitsOf(cuisines),
    bitsOf(choices.mealsLike.map((tag) => tags.includes(tag))),
    linesOf(recipe),
  ])
}

/** A dish of at most so many minutes is ready within half an hour. */
const HALF_AN_HOUR = 30
/** g in a serving. */
const [MUCH_PROTEIN, MUCH_FIBRE] = [20, 8]

/** The counts of some dishes, as lines of code. */
function countsOf(library: readonly Recipe[]): string {
  const servings = library.map((recipe) => nutritionOf(asWritten(recipe)))
  const counts = {
    dishes: library.length,
    inHalfAnHour: library.filter(({ minutes }) => minutes.total <= HALF_AN_HOUR).length,
    withProtein: servings.filter(({ protein }) => protein >= MUCH_PROTEIN).length,
    withFibre: servings.filter(({ fibre }) => fibre >= MUCH_FIBRE).length,
  }
  return Object.entries(counts)
    .map(([name, count]) => `    ${name}: ${count},`)
    .join('\n')
}

/** The module with the counts that the first script shows; it is written by `npm run docs`. */
export function libraryCountsFile(library: readonly Recipe[]): string {
  const counts = (language: Language) => countsOf(library.filter((recipe) => isTold(recipe, language)))
  return `/**
 * In each language: how many dishes the library has, how many are ready within half an hour, and how many have at least ${MUCH_PROTEIN} g of protein
 * or ${MUCH_FIBRE} g of fibre in a serving. Written by \`npm run docs\` from the recipes; a house test compares.
 */
export const counts = {
  en: {
${counts('en')}
  },
  es: {
${counts('es')}
  },
} as const
`
}

/** The module with what the questionnaire may say about the dishes; it is written by `npm run docs`. */
export const libraryFile = (library: readonly Recipe[]): string => `import type { DishRow } from './dish-row.ts'

/**
 * Every dish of the library, as far as the questionnaire speaks of it. Written by \`npm run docs\` from the recipes; a
 * house test compares.
 */
export const libraryRows: readonly DishRow[] = [
${library.map((recipe) => `  ${rowOf(recipe)},`).join('\n')}
]
`
