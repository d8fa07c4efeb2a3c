import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { libraryProblems } from '#planner/checks/library-problems.ts'
import { recipeProblems } from '#planner/checks/recipe-problems.ts'
import { library } from './library.ts'

test('every recipe keeps the rules', () => {
  const problems = library.flatMap((recipe) => recipeProblems(recipe).map((problem) => `${recipe.id}: ${problem}`))
  expect(problems).toEqual([])
})

test('no recipe is another one over again', () => {
  expect(libraryProblems(library)).toEqual([])
})

test('every file of a recipe is in the library, under its own name and in the folder of its cuisine', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`))
    .filter((file) => !file.endsWith('/all.ts'))
  const listed = library.map(({ id, cuisine }) => `${cuisine.toLowerCase().replace('_', '-')}/${id}.ts`)
  expect(listed.toSorted()).toEqual(files.toSorted())
})
