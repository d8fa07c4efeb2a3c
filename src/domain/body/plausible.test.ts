import { expect, test } from 'vitest'
import { cm, kg } from '#domain/units.ts'
import { implausible } from './plausible.ts'

const doubtful = (height: number, weight: number, goalWeight: number) =>
  implausible({ height: cm(height), weight: kg(weight), goalWeight: kg(goalWeight) })

test.each([
  [130, 35, 35],
  [230, 300, 90],
  [170, 70, 65],
])('believes %d cm and %d kg', (height, weight, goal) => {
  expect(doubtful(height, weight, goal)).toEqual([])
})

test.each([
  [129.9, 70, 65, ['height']],
  [230.1, 70, 65, ['height']],
  [170, 34.9, 65, ['weight']],
  [170, 300.1, 65, ['weight']],
  [230, 60, 60, ['height', 'weight']],
  [130, 140, 60, ['height', 'weight']],
  [170, 70, 3, ['goalWeight']],
  [Number.NaN, Number.POSITIVE_INFINITY, Number.NaN, ['height', 'weight', 'goalWeight']],
])('asks again about %d cm, %d kg, goal %d kg', (height, weight, goal, fields) => {
  expect(doubtful(height, weight, goal)).toEqual(fields)
})
