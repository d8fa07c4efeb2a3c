import { expect, test } from 'vitest'
import { allIngredients, type IngredientId } from '#planner/foods/ingredients.ts'
import { harvestMonth, hasItsSeason, isOutOfSeason } from './seasons.ts'

const year = Array.from({ length: 12 }, (_, at) => at + 1)

test('pumpkin has its season in October and asparagus in April; onions have none', () => {
  expect(year.filter((month) => hasItsSeason('pumpkin', month))).toEqual([1, 2, 9, 10, 11, 12])
  expect(year.filter((month) => hasItsSeason('asparagus', month))).toEqual([3, 4, 5])
  expect(year.filter((month) => hasItsSeason('onion', month) || isOutOfSeason('onion', month))).toEqual([])
})

test('greens have the seasons that the guide prints for each; kiwi, on which its reprints differ, has none', () => {
  const outOf = (food: IngredientId) => year.filter((month) => isOutOfSeason(food, month))
  expect(outOf('kale')).toEqual([3, 4, 5, 6, 7, 8])
  expect(outOf('swiss-chard')).toEqual([1, 2, 6, 7, 8, 12])
  expect(outOf('collard-greens')).toEqual([1, 2, 12])
  expect(outOf('turnip')).toEqual([6, 7, 8])
  expect(outOf('kiwi')).toEqual([])
})

test('south of the equator the same months come half a year later', () => {
  expect(year.filter((month) => hasItsSeason('pumpkin', harvestMonth(month, 'SOUTH')))).toEqual([3, 4, 5, 6, 7, 8])
  for (const month of year) expect(harvestMonth(harvestMonth(month, 'SOUTH'), 'SOUTH')).toBe(month)
})

test('no food is in and out of season at once, and only produce has seasons', () => {
  for (const { id, aisle } of allIngredients)
    for (const month of year) {
      expect(hasItsSeason(id, month) && isOutOfSeason(id, month)).toBe(false)
      if (aisle !== 'PRODUCE') expect(hasItsSeason(id, month) || isOutOfSeason(id, month)).toBe(false)
    }
})
