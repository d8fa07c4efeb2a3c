import { expect, test } from 'vitest'
import { oddSides } from './sides-cost.ts'

test('savoury sides and one sweet thing suit a dinner', () => {
  expect(oddSides('DINNER', 'PLATE', ['SAVOURY', 'SAVOURY'])).toBe(0)
  expect(oddSides('DINNER', 'SAVOURY', ['SAVOURY', 'SWEET'])).toBe(0)
  expect(oddSides('LUNCH', 'PLATE', ['FRUIT'])).toBe(0)
})

test('two sweet things with one meal are one too many', () => {
  expect(oddSides('DINNER', 'PLATE', ['SWEET', 'FRUIT'])).toBe(1)
  expect(oddSides('SNACK', 'FRUIT', ['SWEET'])).toBe(1)
})

test('a second plate of meat or fish is an odd side', () => {
  expect(oddSides('LUNCH', 'SAVOURY', ['PLATE', 'SAVOURY'])).toBe(1)
})

test('fruit suits porridge, and something savoury or fruit suits eggs', () => {
  expect(oddSides('BREAKFAST', 'SWEET', ['FRUIT'])).toBe(0)
  expect(oddSides('BREAKFAST', 'FRUIT', ['SAVOURY'])).toBe(1)
  expect(oddSides('BREAKFAST', 'SWEET', ['SWEET'])).toBe(1)
  expect(oddSides('BREAKFAST', 'SAVOURY', ['SAVOURY'])).toBe(0)
  expect(oddSides('BREAKFAST', 'PLATE', ['FRUIT'])).toBe(0)
  expect(oddSides('BREAKFAST', 'SAVOURY', ['SWEET'])).toBe(1)
})
