import { expect, test } from 'vitest'
import { parseQueues } from './queue-by-owner.ts'

const wordFrom = (item: unknown) => (typeof item === 'string' ? item : null)

test('what is stored is read one item at a time, and what is broken is left out alone', () => {
  const stored = JSON.stringify({ me: ['bar', { change: 7 }], other: 'no', third: [7] })
  expect(parseQueues(stored, wordFrom)).toEqual({ me: ['bar'] })
  for (const broken of [null, '', '{', '[]', 'null', '7']) expect(parseQueues(broken, wordFrom)).toEqual({})
})
