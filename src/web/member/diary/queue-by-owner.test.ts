import { expect, test } from 'vitest'
import { parseQueues } from './queue-by-owner.ts'

const wordFrom = (item: unknown) => (typeof item === 'string' ? item : null)

test('stored items are read one at a time, and only broken ones are left out', () => {
  const stored = JSON.stringify({ me: ['bar', { change: 7 }], other: 'no', third: [7] })
  expect(parseQueues(stored, wordFrom)).toEqual({ me: ['bar'] })
  for (const broken of [null, '', '{', '[]', 'null', '7']) expect(parseQueues(broken, wordFrom)).toEqual({})
})
