import type { Variant } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'
import { amountProblems } from './amount-problems.ts'
import { effortProblems } from './effort-problems.ts'
import { lineProblems } from './line-problems.ts'
import { numberProblems } from './number-problems.ts'
import { ovenProblems } from './oven-problems.ts'
import { safetyProblems } from './safety-problems.ts'
import { slotProblems } from './slot-problems.ts'
import { substituteProblems } from './substitute-problems.ts'
import { swapProblems } from './swap-problems.ts'
import { tellingProblems } from './telling-problems.ts'
import { unitProblems } from './unit-problems.ts'
import { wordProblems } from './word-problems.ts'

const checks = [
  wordProblems,
  lineProblems,
  numberProblems,
  effortProblems,
  swapProblems,
  slotProblems,
  safetyProblems,
  amountProblems,
  unitProblems,
  substituteProblems,
  tellingProblems,
  ovenProblems,
]

/** Every problem of a recipe, in any of its variants, in words; a good recipe has none. */
export const recipeProblems = (recipe: Recipe, dishes: readonly Variant[]): readonly string[] =>
  checks.flatMap((check) => check(recipe, dishes))
