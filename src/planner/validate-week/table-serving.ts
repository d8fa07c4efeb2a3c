import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Relaxation, WeekRequest } from '#planner/week/week-plan.ts'
import { rulesOut } from './banned-food.ts'
import { keptRules, type Rule } from './food-rules.ts'
import { isSoft, type Serving, servingOf } from './serving.ts'

/** Somebody at the table, with what must not be on their plate. */
export type Diner = { readonly id: string; readonly rules: readonly Rule[]; readonly bans: readonly string[] }

/** The person of the request and then the others; for these, contradicting diets always give way. */
export const tableOf = (request: WeekRequest, relaxed: readonly Relaxation[]): readonly Diner[] => [
  { id: request.person, rules: keptRules(request.cook, relaxed), bans: request.bannedIngredients },
  ...(request.others ?? []).map(({ id, diets, restrictions, banned }) => ({
    id,
    rules: keptRules({ ...request.cook, diets, restrictions }, ['PALEO_FOR_PLANTS']),
    bans: banned,
  })),
]

/** A serving with swaps for all of these people. */
const servingForAll = (recipe: Recipe, diners: readonly Diner[]): Serving =>
  servingOf(
    recipe,
    diners.flatMap(({ rules }) => rules),
    diners.flatMap(({ bans }) => bans),
  )

/** Whether a recipe can be served to all of these people: it holds nothing that one of them must not get. */
function isFine(recipe: Recipe, diners: readonly Diner[]): boolean {
  const { helpings, unknown, forbidden } = servingForAll(recipe, diners)
  const bans = diners.flatMap((diner) => diner.bans)
  return (
    unknown.length === 0 &&
    forbidden.length === 0 &&
    !helpings.some(({ id }) => bans.some((ban) => rulesOut(ban, ingredient(id), isSoft(recipe))))
  )
}

/**
 * A serving of a recipe for one person at a table: with the people before them who can share it, or, if no swaps suit
 * them together, with those who share the part cooked apart. If nobody's swaps suit the person, it is what they must
 * not get.
 */
export function tableServing(recipe: Recipe, diners: readonly Diner[], of: string): Serving {
  const pots: Diner[][] = []
  for (const diner of diners) {
    const pot = pots.find((each) => isFine(recipe, [...each, diner]))
    if (pot !== undefined) pot.push(diner)
    else if (isFine(recipe, [diner])) pots.push([diner])
  }
  const shared = pots.find((pot) => pot.some(({ id }) => id === of))
  return servingForAll(recipe, shared ?? diners.filter(({ id }) => id === of))
}
