import fc from 'fast-check'
import { expect, test } from 'vitest'
import { woman80 } from '#domain/body/people.example.ts'
import { days, kg } from '#domain/units.ts'
import { forecast } from './forecast.ts'
import { standingOf, steadyCourse } from './weight-standing.ts'

const known = forecast(woman80, { goalWeight: kg(70) })
if (!('days' in known)) throw new Error('The example should have a course.')
const course = known.days
const average = (day: number, weight: number, readings = 7) => ({
  day: days(day),
  middle: days(day),
  weight: kg(weight),
  readings,
})
function on(day: number) {
  const found = course[day]
  if (found === undefined) throw new RangeError(`the course has no day ${day}`)
  return found
}

test('everything between the plan kept every day and nine in ten people is within', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: course.length - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (day, at) => {
        const { weight, most } = on(day)
        expect(standingOf(average(day, weight + at * (most.high - weight)), course)?.kind).toBe('WITHIN')
      },
    ),
  )
})

test('weights well above and well below are reported with their distance from the range', () => {
  expect(standingOf(average(60, on(60).most.high + 2), course)).toMatchObject({
    kind: 'ABOVE',
    by: expect.closeTo(2),
  })
  expect(standingOf(average(60, Math.min(on(60).weight, on(60).most.low) - 2), course)).toMatchObject({
    kind: 'BELOW',
    by: expect.closeTo(2),
  })
})

test('one reading may be off by more water than a mean of seven', () => {
  const weight = on(60).most.high + 0.6
  expect(standingOf(average(60, weight, 1), course)?.kind).toBe('WITHIN')
  expect(standingOf(average(60, weight, 7), course)?.kind).toBe('ABOVE')
})

test('an average is compared with the middle of its days', () => {
  const weight = on(57).weight
  expect(standingOf({ ...average(60, weight), middle: days(56.6) }, course)?.on).toEqual(on(57))
})

test('before the plan there is nothing to compare with; after it, its last day is used', () => {
  expect(standingOf(average(-1, 80), course)).toBeNull()
  expect(standingOf(average(5000, 75), course)).toMatchObject({ kind: 'WITHIN', on: course.at(-1) })
})

test('a weight to be maintained may change by 3 %', () => {
  const steady = steadyCourse(kg(60), 28)
  expect(steady).toHaveLength(29)
  expect(standingOf(average(20, 61.7), steady)?.kind).toBe('WITHIN')
  expect(standingOf(average(20, 63), steady)?.kind).toBe('ABOVE')
  expect(standingOf(average(20, 57), steady)?.kind).toBe('BELOW')
})
