import fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { days } from '#domain/units.ts'
import { bandWithoutReadings } from './band-without-readings.ts'
import { anyHistory } from './histories.example.ts'
import { estimateWeight } from './weight-estimate.ts'

test('a visitor gets the band that a member sees whose log is empty', () => {
  fc.assert(
    fc.property(anyHistory, ({ body, stages, weekday }) => {
      const empty = { body, stages, weekday, readings: [], events: [], today: days(0) }
      const expected = estimateWeight(empty, days(182)).days
      const band = bandWithoutReadings(body, stages, days(182))
      expect(band).toHaveLength(183)
      for (const { day, weight, sd } of band) {
        expect(weight).toBeCloseTo(expected[day]?.weight ?? Number.NaN, 6)
        expect(sd).toBeCloseTo(expected[day]?.sd ?? Number.NaN, 6)
      }
    }),
    { numRuns: casesOf(20, 300), seed: 1 },
  )
})
