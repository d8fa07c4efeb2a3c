import { expect, test } from 'vitest'
import { libraryProblems } from '#planner/validate-library/library-problems.ts'
import { recipeProblems } from '#planner/validate-library/recipe-problems.ts'
import { library } from './library.ts'

test('every recipe keeps the rules', () => {
  const problems = library.flatMap((recipe) => recipeProblems(recipe).map((problem) => `${recipe.id}: ${problem}`))
  expect(problems).toEqual([])
})

test('no recipe is another one over again', () => {
  expect(libraryProblems(library)).toEqual([])
})
