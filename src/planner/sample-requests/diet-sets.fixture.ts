import { choices } from '#domain/answers/choices.ts'
import { objectionTo, type Rules, realRestrictions } from '#planner/derive/diet-rules.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { cooks, singleDietRules, subsetsOf } from './hard-profiles.fixture.ts'

const forbidden = (rules: Rules): string =>
  allIngredients.map((food) => (objectionTo(food, rules) === null ? '.' : 'x')).join('')

/**
 * A key of the foods that a set of diets and restrictions forbids; with the palaeolithic diet, also of those that it
 * forbids once that diet is relaxed. Sets with the same key have the same candidates.
 */
function forbiddenBy({ diets, restrictions }: Rules): string {
  const others = diets.filter((diet) => diet !== 'PALEO')
  return `${forbidden({ diets, restrictions })} ${diets.includes('PALEO') ? forbidden({ diets: others, restrictions }) : ''}`
}

/** Every answer to the two questions about food: 256 sets of the eight diets, each with 32 sets of restrictions. */
export const everyDietSet: readonly Rules[] = subsetsOf(choices.typeDietPrefer).flatMap((diets) =>
  subsetsOf(realRestrictions).map((restrictions) => ({ diets, restrictions })),
)

/** The sets by the foods that they forbid. */
export const dietSetsByFoods: ReadonlyMap<string, readonly Rules[]> = Map.groupBy(everyDietSet, forbiddenBy)

/** The sets that forbid other foods than any single diet does, grouped by those foods. */
function combinedSets(): readonly (readonly Rules[])[] {
  const single = new Set(singleDietRules.map(forbiddenBy))
  return [...dietSetsByFoods].filter(([foods]) => !single.has(foods)).map(([, sets]) => sets)
}

/**
 * Sets of diets that forbid other foods than any single diet does, with every combination of skill and time. Each
 * combination takes another set of its group, so that sets with the Mediterranean or traditional diet, which forbid
 * nothing, are included.
 */
export const combinedProfiles: readonly Cook[] = combinedSets().flatMap((sets) =>
  cooks.flatMap((cook, at) => {
    const rules = sets[Math.floor((at * sets.length) / cooks.length)]
    return rules === undefined ? [] : [{ ...rules, ...cook }]
  }),
)
