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

test.each<readonly [string, readonly (readonly [number, number])[], boolean]>([
  [
    'two weeks before the plan count',
    [
      [-14, 100],
      [-14, 100],
      [-14, 100],
    ],
    true,
  ],
  [
    'a day more before it do not',
    [
      [-15, 100],
      [-15, 100],
      [-15, 100],
    ],
    false,
  ],
  [
    'the last is four weeks after the first',
    [
      [0, 100],
      [10, 100],
      [28, 100],
    ],
    true,
  ],
  [
    'the last is a day later',
    [
      [0, 100],
      [10, 100],
      [29, 100],
    ],
    false,
  ],
  [
    'half of them agree',
    [
      [0, 100],
      [1, 100],
      [2, 100],
      [3, 60],
      [4, 61],
      [5, 140],
    ],
    true,
  ],
  [
    'they agree within three hundredths',
    [
      [0, 97.1],
      [1, 100],
      [2, 102.9],
    ],
    true,
  ],
  [
    'they agree less than that',
    [
      [0, 96.9],
      [1, 100],
      [2, 102.9],
    ],
    false,
  ],
  [
    'they are more than nine hundredths off',
    [
      [0, 87.3],
      [0, 87.3],
      [0, 87.3],
    ],
    true,
  ],
  [
    'they are less than that off',
    [
      [0, 87.1],
      [0, 87.1],
      [0, 87.1],
    ],
    false,
  ],
  [
    'they are a little more than that off, on the first day or before it',
    [
      [0, 87.25],
      [-1, 87.25],
      [-9, 87.25],
    ],
    true,
  ],
  [
    'they are a little less than that off, however long before the first day',
    [
      [-12, 87.15],
      [-11, 87.15],
      [-10, 87.15],
    ],
    false,
  ],
  [
    'they are later, and a thousandth a day more off',
    [
      [20, 88.9],
      [21, 88.9],
      [22, 88.9],
    ],
    true,
  ],
  [
    'they are later, and less than that off',
    [
      [20, 88.7],
      [21, 88.7],
      [22, 88.7],
    ],
    false,
  ],
])('readings say how far the start is off: %s', (_, shown, says) => {
  expect(read(...shown) !== null).toBe(says)
})

test('readings that may be in another unit are believed once three of them are confirmed', () => {
  const readings = (confirmed: number) =>
    [0, 1, 2, 3].map((day) => ({
      day: days(day),
      weight: kg(176),
      ...(day < confirmed ? { confirmed: true as const } : {}),
    }))
  const believed = (confirmed: number) => startOff(readings(confirmed), () => 80)?.isBelieved
  expect([0, 1, 2, 3].map(believed)).toEqual([false, false, false, true])
})
