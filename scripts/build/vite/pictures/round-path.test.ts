import { expect, test } from 'vitest'
import { roundPath } from './round-path.ts'

test.each([
  ['M1.2345 6.789L10 20z', 'M1.23 6.79L10 20z'],
  ['m0.5.5-.123-.456', 'm.5.5-.12-.46'],
  ['M5 .5', 'M5 .5'],
  ['a1.111 1.111 0 012.222 3.333', 'a1.11 1.11 0 0 1 2.22 3.33'],
  ['A4 4 0 1 0 8.004-.001', 'A4 4 0 1 0 8 0'],
  ['M1e-3 2e1', 'M0 20'],
])('%s', (path, rounded) => {
  expect(roundPath(path)).toBe(rounded)
  expect(roundPath(rounded)).toBe(rounded)
})

test('a broken path is refused, not guessed at', () => {
  expect(() => roundPath('M1')).toThrow('Wrong count')
  expect(() => roundPath('L1 x')).toThrow('Unreadable')
})
