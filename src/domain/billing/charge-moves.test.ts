import { expect, test } from 'vitest'
import { endWithMoves, freeDaysOf, isObserved, type ObservedMove, pauseBefore } from './charge-moves.ts'

const at = (day: number, hour = 10): Date => new Date(Date.UTC(2026, 10, day, hour))
const move = (kind: ObservedMove['kind'], from: number, to: number): ObservedMove => ({
  ...{ kind, from: at(from), to: at(to) },
})

test('free days follow the period that they were given for, and each other', () => {
  const moves = [move('free_days', 10, 15), move('free_days', 15, 16)]
  expect(endWithMoves(at(10), moves)).toEqual(at(16))
  expect(endWithMoves(at(10, 1), moves)).toEqual(at(16))
  expect(endWithMoves(at(3), moves)).toEqual(at(3))
  expect(endWithMoves(at(10), [])).toEqual(at(10))
})

test('a pause follows free days without being open, and what follows a pause is not open either', () => {
  const moves = [move('free_days', 10, 15), move('pause', 15, 45)]
  expect(endWithMoves(at(10), moves)).toEqual(at(45))
  expect(endWithMoves(at(10), freeDaysOf(moves))).toEqual(at(15))
})

test('a pause is told by the charge after it, until that charge was made or the pause was taken back', () => {
  const pause = move('pause', 10, 40)
  expect(pauseBefore(at(40, 12), [pause])).toEqual({ from: at(10), until: at(40, 12) })
  expect(pauseBefore(at(70), [pause])).toBeNull()
  expect(pauseBefore(at(10), [move('pause', 10, 10)])).toBeNull()
  expect(pauseBefore(at(12), [pause, move('free_days', 10, 12)])).toBeNull()
  expect(pauseBefore(at(12), [])).toBeNull()
})

test.each([
  ['a later day', [10, 40], at(40, 9), [], true],
  ['a later day that is not there yet', [10, 40], at(10), [], false],
  ['a later day, where the renewal had begun already', [10, 40], at(40), [at(10)], false],
  ['an earlier day', [40, 20], at(20, 12), [at(-20)], true],
  ['an earlier day that is not there yet', [40, 20], at(40), [at(-20)], false],
  ['an earlier day, of which only the charge is left', [40, 20], at(50), [at(20)], true],
] as const)('%s', (_, [from, to], end, renewals, expected) => {
  expect(isObserved({ from: at(from), to: at(to) }, end, renewals)).toBe(expected)
})

test.each([
  ['a later day, half a day early', [10, 40], at(39, 22), [], true],
  ['a later day, more than half a day early', [10, 40], at(39, 21), [], false],
  ['a later day, with a renewal half a day before the old one', [10, 40], at(40), [at(9, 22)], false],
  ['a later day, with a renewal before that', [10, 40], at(40), [at(9, 21)], true],
  ['no other day', [10, 10], at(10), [], true],
  ['an earlier day, half a day off', [40, 20], at(20, 22), [], false],
  ['an earlier day, less than half a day off', [40, 20], at(20, 21), [], true],
  ['an earlier day, of which one of two charges is left', [40, 20], at(50), [at(-10), at(19, 22)], true],
  ['an earlier day, with a charge before it', [40, 20], at(50), [at(19, 21)], false],
  ['an earlier day, with a charge on the old one', [40, 20], at(50), [at(40)], false],
] as const)('at the limit: %s', (_, [from, to], end, renewals, expected) => {
  expect(isObserved({ from: at(from), to: at(to) }, end, renewals)).toBe(expected)
})

test('ends a day apart are not the same any more', () => {
  expect(endWithMoves(at(11), [move('free_days', 10, 15)])).toEqual(at(11))
  expect(endWithMoves(at(9), [move('free_days', 10, 15)])).toEqual(at(9))
  expect(endWithMoves(new Date(at(11).getTime() - 1), [move('free_days', 10, 15)])).toEqual(at(15))
})
