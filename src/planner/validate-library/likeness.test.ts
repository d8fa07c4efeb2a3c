import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import type { Line, Recipe } from '#planner/recipe.ts'
import { libraryProblems } from './library-problems.ts'
import { likeness, shares } from './likeness.ts'
import { RUN, sharedRuns } from './shared-runs.ts'

const dishOf = (id: string, ingredients: readonly Line[], of: Partial<Recipe> = {}): Recipe => ({
  ...{ ...appleAndSeeds, id, title: id, ingredients, steps: [] },
  ...of,
})
const apple = (g: number): Line => ({ id: 'apple', g })
const pear = (g: number): Line => ({ id: 'pear', g })

test('the shares of a dish are by weight, without water, whatever its servings', () => {
  const lines: readonly Line[] = [apple(100), pear(200), apple(100), { id: 'water', g: 900 }]
  for (const servings of [1, 4])
    expect([...shares(dishOf('one', lines, { servings }))]).toEqual([
      ['apple', expect.closeTo(0.5, 9)],
      ['pear', expect.closeTo(0.5, 9)],
    ])
})

test('two dishes are as alike as the weight that they share', () => {
  const of = (...lines: readonly Line[]) => shares(dishOf('one', lines))
  expect(likeness(of(apple(100)), of(apple(7)))).toBeCloseTo(1, 9)
  expect(likeness(of(apple(100)), of(pear(100)))).toBe(0)
  expect(likeness(of(apple(30), pear(70)), of(apple(50), pear(50)))).toBeCloseTo(0.8, 9)
})

test('more than three fifths in common is too much, and each pair is told once', () => {
  const plum: Line = { id: 'plum', g: 100 }
  const problems = (share: number) =>
    libraryProblems([
      dishOf('one', [apple(share), pear(100 - share)]),
      dishOf('two', [apple(share), { ...plum, g: 100 - share }]),
      dishOf('three', [{ id: 'oats', g: 9 }]),
    ])
  expect(problems(60)).toEqual([])
  expect(problems(61)).toEqual(['one and two are 61 % the same by weight'])
})

test('two recipes have neither an id nor a title in common', () => {
  expect(
    libraryProblems([dishOf('one', [apple(1)], { title: 'A' }), dishOf('one', [pear(1)], { title: 'a' })]),
  ).toEqual(['two recipes have the id one', 'two recipes have the title a'])
})

test('twelve words in a row are no chance, and eleven are', () => {
  const words = Array.from({ length: RUN }, (_, at) => `w${at}`)
  const said = (...texts: readonly string[]) =>
    sharedRuns(texts.map((text, at) => dishOf(`dish-${at}`, [], { steps: [{ text: `${text}.`, uses: [] }] })))
  const run = words.join(' ')
  expect(said(`A ${run} b`, `Not that: ${run.toUpperCase()}`)).toEqual([{ run, in: ['dish-0', 'dish-1'] }])
  expect(said(words.slice(1).join(' '), words.slice(1).join(' '))).toEqual([])
  expect(said(run, 'something else', run)).toEqual([{ run, in: ['dish-0', 'dish-2'] }])
  expect(said(run)).toEqual([])
})
