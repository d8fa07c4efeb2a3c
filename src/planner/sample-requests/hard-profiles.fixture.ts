import { choices } from '#domain/answers/choices.ts'
import { type Diet, hardDiets, type Restriction, realRestrictions } from '#planner/derive/diet-rules.ts'
import type { Cook } from '#planner/derive/eligible.ts'

/** All subsets of a list, the empty one first. */
export function subsetsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_each, at) => (bits >> at) % 2 === 1))
}

export type FoodRules = { readonly diets: readonly Diet[]; readonly restrictions: readonly Restriction[] }

/** No diet and each of the six that forbid something, with every set of restrictions: 7 x 32. */
export const singleDietRules: readonly FoodRules[] = [[], ...hardDiets.map((diet) => [diet])].flatMap((diets) =>
  subsetsOf(realRestrictions).map((restrictions) => ({ diets, restrictions })),
)

/** Every combination of 4 skills and 4 answers about time. */
export const cooks: readonly Pick<Cook, 'skill' | 'time'>[] = choices.cookingSkill.flatMap((skill) =>
  choices.timeCooking.map((time) => ({ skill, time })),
)

/** Every combination of one diet or none, restrictions, skill and time that can rule out a recipe: 3,584. */
export const hardProfiles: readonly Cook[] = singleDietRules.flatMap((rules) =>
  cooks.map((cook) => ({ ...rules, ...cook })),
)
