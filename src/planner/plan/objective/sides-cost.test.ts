import { expect, test } from 'vitest'
import { oddSides } from './sides-cost.ts'

test('a salad, a soup and one sweet thing after them suit a dinner', () => {
  expect(oddSides('DINNER', 'PLATE', ['SAVOURY', 'SAVOURY'])).toBe(0)
  expect(oddSides('DINNER', 'SAVOURY', ['SAVOURY', 'SWEET'])).toBe(0)
  expect(oddSides('LUNCH', 'PLATE', ['FRUIT'])).toBe(0)
})

test('two sweet things with one meal are one too many', () => {
  expect(oddSides('DINNER', 'PLATE', ['SWEET', 'FRUIT'])).toBe(1)
  expect(oddSides('SNACK', 'FRUIT', ['SWEET'])).toBe(1)
})

test('a side is no second plate of meat or fish', () => {
  expect(oddSides('LUNCH', 'SAVOURY', ['PLATE', 'SAVOURY'])).toBe(1)
})

test('beside porridge stands fruit, beside eggs something savoury or fruit', () => {
  expect(oddSides('BREAKFAST', 'SWEET', ['FRUIT'])).toBe(0)
  expect(oddSides('BREAKFAST', 'FRUIT', ['SAVOURY'])).toBe(1)
  expect(oddSides('BREAKFAST', 'SWEET', ['SWEET'])).toBe(1)
  expect(oddSides('BREAKFAST', 'SAVOURY', ['SAVOURY'])).toBe(0)
  expect(oddSides('BREAKFAST', 'PLATE', ['FRUIT'])).toBe(0)
  expect(oddSides('BREAKFAST', 'SAVOURY', ['SWEET'])).toBe(1)
})
