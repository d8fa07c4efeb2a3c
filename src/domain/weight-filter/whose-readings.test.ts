import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { days, kg } from '#domain/units.ts'
import { logOf, type Person, SPEEDS, truth, water } from './changing-bodies.fixture.ts'
import type { ClassifiedReading, ReadingDoubt } from './classified-reading.ts'
import { estimateWeight } from './weight-estimate.ts'
import { whoseReadings } from './whose-readings.ts'

const HEIGHTS = { 50: 158, 64: 168, 85: 175, 130: 182 } as const
type Weight = keyof typeof HEIGHTS
const WEEK = 7

type Log = readonly (readonly [weight: number, doubt?: ReadingDoubt | 'CONFIRMED'])[]
/** One reading a week, the newest on day 70. */
const weekly = (log: Log): readonly ClassifiedReading[] =>
  log.map(([weight, doubt = null], index) => ({
    day: days(70 - WEEK * (log.length - 1 - index)),
    weight: kg(weight),
    doubt: doubt === 'CONFIRMED' ? null : doubt,
    ...(doubt === 'CONFIRMED' && { confirmed: true }),
  }))
const asked = (log: Log) => whoseReadings(weekly(log), 70)

test.each<readonly [string, Log, readonly [number, number] | null]>([
  ['in turns', [[80], [86, 'ANOTHER_LEVEL'], [80.4], [86.2, 'ANOTHER_LEVEL']], [80.4, 86.2]],
  ['a single one of four', [[80], [80.3], [80.1], [90, 'FAR_OFF']], [80.1, 90]],
  ['a single one of five', [[80], [80.3], [80.1], [80.2], [90, 'FAR_OFF']], null],
  ['mixed-up units', [[80], [176, 'POUNDS_AS_KILOGRAMS'], [176.4, 'POUNDS_AS_KILOGRAMS']], null],
  ['what was confirmed', [[80, 'CONFIRMED'], [86, 'ANOTHER_LEVEL'], [80.4], [86.2, 'ANOTHER_LEVEL']], null],
  ['long ago', [[86, 'FAR_OFF'], [86, 'FAR_OFF'], [80], [80], [80], [80], [80], [80]], null],
  ['nobody else', [[80], [80.3], [80.1]], null],
  ['an empty log', [], null],
])('%s', (_, log, expected) => {
  expect(asked(log)).toEqual(expected === null ? null : { followed: expected[0], other: expected[1] })
})

/** Somebody beside the member at the scales once a week or every third day: heavier or lighter by so much at the start. */
const partners = {
  'who stays': (weight: number, gap: number) => (own: number, day: number, index: number) =>
    index % 2 === 1 ? weight + gap + water(day + 77) : own,
  'who changes alike': (_: number, gap: number) => (own: number, _day: number, index: number) =>
    index % 2 === 1 ? own + gap : own,
} as const
const speeds = SPEEDS.flatMap((fast) => (fast === 0 ? [0] : [-fast, fast])).filter(
  (_, index) => index % casesOf(4, 1) === 0,
)

/** The largest errors, kg, of a weight that is stated, and of the nearer one of two that are shown, from the third week on. */
function errorsOf(weight: Weight, every: number, partner: keyof typeof partners) {
  let [stated, shown] = [0, 0]
  for (const speed of speeds) {
    for (const gap of [6, -6]) {
      const person: Person = { sex: 'FEMALE', weight, height: HEIGHTS[weight], speed }
      const history = logOf(person, every, partners[partner](weight, gap))
      for (const { day } of history.readings.filter(({ day }) => day >= 21)) {
        const { today, unclear } = estimateWeight({ ...history, today: day }, days(0))
        const off = (mass: number): number => Math.abs(mass - truth(person, day))
        if (unclear === null) stated = Math.max(stated, off(today.weight))
        else shown = Math.max(shown, Math.min(off(today.weight), off(unclear.other)))
      }
    }
  }
  return { stated, shown }
}

/** Where the courses of the two come near to each other, one body could have done what the readings show, and nothing is asked. */
test.each([
  [50, 7],
  [64, 7],
  [85, 7],
  [50, 3],
] as const)('at %d kg, weighed every %d days in turns, no weight of somebody else is stated', (weight, every) => {
  for (const partner of Object.keys(partners) as (keyof typeof partners)[]) {
    const { stated, shown } = errorsOf(weight, every, partner)
    expect(stated, partner).toBeLessThan(3.2)
    // Two people 6 kg apart: one of the weights is nearer than the other person.
    expect(shown, partner).toBeLessThan(6)
  }
})

test.each([1, 3, 7])('of one body, weighed every %d days, no reading is asked about', (every) => {
  for (const speed of speeds) {
    const history = logOf({ sex: 'MALE', weight: 85, height: 175, speed }, every)
    expect(estimateWeight(history, days(0)).unclear).toBeNull()
  }
})
