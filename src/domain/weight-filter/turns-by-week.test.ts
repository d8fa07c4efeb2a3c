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

test.each([
  [4, false],
  [5, true],
  [9, true],
  [10, false],
])('readings %i days apart are looked at: %s', (gap, isLooked) => {
  expect(takenInTurns(every(gap, 130, 135, 130, 135), 130).length > 0).toBe(isLooked)
})

test('three steps to and fro are one too few for chance, two are not', () => {
  expect(weightsOf(takenInTurns(every(7, 130, 135, 130), 130))).toEqual([])
  expect(weightsOf(takenInTurns(every(7, 130, 135, 130, 135), 130))).toEqual([135, 135])
  // A step as large as 2.6 % counts, a smaller one does not.
  expect(takenInTurns(every(7, 100, 102.64, 100, 102.64), 100)).toHaveLength(2)
  expect(takenInTurns(every(7, 100, 102.6, 100, 102.6), 100)).toEqual([])
})

test('each part that goes to and fro is looked at for itself, and compared with the weight before it', () => {
  const steady = [130, 130.2, 130.1]
  const log = every(7, 130, 135, 130, 135, 130, ...steady, 130, 125, 130, 125, ...steady)
  expect(weightsOf(takenInTurns(log, 130))).toEqual([135, 135, 125, 125])
  // The member has become lighter than in the answers: the weight before the part tells who it is.
  expect(weightsOf(takenInTurns(every(7, 124, 124.1, 129, 124, 129.1), 130))).toEqual([129, 129.1])
  // Two small steps between the turns end a part.
  expect(takenInTurns(every(7, 130, 135, 130, 130.1, 130, 135, 130), 130)).toEqual([])
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
