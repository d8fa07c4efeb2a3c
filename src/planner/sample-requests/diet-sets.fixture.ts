import { choices } from '#domain/answers/choices.ts'
import { objectionTo, type Rules, realRestrictions } from '#planner/derive/diet-rules.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { cooks, singleDietRules, subsetsOf } from './hard-profiles.fixture.ts'

const forbidden = (rules: Rules): string =>
  allIngredients.map((food) => (objectionTo(food, rules) === null ? '.' : 'x')).join('')

/**
 * The foods that a set of diets and restrictions forbids, and with the palaeolithic diet those that it forbids once that
 * is relaxed. Sets that agree in this have the same dishes on offer.
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

/** The sets that forbid what no single diet does; those that agree stand together. */
function combinedSets(): readonly (readonly Rules[])[] {
  const single = new Set(singleDietRules.map(forbiddenBy))
  return [...dietSetsByFoods].filter(([foods]) => !single.has(foods)).map(([, sets]) => sets)
}

/**
 * Sets of diets that forbid more than any single one, with every way to cook. Each way has another of the sets that
 * agree, so that those with a Mediterranean or a traditional wish, which forbid nothing more, are among them.
 */
export const combinedProfiles: readonly Cook[] = combinedSets().flatMap((sets) =>
  cooks.flatMap((cook, at) => {
    const rules = sets[Math.floor((at * sets.length) / cooks.length)]
    return rules === undefined ? [] : [{ ...rules, ...cook }]
  }),
)
