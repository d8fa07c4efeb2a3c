import { expect, test } from 'vitest'
import type { Cook } from '#planner/derive/eligible.ts'
import { contradictsPaleo, relaxedCook } from './relaxed-rules.ts'

const cook: Cook = { diets: ['VEGAN', 'PALEO'], restrictions: ['EGGS'], skill: 'NOVICE', time: 'LESS_30_MINUTES' }

test('only a diet without meat and fish contradicts the palaeolithic one', () => {
  expect(contradictsPaleo(cook)).toBe(true)
  expect(contradictsPaleo({ diets: ['PALEO', 'VEGETARIAN'], restrictions: [] })).toBe(true)
  expect(contradictsPaleo({ diets: ['PALEO', 'PESCATARIAN'], restrictions: ['EGGS'] })).toBe(false)
  expect(contradictsPaleo({ diets: ['PALEO', 'PESCATARIAN'], restrictions: ['SEAFOOD'] })).toBe(true)
  expect(contradictsPaleo({ diets: ['PALEO'], restrictions: ['SEAFOOD'] })).toBe(false)
})

test('the palaeolithic diet and the time are relaxed, never a restriction', () => {
  expect(relaxedCook(cook, [])).toEqual(cook)
  expect(relaxedCook(cook, ['PALEO_FOR_PLANTS', 'REPEATS', 'PROTEIN', 'ENERGY_BAND', 'TIME'])).toEqual({
    ...cook,
    diets: ['VEGAN'],
    time: 'MORE_30_MINUTES',
  })
})

test('a person who does not cook never has to', () => {
  expect(relaxedCook({ ...cook, time: 'DONT_COOK' }, ['TIME']).time).toBe('DONT_COOK')
})
