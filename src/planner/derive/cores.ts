import type { Recipe } from '#planner/recipe.ts'
import { type Rules, realRestrictions } from './diet-rules.ts'
import { suits, suitsAsWritten } from './variant.ts'

/**
 * Two small sets of dishes cover every set of rules. Vegan dishes without gluten and tree nuts suit every diet except
 * the palaeolithic one, with any restrictions; palaeolithic dishes without eggs, nuts and seafood suit that one.
 */
export const coreRules = {
  V: { diets: ['VEGAN', 'GLUTEN_FREE'], restrictions: realRestrictions },
  P: { diets: ['PALEO'], restrictions: realRestrictions },
} as const satisfies Record<string, Rules>
export type Core = keyof typeof coreRules

export const CORE_MINUTES = 30

/** Core dishes suit every person who cooks: they need no skill and at most half an hour. */
const isForEveryCook = ({ skill, minutes }: Recipe): boolean => skill === 'NOVICE' && minutes.total <= CORE_MINUTES

const cores = ['V', 'P'] as const satisfies readonly Core[]

/** The cores a recipe belongs to, with swaps if needed. */
export const coresOf = (recipe: Recipe): readonly Core[] =>
  cores.filter((core) => isForEveryCook(recipe) && suits(recipe, coreRules[core]))

/** Whether a recipe meets the rules of a core without swaps. */
export const meetsCoreAsWritten = (recipe: Recipe, core: Core): boolean => suitsAsWritten(recipe, coreRules[core])
