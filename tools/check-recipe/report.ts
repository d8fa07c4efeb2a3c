import { allergensOf } from '#planner/derive/allergens.ts'
import { coresOf, meetsCoreAsWritten } from '#planner/derive/cores.ts'
import { dietsOf, restrictionsOf, type Suitability } from '#planner/derive/diets.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import { asWritten } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'

const round = (value: number) => Math.round(value * 10) / 10

function groups(list: readonly { readonly name: string; readonly suitability: Suitability }[]): string {
  const named = (wanted: Suitability) => list.filter((each) => each.suitability === wanted).map(({ name }) => name)
  const [yes, swaps, no] = [named('AS_WRITTEN'), named('WITH_SWAPS'), named('NO')]
  return [
    yes.join(' ') || 'none as written',
    ...(swaps.length > 0 ? [`with swaps: ${swaps.join(' ')}`] : []),
    ...(no.length > 0 ? [`not: ${no.join(' ')}`] : []),
  ].join('; ')
}

/** Everything an author wants to know about a recipe, as lines of text. */
export function recipeReport(recipe: Recipe, problems: readonly string[]): string {
  const written = asWritten(recipe)
  const food = nutritionOf(written)
  const cores = coresOf(recipe).map((core) => (meetsCoreAsWritten(recipe, core) ? core : `${core} with swaps`))
  const contains = allergensOf(written.lines).map(({ allergen, from }) => `${allergen} (${from.join(', ')})`)
  return [
    `== ${dishTitle(written)} [${recipe.cuisine}, ${recipe.slots.join('/')}]`,
    `   serving: ${round(food.kcal)} kcal, ${round(food.grams)} g; protein ${round(food.protein)}, fat ${round(food.fat)} (saturated ${round(food.satFat)}), carbohydrate ${round(food.carbs)}, fibre ${round(food.fibre)}, sugar ${round(food.sugar)} (free ${round(food.freeSugar)}), sodium ${Math.round(food.sodium)} mg`,
    `   diets: ${groups(dietsOf(recipe).map(({ diet, suitability }) => ({ name: diet, suitability })))}`,
    `   without: ${groups(restrictionsOf(recipe).map(({ restriction, suitability }) => ({ name: restriction, suitability })))}`,
    `   contains: ${contains.join(', ') || 'no known allergen'}`,
    `   cores: ${cores.join(', ') || 'none'}; answers: ${tagsOf(written).join(' ')}`,
    ...(problems.length > 0 ? problems.map((problem) => `   !! ${problem}`) : ['   all rules kept']),
  ].join('\n')
}
