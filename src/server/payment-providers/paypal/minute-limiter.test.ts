import { expect, test } from 'vitest'
import { createMinuteLimiter } from './minute-limiter.ts'

test('a number of calls pass in each minute', () => {
  const gate = createMinuteLimiter(2)
  const taken = [0, 1000, 59_999, 60_000, 61_000, 62_000].map((ms) => gate.take(new Date(ms)))
  expect(taken).toEqual([true, true, false, true, true, false])
  // A clock that is set back does not block calls.
  expect(gate.take(new Date(-1))).toBe(true)
})
