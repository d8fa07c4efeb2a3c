import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import type { Line, Recipe } from '#planner/recipe.ts'
import { unitProblems } from './unit-problems.ts'

const apple: Line = { id: 'apple', g: 100 }
const problemsOf = (of: Partial<Recipe>): readonly string[] =>
  unitProblems({ ...appleAndSeeds, blurb: 'It is good.', ingredients: [apple], ...of }, [])
const toldIn = (system: string, text: string) => `in ${system} units it reads: ${text}`

test('nobody reads units of the other system, in words or in preparations', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ blurb: 'Half a pint.' })).toEqual([toldIn('metric', 'Half a pint.')])
  expect(problemsOf({ blurb: 'Take 20 grams.' })).toEqual([toldIn('imperial', 'Take 20 grams.')])
  expect(problemsOf({ ingredients: [{ ...apple, prep: 'in 2 inch pieces' }] }).join()).toContain('in metric units')
  const swap = { id: 'pear', g: 100, prep: 'in 2 cm pieces' } as const
  expect(problemsOf({ ingredients: [{ ...apple, swaps: [swap] }] }).join()).toContain('in imperial units')
})

test('a title promises no fewer minutes than the dish takes, in words or figures', () => {
  const hasty = (total: number, of: Partial<Recipe>) =>
    problemsOf({ minutes: { active: 5, total }, ...of }).filter((text) => text.startsWith('it promises fewer')).length
  expect([10, 11].map((total) => hasty(total, { title: 'Ten-minute soup' }))).toEqual([0, 1])
  expect([8, 9].map((total) => hasty(total, { blurb: 'Breakfast in eight minutes.' }))).toEqual([0, 1])
  expect([6, 7].map((total) => hasty(total, { blurb: 'It takes six minutes.' }))).toEqual([0, 1])
  for (const [word, minutes] of [
    ['five', 5],
    ['nine', 9],
    ['fifteen', 15],
    ['twenty', 20],
    ['25', 25],
  ] as const)
    expect([minutes, minutes + 1].map((total) => hasty(total, { title: `${word}-minute soup` }))).toEqual([0, 1])
  expect(hasty(60, { blurb: 'A soup in no time.' })).toBe(0)
})

test('a preparation gives no number of pieces, unless it is one of each', () => {
  const prepared = (prep: string) => problemsOf({ ingredients: [{ ...apple, prep }] })
  expect(prepared('in six slices')).toHaveLength(1)
  expect(prepared('each in six slices')).toEqual([])
  expect(prepared('in thin slices')).toEqual([])
})

test('a bun is halved and not quartered', () => {
  const bun: Line = { id: 'burger-bun', g: 50, show: { qty: 1, unit: 'piece' } }
  const quartered = (portionSteps: readonly number[], line = bun) =>
    problemsOf({ ingredients: [line], portionSteps }).filter((text) => text.includes('bun')).length
  expect(quartered([0.5, 1, 1.5, 2])).toBe(0)
  expect(quartered([0.5, 0.75, 1])).toBe(1)
  expect(quartered([0.75], apple)).toBe(0)
})
