import { expect, test } from 'vitest'
import { hasFatIncluded, hiddenFat } from './hidden-fat.ts'
import { preparations } from './preparations.ts'

test('hidden fat depends on the food: how it was made, and how much of it there is', () => {
  expect(hiddenFat('fried', 200)).toEqual({ low: 6, mid: 12, high: 24 })
  expect(hiddenFat('steamed', 200).mid).toBe(3)
  for (const preparation of preparations) {
    const { low, mid, high } = hiddenFat(preparation, 150)
    expect([preparation, low < mid && mid < high]).toEqual([preparation, true])
    expect(hiddenFat(preparation, 0)).toEqual({ low: 0, mid: 0, high: 0 })
  }
})

test('fries of the table have their fat already, raw potatoes and plain fish do not', () => {
  expect(['71400990', 'potato', '16-373'].map(hasFatIncluded)).toEqual([true, false, false])
})
