import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowing, num, pair, smooth } from './path.ts'

const coordinate = fc.double({ min: -700, max: 700, noNaN: true })

test('a number is written in short form with its value to a tenth', () => {
  fc.assert(
    fc.property(coordinate, (value) => {
      expect(Number(num(value))).toBeCloseTo(Math.round(value * 10) / 10, 6)
      expect(num(value)).not.toMatch(/^-?0\./)
    }),
  )
})

test('a pair reads back as two numbers', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const read = pair(x, y).match(/-?(\d+\.?\d*|\.\d+)/g)
      expect(read?.map(Number)).toEqual([Number(num(x)), Number(num(y))])
    }),
  )
})

test('a smooth outline is closed and has a bend for every corner', () => {
  const outline = smooth([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ])
  expect(outline).toBe('M0 5Q0 0 5 0T10 5 5 10 0 5Z')
})

test('a flowing line begins and ends at its ends', () => {
  expect(
    flowing([
      [1, 2],
      [3, 4],
    ]),
  ).toBe('M1 2L3 4')
  expect(
    flowing([
      [0, 0],
      [5, 5],
      [10, 0],
      [15, 5],
    ]),
  ).toMatch(/^M0 0.* 15 5$/)
})
