import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import type { Recipe, Step } from '#planner/recipe.ts'
import { notHandsFree, withoutCue, withoutHeat } from './hob-problems.ts'

const dishOf = (text: string, of: Partial<Step> = {}, equipment: Recipe['equipment'] = ['HOB']): Recipe => ({
  ...appleAndSeeds,
  equipment,
  steps: [{ text, uses: [], minutes: 5, ...of }],
})

test('a step that cooks on the hob says how hot it is', () => {
  expect(withoutHeat(dishOf('Fry it.'))).toEqual(['step 1 cooks and does not say how hot the hob is: Fry it.'])
  expect(withoutHeat(dishOf('Fry it.', { heat: 'HIGH' }))).toEqual([])
  expect(withoutHeat(dishOf('Fry it.', { oven: { celsius: 200, fan: true } }))).toEqual([])
  expect(withoutHeat(dishOf('Fry it.', {}, ['OVEN']))).toEqual([])
  expect(withoutHeat(dishOf('Cut it.'))).toEqual([])
  expect(withoutHeat(dishOf('Take it off the heat.'))).toEqual([])
})

test('a step with a heat has minutes, and a sign by which a cook sees that it is done', () => {
  expect(withoutCue(dishOf('Fry it until golden.', { heat: 'HIGH' }))).toEqual([])
  expect(withoutCue(dishOf('Fry it.', { heat: 'HIGH' }))).toEqual([
    'step 1 does not say how one sees that it is done: Fry it.',
  ])
  const { minutes: _, ...timeless } = { text: 'Fry it until golden.', uses: [], heat: 'HIGH', minutes: 0 } as const
  expect(withoutCue({ ...dishOf(''), steps: [timeless] })).toEqual([
    'step 1 cooks and has no minutes: Fry it until golden.',
  ])
  expect(withoutCue(dishOf('Fry it.'))).toEqual([])
})

test('a step that leaves the hands free asks for none', () => {
  expect(notHandsFree(dishOf('Stir it.', { waits: true }))).toEqual(['step 1 waits, and asks for hands: Stir it.'])
  expect(notHandsFree(dishOf('Leave it.', { waits: true }))).toEqual([])
  expect(notHandsFree(dishOf('Stir it.'))).toEqual([])
})
