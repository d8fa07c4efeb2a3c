import { expect, test } from 'vitest'
import { weightsFrom } from './weights-reply.ts'

test('a log is read', () => {
  const log = { weights: [{ day: '2026-11-21', kg: 80.1 }] }
  expect(weightsFrom(log)).toEqual(log)
})

test.each([
  null,
  [],
  {},
  { weights: {} },
  { weights: [{ day: '21.11.', kg: 80 }] },
  { weights: [{ day: '2026-11-21' }] },
])('%j is not a log', (reply) => {
  expect(weightsFrom(reply)).toBeNull()
})
