import { expect, test } from 'vitest'
import { portionWords } from '#web/words/portions.ts'

test.each([
  [0.5, '½ serving'],
  [1, '1 serving'],
  [1.25, '1¼ servings'],
  [2, '2 servings'],
  [1.1, '1.1 servings'],
])('%d is told as %s', (portion, words) => {
  expect(portionWords(portion)).toBe(words)
})
