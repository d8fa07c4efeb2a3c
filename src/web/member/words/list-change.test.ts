import { expect, test } from 'vitest'
import { listChangeText } from './list-change.ts'

test.each([
  [{ more: ['leeks', 'cream'], less: [], uses: ['cabbage'] }, 'List: 2 more to buy, uses your cabbage.'],
  [{ more: ['leeks'], less: ['rice', 'cod'], uses: [] }, 'List: 1 more to buy, 2 fewer.'],
  [{ more: [], less: [], uses: ['cabbage', 'milk'] }, 'List: nothing more to buy, uses your cabbage and milk.'],
])('says what the list gains and what it uses: %j', (list, text) => {
  expect(listChangeText(list)).toBe(text)
})
