import { isRawSeafood, mustBeDone, needsCore } from '#planner/derive/doneness.ts'
import { holdsRice, leftOver } from '#planner/derive/left-over.ts'
import type { CookedLine, Variant } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { MOST_DAYS } from './bands.ts'
import { servedTo } from './eaters.ts'

const isDried = ({ id }: CookedLine): boolean => /beans$|^chickpeas/.test(id) && ingredient(id).state === 'DRY'

/** Foods whose words have to say how they look when they are done. */
function mustLookDone(line: CookedLine, { recipe }: Variant): boolean {
  if (mustBeDone(line) || isRawSeafood(line) || line.id === 'bean-sprouts' || isDried(line)) return true
  return ingredient(line.id).kind === 'EGG' && !recipe.steps.some(({ softEggs }) => softEggs === true)
}

/** Foods that the facts of the steps do not say are done, or whose core temperature they do not say. */
function cookingProblems(dish: Variant): readonly string[] {
  const { recipe, lines } = dish
  const doneness = ({ id }: CookedLine) => recipe.steps.flatMap(({ done }) => done?.[id] ?? [])
  return [
    ...lines
      .filter((line) => needsCore(line) && !doneness(line).some((how) => how !== 'LOOK'))
      .map(({ id }) => `no step states the core temperature of the ${id}: its done lacks where to measure it`),
    ...lines
      .filter((line) => !needsCore(line) && mustLookDone(line, dish) && doneness(line).length === 0)
      .map(({ id }) => `no step has the ${id} done`),
  ]
}

/**
 * Checks how long leftovers are kept: rice a day (FSA), meat, fish and eggs three days (FoodSafety.gov). Ready-cooked rice
 * that is heated fresh for each meal waits in its opened pack, at most two days (by what packs say).
 */
function keepingProblems(dish: Variant): readonly string[] {
  const { keepsDays } = dish.recipe
  const rice = holdsRice(dish)
  const { freshRice, steams } = leftOver(dish)
  const isRiceKept = rice !== null && !freshRice
  const most = isRiceKept ? MOST_DAYS.rice : freshRice ? MOST_DAYS.openedRice : steams ? MOST_DAYS.meat : MOST_DAYS.any
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
