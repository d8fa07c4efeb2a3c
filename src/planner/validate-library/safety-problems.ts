import { doneCue, isRawSeafood, mustBeDone, seafoodCue } from '#planner/derive/done-cues.ts'
import { holdsRice, leftOver } from '#planner/derive/left-over.ts'
import { stepTexts } from '#planner/derive/step-texts.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { MOST_DAYS } from './bands.ts'
import { servedTo } from './eaters.ts'

/** Eggs that are cooked until nothing runs. */
const firmEggs =
  /\b(?:eight|nine|ten) minutes\b|\bset through\b|\bnothing runs\b|\bbake until\b|\bfirm\b|\bchop it through\b|\bspringy?\b|\bspring back\b|\bpuffy\b|\bno (?:raw|runny) egg\b|\bjuice runs clear\b/i
/** Bean sprouts grow in the warm and wet that germs like: FSA and FDA have them cooked until they steam. */
const steamingSprouts = /\bsprouts\b.*\bsteam all through\b/i
const soakedAndBoiled = /\bsoak\b[\s\S]*\bboil\b/i

function cookingProblems(dish: Variant): readonly string[] {
  const { recipe, lines } = dish
  const texts = stepTexts(dish)
  const says = (cue: RegExp) => texts.some((text) => cue.test(text))
  const isSoft = recipe.steps.some(({ softEggs }) => softEggs === true)
  return [
    ...lines
      .filter((line) => mustBeDone(line) && !says(doneCue))
      .map(({ id }) => `no step tells when the ${id} is done`),
    ...lines
      .filter((line) => isRawSeafood(line) && !says(seafoodCue))
      .map(({ id }) => `no step tells when the ${id} is cooked`),
    ...lines
      .filter(({ id }) => ingredient(id).kind === 'EGG' && !isSoft && !says(firmEggs))
      .map(({ id }) => `no step cooks the ${id} firm, and none is said to leave it soft`),
    ...lines
      .filter(({ id }) => id === 'bean-sprouts' && !says(steamingSprouts))
      .map(({ id }) => `no step heats the ${id} until they steam all through`),
    ...lines
      .filter(({ id }) => /beans$|^chickpeas/.test(id) && ingredient(id).state === 'DRY' && !says(soakedAndBoiled))
      .map(({ id }) => `no step soaks the ${id} and boils them`),
  ]
}

/** How long what is left over may be kept: rice a day (FSA), meat, fish and eggs three (FoodSafety.gov). */
function keepingProblems(dish: Variant): readonly string[] {
  const { keepsDays } = dish.recipe
  const rice = holdsRice(dish)
  const most = rice !== null ? MOST_DAYS.rice : leftOver(dish).steams ? MOST_DAYS.meat : MOST_DAYS.any
  return [
    ...(keepsDays > most ? [`it keeps for ${keepsDays} days; with what it holds, ${most} are the most`] : []),
    ...(keepsDays > 0 && rice === 'REHEATED' ? ['its ready-cooked rice is hot once already, and may not be kept'] : []),
  ]
}

const problemsOf = (dish: Variant): readonly string[] => [...cookingProblems(dish), ...keepingProblems(dish)]

/** What could harm the eater of a dish, as it is written or with one of its swaps. */
export const safetyProblems = (recipe: Recipe): readonly string[] => [...new Set(servedTo(recipe).flatMap(problemsOf))]
