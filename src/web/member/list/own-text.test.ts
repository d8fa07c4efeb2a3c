import { expect, test } from 'vitest'
import { ownText } from './own-text.ts'

test.each([
  [' candles ', 'candles'],
  ['dog\tfood', 'dog food'],
  ['\u200ecandles\u2069', 'candles'],
  ['milk\u2028eggs', 'milk eggs'],
  ['\u202e \u0007', ''],
  ['👨‍👩‍👧 cake', '👨‍👩‍👧 cake'],
])('%j is stored as %j', (typed, stored) => {
  expect(ownText(typed)).toBe(stored)
})
