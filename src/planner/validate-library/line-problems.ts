import { ingredient } from '#planner/foods/ingredients.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import { wholeLines } from '#planner/kitchen-units/whole-pieces.ts'
import type { Measured, Recipe } from '#planner/recipe.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import { SHOW_SLACK } from './bands.ts'

/** Grams by which any amount may differ unnoticed. */
const PINCH = 0.3

function showProblem({ id, g, show }: Measured): readonly string[] {
  if (show === undefined) return []
  const each = gramsPer(ingredient(id), show.unit)
  if (each === undefined) return [`the weight of a ${show.unit} of ${id} is not known`]
  const told = each * show.qty
  return Math.abs(told - g) <= Math.max(PINCH, SHOW_SLACK * Math.max(told, g))
    ? []
    : [`${id}: ${show.qty} ${show.unit} is ${Math.round(told * 10) / 10} g, and not ${g} g`]
}

const isWhole = (count: number): boolean => Math.abs(count - Math.round(count)) < 1e-6

/** Portions that would divide an egg, a chop or a bun. */
function portionProblems(recipe: Recipe): readonly string[] {
  const { servings, portionSteps = usualPortionSteps } = recipe
  return wholeLines(recipe).flatMap(({ id, pieces }) =>
    portionSteps
      .filter((portion) => !isWhole((pieces * portion) / servings))
      .map((portion) => `a portion of ${portion} has ${(pieces * portion) / servings} ${id}`),
  )
}

const positive = ({ id, g }: Measured): readonly string[] => (g > 0 ? [] : [`${id} weighs nothing`])

/** The problems with the list of ingredients and its use in the steps. */
export function lineProblems(recipe: Recipe): readonly string[] {
  const { ingredients, steps } = recipe
  const all = ingredients.flatMap((line): readonly Measured[] => [line, ...(line.swaps ?? [])])
  const lineIds = ingredients.map(({ id }) => id)
  const used = steps.flatMap(({ uses }) => uses)
  const listed = ingredients.map(({ id, group }) => `${id} ${group ?? ''}`)
  return [
    ...all.flatMap(positive),
    ...all.flatMap(showProblem),
    ...portionProblems(recipe),
    ...ingredients
      .filter(({ retained }) => retained !== undefined && !(retained > 0 && retained <= 1))
      .map(({ id }) => `${id}: the retained share has to lie between 0 and 1`),
    ...listed.filter((each, at) => listed.indexOf(each) !== at).map((each) => `${each.trim()} is listed twice`),
    ...lineIds.filter((id) => !used.includes(id)).map((id) => `no step uses ${id}`),
    ...used.filter((id) => !lineIds.includes(id)).map((id) => `a step uses ${id}, which is not in the list`),
  ]
}
