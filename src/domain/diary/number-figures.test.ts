import { expect, test } from 'vitest'
import { energyOfMacros, numberFigures } from './number-figures.ts'

test('what is not known of a number counts as nothing', () => {
  expect(numberFigures({ energy: 250, fat: 9 })).toEqual({
    energy: 250,
    protein: 0,
    carbs: 0,
    fat: 9,
    fibre: 0,
    sodium: 0,
  })
})

test('three macronutrients have an energy, two have none', () => {
  expect(energyOfMacros({ protein: 10, carbs: 30, fat: 9 })).toBe(241)
  expect(energyOfMacros({ protein: 10, carbs: 30 })).toBeNull()
})
