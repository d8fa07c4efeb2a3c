import { expect, test } from 'vitest'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { libraryProblems } from '#planner/validate-library/library-problems.ts'
import { recipeProblems } from '#planner/validate-library/recipe-problems.ts'
import { library } from './library.ts'

test('every recipe keeps the rules', () => {
  const problems = library.flatMap((recipe) => {
    const dishes = everyVariant.filter((dish) => dish.recipe === recipe)
    expect(dishes).not.toEqual([])
    return recipeProblems(recipe, dishes).map((problem) => `${recipe.id}: ${problem}`)
  })
  expect(problems).toEqual([])
})

test('no two recipes are alike', () => {
  expect(libraryProblems(library)).toEqual([])
})
