import type { Recipe } from '#planner/recipe.ts'
import { effortProblems } from './effort-problems.ts'
import { lineProblems } from './line-problems.ts'
import { numberProblems } from './number-problems.ts'
import { rewordingProblems } from './rewording-problems.ts'
import { safetyProblems } from './safety-problems.ts'
import { swapProblems } from './swap-problems.ts'
import { wordProblems } from './word-problems.ts'

const checks = [
  wordProblems,
  lineProblems,
  numberProblems,
  effortProblems,
  swapProblems,
  rewordingProblems,
  safetyProblems,
]

/** Every rule that a recipe breaks by itself, in words; an empty list is a good recipe. */
export const recipeProblems = (recipe: Recipe): readonly string[] => checks.flatMap((check) => check(recipe))
