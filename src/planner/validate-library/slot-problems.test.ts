import { describe, expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import type { Line, Recipe, Step } from '#planner/recipe.ts'
import { slotProblems } from './slot-problems.ts'

const lines: readonly Line[] = [
  { id: 'prawns', g: 100, swaps: [{ id: 'tofu', g: 100 }] },
  { id: 'apple', g: 100 },
]
const problemsOf = (of: Partial<Recipe>): readonly string[] =>
  slotProblems({ ...appleAndSeeds, title: 'A dish', blurb: 'It is good.', ingredients: lines, steps: [], ...of })
const cooking = (text: Step['text'], of: Partial<Step> = {}) => problemsOf({ steps: [{ text, uses: [], ...of }] })

describe('words about foods', () => {
  const strange = ['its words are about dill, which is not in the recipe']

  test('are about those of the recipe or its swaps, in whatever text', () => {
    expect(problemsOf({ title: '{Apple}', tip: 'Or {tofu}.' })).toEqual([])
    expect(problemsOf({ title: '{Dill}' })).toEqual(strange)
    expect(problemsOf({ tip: 'With {dill}, and {dill} again.' })).toEqual(strange)
    expect(problemsOf({ call: { dill: 'herb' } })).toEqual(strange)
    expect(problemsOf({ prep: { dill: 'chopped' } })).toEqual(strange)
    expect(cooking('Cook.', { done: { dill: 'LOOK' } })).toEqual(strange)
    expect(cooking('Cook.', { done: { tofu: 'LOOK' } })).toEqual([])
  })

  test('have a sentence of their own, or minutes, for swaps only', () => {
    expect(cooking({ written: 'Cook.', tofu: 'Fry.' })).toEqual([])
    expect(cooking({ written: 'Cook.', apple: 'Fry.' })).toEqual([
      'its words are about apple, which is not in the recipe',
    ])
    expect(cooking({ written: 'Cook.', 'tofu & apple': 'Fry.' })).toHaveLength(1)
    expect(cooking('Cook.', { swapped: { tofu: { minutes: 2 } } })).toEqual([])
    expect(cooking('Cook.', { swapped: { apple: { minutes: 2 } } })).toEqual([
      'its words are about apple, which is not in the recipe',
    ])
  })
})

test('a time has a timer, and a heat an oven, and the other way round', () => {
  expect(cooking('Cook for {time}.', { minutes: 5, waits: true })).toEqual([])
  expect(cooking('Cook for {time}.')).toEqual(['step 1 says a time and has no timer'])
  expect(cooking('Bake at {oven}.')).toEqual(['step 1 says a heat and has no oven'])
  const oven = { celsius: 200, fan: true }
  expect(cooking('Bake at {oven}.', { oven })).toEqual([])
  expect(cooking('Bake.', { oven })).toEqual(['step 1 does not say how hot the oven is'])
})

describe('a swap', () => {
  test('is told in each step that uses its food, by a slot or by a sentence of its own', () => {
    const uses = ['prawns'] as const
    const untold = ['step 1 says nothing of tofu for prawns']
    expect(cooking('Fry the {prawns}.', { uses })).toEqual([])
    expect(cooking('Fry the {tofu}.', { uses })).toEqual([])
    expect(cooking({ written: 'Fry them.', tofu: 'Fry it.' }, { uses })).toEqual([])
    expect(cooking('Fry it.', { uses })).toEqual(untold)
    expect(cooking('Fry the {apple}.', { uses })).toEqual(untold)
    expect(cooking('Fry for {time}.', { uses, minutes: 5, waits: true })).toEqual(untold)
    expect(cooking('Fry it.', { uses: ['apple'] })).toEqual([])
  })

  test('leaves no name of what it stands for, be it one or several, in its own words or those of the recipe', () => {
    const stray = (word: string, of: Partial<Recipe> = {}) =>
      new Set(problemsOf({ tip: `Mind the ${word} here.`, ...of }).map((text) => /"(.+)"/.exec(text)?.[1]))
    expect(stray('prawns')).toEqual(new Set(['prawns']))
    const call = { prawns: 'jumbo, jumbos' }
    expect(stray('jumbo', { call })).toEqual(new Set(['jumbo']))
    expect(stray('jumbos', { call })).toEqual(new Set(['jumbos']))
    expect(stray('Jumbo', { call })).toEqual(new Set(['Jumbo']))
    expect(stray('jumbotron', { call })).toEqual(new Set())
    expect(stray('tofu')).toEqual(new Set())
  })

  test('keeps a name that another food of the dish has too', () => {
    const ingredients: readonly Line[] = [
      { id: 'butter', g: 10, swaps: [{ id: 'olive-oil', g: 10 }] },
      { id: 'butter-beans', g: 100 },
    ]
    expect(problemsOf({ ingredients, tip: 'Add butter.' })).toEqual([])
  })

  test('makes no title untrue, nor is it untrue as it is written', () => {
    expect(problemsOf({ title: 'Scampi and shrimp' }).length).toBeGreaterThan(0)
    expect(problemsOf({ blurb: 'With lox.' })).toEqual([
      'the dish holds nothing that is "lox": With lox.',
      'the dish with tofu for prawns holds nothing that is "lox": With lox.',
    ])
  })
})
