import type { Recipe } from '#planner/recipe.ts'
import { type Rules, realRestrictions } from './diet-rules.ts'
import { suits, suitsAsWritten } from './variant.ts'

/**
 * Two small sets of dishes suit every rule. What is vegan and free of gluten and tree nuts suits every diet but the
 * palaeolithic one, with whatever restrictions; what is palaeolithic and free of eggs, nuts and seafood suits that one.
 */
export const coreRules = {
  V: { diets: ['VEGAN', 'GLUTEN_FREE'], restrictions: realRestrictions },
  P: { diets: ['PALEO'], restrictions: realRestrictions },
} as const satisfies Record<string, Rules>
export type Core = keyof typeof coreRules

export const CORE_MINUTES = 30

/** Core dishes suit every person who cooks: any skill, half an hour. */
const isForEveryCook = ({ skill, minutes }: Recipe): boolean => skill === 'NOVICE' && minutes.total <= CORE_MINUTES

const cores = ['V', 'P'] as const satisfies readonly Core[]

/** The cores a recipe belongs to, if need be with its swaps. */
export const coresOf = (recipe: Recipe): readonly Core[] =>
  cores.filter((core) => isForEveryCook(recipe) && suits(recipe, coreRules[core]))

/** Whether the dish itself meets the rules of a core as it is written. */
export const meetsCoreAsWritten = (recipe: Recipe, core: Core): boolean => suitsAsWritten(recipe, coreRules[core])
