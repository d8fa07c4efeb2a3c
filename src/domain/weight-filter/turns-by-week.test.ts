import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { logOf, type Person } from './changing-bodies.fixture.ts'
import { takenInTurns } from './turns-by-week.ts'
import type { Reading } from './weighing-history.ts'
import { estimateWeight } from './weight-estimate.ts'

const every = (gap: number, ...weights: readonly number[]): readonly Reading[] =>
  weights.map((weight, index) => ({ day: days(gap * index), weight: kg(weight) }))
const weightsOf = (readings: readonly Reading[]) => readings.map(({ weight }) => weight)

test.each([
  ['to and fro by four per cent', 7, [130.3, 135.4, 129.8, 135.6], [135.4, 135.6]],
  ['the member is the one nearer to the answers', 7, [136, 130.1, 135.7, 130], [136, 135.7]],
  ['a fall of four per cent a week', 7, [130, 124.8, 119.8, 115, 110.4], []],
  ['to and fro by the water of a body', 7, [130.3, 132.6, 130.1, 132.7, 130.2], []],
  ['one light week', 7, [130.3, 126.3, 130.2, 130], []],
  ['daily, where the track tells them apart', 1, [130.3, 135.4, 129.8, 135.6], []],
  ['every other week, in which a body may change so much', 14, [130.3, 135.4, 129.8, 135.6], []],
  ['nothing', 7, [], []],
] as const)('%s', (_, gap, weights, other) => {
  expect(weightsOf(takenInTurns(every(gap, ...weights), 130))).toEqual(other)
})

test('what was confirmed is the member’s', () => {
  const readings = every(7, 130.3, 135.4, 129.8, 135.6)
  const confirmed = readings.map((one) => (one.weight === 135.4 ? { ...one, confirmed: true } : one))
  expect(weightsOf(takenInTurns(confirmed, 130))).toEqual([135.6])
})

test.each([
  [130, 182, 0],
  [130, 182, -0.5],
  [85, 175, 0],
  [64, 168, 0.5],
] as const)(
  'a body of %d kg and one 6 kg heavier who weigh themselves in turns once a week are asked about',
  (weight, height, speed) => {
    const person: Person = { sex: 'FEMALE', weight, height, speed }
    const history = logOf(person, 7, (own, _, index) => (index % 2 === 1 ? own + 6 : own))
    for (const today of [days(21), days(28), days(70)]) {
      expect(estimateWeight({ ...history, today }, days(0)).readings.some(({ doubt }) => doubt !== null)).toBe(true)
    }
  },
)
