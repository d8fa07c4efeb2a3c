import { expect, test } from 'vitest'
import { endWithMoves } from './charge-moves.ts'

const at = (day: number, hour = 10): Date => new Date(Date.UTC(2026, 10, day, hour))

test('free days follow the period that they were given for, and each other', () => {
  const moves = [
    { from: at(10), to: at(15) },
    { from: at(15), to: at(16) },
  ]
  expect(endWithMoves(at(10), moves)).toEqual(at(16))
  expect(endWithMoves(at(10, 1), moves)).toEqual(at(16))
  expect(endWithMoves(at(3), moves)).toEqual(at(3))
  expect(endWithMoves(at(10), [])).toEqual(at(10))
})
