import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { startOff } from './start-off.ts'

const read = (...shown: readonly (readonly [day: number, weight: number])[]) =>
  startOff(
    shown.map(([day, weight]) => ({ day: days(day), weight: kg(weight) })),
    () => 80,
  )

test('three first readings that agree show how far the start is off', () => {
  expect(read([0, 100], [3, 99.5], [6, 99])).toEqual({ kg: 20, isBelieved: true })
  expect(read([-10, 100], [-2, 99.5], [6, 99])).toEqual({ kg: 19.5, isBelieved: true })
})

test.each([
  [
    'much heavier',
    [
      [0, 130],
      [1, 100],
      [2, 140],
      [3, 99.5],
      [4, 100.2],
    ],
  ],
  [
    'much lighter',
    [
      [0, 70],
      [1, 100],
      [2, 60],
      [3, 99.5],
      [4, 100.2],
    ],
  ],
] as const)('the first readings that agree are found beside two %s ones', (_, shown) => {
  expect(read(...shown)).toEqual({ kg: 20, isBelieved: true })
})

test.each([
  [
    'fit the answers',
    [
      [0, 82],
      [3, 82],
      [6, 82],
    ],
  ],
  [
    'are two',
    [
      [0, 100],
      [3, 99.5],
    ],
  ],
  [
    'do not agree with each other',
    [
      [0, 100],
      [3, 80],
      [6, 120],
      [8, 90],
    ],
  ],
  [
    'are outnumbered by those that fit',
    [
      [0, 100],
      [1, 100],
      [2, 100],
      [3, 80],
      [4, 80],
      [5, 80],
      [6, 80],
    ],
  ],
  [
    'are of the months before the plan',
    [
      [-80, 100],
      [-75, 100],
      [-70, 100],
    ],
  ],
] as const)('readings that %s say nothing about the start', (_, shown) => {
  expect(read(...shown)).toBeNull()
})
