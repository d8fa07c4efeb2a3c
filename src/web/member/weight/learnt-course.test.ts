import { expect, test } from 'vitest'
import { courseBetween, pointOn, spanAt } from './learnt-course.ts'

const course = [
  { day: -2, kg: 80, sd: 1 },
  { day: 5, kg: 79, sd: 0.5 },
  { day: 12, kg: 78, sd: 1.5 },
]

test('a day between two known days is interpolated', () => {
  expect(pointOn(course, 5)).toBe(course[1])
  expect(pointOn(course, 8.5)).toEqual({ day: 8.5, kg: 78.5, sd: 1 })
  expect([pointOn(course, -3), pointOn(course, 13)]).toEqual([null, null])
})

test('a part of the course begins and ends at the given days, as far as they are known', () => {
  expect(courseBetween(course, 5, 8.5).map(({ day }) => day)).toEqual([5, 8.5])
  expect(courseBetween(course, -9, 12).map(({ day }) => day)).toEqual([-2, 5, 12])
  expect(courseBetween([], 0, 12)).toEqual([])
})

test('four in five lie within 1.28 standard deviations', () => {
  const { low, high } = spanAt({ day: 0, kg: 80, sd: 1 }, 80)
  expect([low, high].map((edge) => Math.round(edge * 100) / 100)).toEqual([78.72, 81.28])
})
