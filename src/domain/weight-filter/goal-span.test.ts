import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { bandAround, chanceBelow } from './band.ts'
import { goalSpan } from './goal-span.ts'

const falling = (weekly: number, sd: number) =>
  Array.from({ length: 365 }, (_, day) => ({ day: days(day), weight: kg(80 - (weekly / 7) * day), sd: kg(sd) }))

test('the span contains the day on which the mean reaches the goal', () => {
  const { earliest, latest } = goalSpan(falling(0.5, 1), days(10), kg(70))
  expect(earliest).toBeLessThan(140)
  expect(latest).toBeGreaterThan(140)
})

test('a goal that may or may not be reached has no latest day; one that is out of reach has no days at all', () => {
  expect(goalSpan(falling(0.18, 1), days(0), kg(70))).toMatchObject({ latest: null })
  expect(goalSpan(falling(0, 1), days(0), kg(70))).toEqual({ earliest: null, latest: null })
})

test('bands contain their share of the distribution', () => {
  for (const share of [50, 80] as const) {
    const { low, high } = bandAround(80, 2, share)
    expect(chanceBelow(high, 80, 2) - chanceBelow(low, 80, 2)).toBeCloseTo(share / 100, 3)
  }
})
