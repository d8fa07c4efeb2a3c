import { coreCue, doneCue, isRawSeafood, mustBeDone, needsCore, seafoodCue } from '#planner/derive/done-cues.ts'
import { holdsRice, leftOver } from '#planner/derive/left-over.ts'
import { cookingSteps, stepTexts } from '#planner/derive/step-texts.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { MOST_DAYS } from './bands.ts'
import { servedTo } from './eaters.ts'

/** Phrases by which a step says that eggs are cooked firm. */
const firmEggs =
  /\b(?:eight|nine|ten) minutes\b|\bset through\b|\bnothing runs\b|\bbake until\b|\bfirm\b|\bchop it through\b|\bspringy?\b|\bspring back\b|\bpuffy\b|\bno (?:raw|runny) egg\b|\bjuice runs clear\b/i
/** Bean sprouts grow in warmth and moisture, as germs do: FSA and FDA advise cooking them until they steam. */
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
      .map(({ id }) => `no step says when the ${id} is done`),
    ...lines
      .filter((line) => needsCore(line, dish) && !cookingSteps(dish).some((text) => coreCue.test(text)))
      .map(({ id }) => `no step states the core temperature of the ${id}`),
    ...lines
      .filter((line) => isRawSeafood(line) && !says(seafoodCue))
      .map(({ id }) => `no step says when the ${id} is cooked`),
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

/** Checks how long leftovers are kept: rice a day (FSA), meat, fish and eggs three days (FoodSafety.gov). */
function keepingProblems(dish: Variant): readonly string[] {
  const { keepsDays } = dish.recipe
  const rice = holdsRice(dish)
  const most = rice !== null ? MOST_DAYS.rice : leftOver(dish).steams ? MOST_DAYS.meat : MOST_DAYS.any
  return [
    ...(keepsDays > most ? [`it keeps for ${keepsDays} days; with its ingredients, at most ${most}`] : []),
    ...(keepsDays > 0 && rice === 'REHEATED'
      ? ['its ready-cooked rice has been hot once already, and must not be kept']
      : []),
  ]
}

const problemsOf = (dish: Variant): readonly string[] => [...cookingProblems(dish), ...keepingProblems(dish)]

/** The safety problems of a dish, as written or with swaps. */
export const safetyProblems = (recipe: Recipe): readonly string[] => [...new Set(servedTo(recipe).flatMap(problemsOf))]
