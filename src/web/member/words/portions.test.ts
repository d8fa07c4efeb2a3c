import { expect, test } from 'vitest'
import { portionText } from './portions.ts'

test.each([
  [0.5, '½ serving'],
  [1, '1 serving'],
  [2 / 3, '⅔ serving'],
  [1.25, '1¼ servings'],
  [4 / 3, '1⅓ servings'],
  [5 / 3, '1⅔ servings'],
  [2, '2 servings'],
  [1.1, '1.1 servings'],
])('%d is formatted as %s', (portion, words) => {
  expect(portionText(portion)).toBe(words)
})
