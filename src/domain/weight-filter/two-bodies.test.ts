import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { days, kg } from '#domain/units.ts'
import {
  answered,
  errorsOf,
  largest,
  logOf,
  type Person,
  SPEEDS,
  truth,
  WEEKS,
  water,
} from './changing-bodies.fixture.ts'
import { mixedIn, twoBodies } from './two-bodies.ts'
import { estimateWeight } from './weight-estimate.ts'

const HEIGHTS = { 64: 168, 85: 175, 90: 175, 130: 182 } as const
type Weight = keyof typeof HEIGHTS

/** Two weights nearer to each other than this share may be taken for one body with its water. */
const NEAREST = 0.028

const speeds = SPEEDS.flatMap((fast) => (fast === 0 ? [0] : [-fast, fast])).filter(
  (_, index) => index % casesOf(3, 1) === 0,
)
const turns = {
  'on alternate days': (index: number) => index % 2 === 1,
  'every third day': (index: number) => index % 3 === 2,
} as const

/** After the answer, kg. On the two days of three that are left, this water is met worst: the estimate of nobody else's log is as far off. */
const mostAfter = { 'on alternate days': 1.5, 'every third day': 1.75 } as const

type Pair = readonly [weight: Weight, gap: number, when: keyof typeof turns]
const usual: readonly Pair[] = [
  [130, 6, 'on alternate days'],
  [90, 4, 'on alternate days'],
  [85, -4, 'every third day'],
  [64, 3, 'on alternate days'],
]
const all = ([64, 85, 90, 130] as const).flatMap((weight) =>
  [3, 4, 5, 6, -4, -6].flatMap((gap) =>
    Math.abs(gap) >= NEAREST * weight
      ? (['on alternate days', 'every third day'] as const).map((when): Pair => [weight, gap, when])
      : [],
  ),
)
const pairs = [...usual, ...all].slice(0, casesOf(usual.length, usual.length + all.length))

/** The largest errors before and after the answer, kg, and whether one question was asked, for each speed. */
function outcomes(weight: Weight, gap: number, isOther: (index: number) => boolean) {
  return speeds.flatMap((speed) => {
    const person: Person = { sex: 'FEMALE', weight, height: HEIGHTS[weight], speed }
    // A body that grows comes too near to the other one.
    if (Math.abs(gap) < NEAREST * truth(person, 7 * WEEKS)) return []
    const history = logOf(person, 1, (own, _, index) => (isOther(index) ? own + gap : own))
    const asked = estimateWeight(history, days(0)).readings.filter(({ doubt }) => doubt !== null).length
    return [
      {
        speed,
        before: largest(errorsOf(person, history)),
        after: largest(errorsOf(person, answered(history, isOther))),
        isAsked: asked >= history.readings.filter((_, index) => isOther(index)).length - 2,
      },
    ]
  })
}

test.each(pairs)('a body of %d kg and one %d kg heavier %s are told apart, and asked about', (weight, gap, when) => {
  const wrong = outcomes(weight, gap, turns[when]).filter(
    ({ before, after, isAsked }) => before > 2.5 || after > mostAfter[when] || !isAsked,
  )
  expect(wrong).toEqual([])
})

test.each([
  [64, 4],
  [85, -4],
  [90, 4],
  [130, -4],
] as const)('a body of %d kg that loses is not taken for one %d kg heavier that stays', (weight, gap) => {
  for (const speed of [-0.5, -1.8, -2.5]) {
    const person: Person = { sex: 'MALE', weight, height: HEIGHTS[weight], speed }
    const isOther = (index: number) => index % 2 === 1
    const history = logOf(person, 1, (own, day, index) => (isOther(index) ? weight + gap + water(day + 77) : own))
    expect(largest(errorsOf(person, answered(history, isOther))), `${speed} % a week`).toBeLessThan(2)
  }
})

test('the water of one body is not taken for two', () => {
  for (const weight of [64, 90, 130] as const) {
    for (const speed of speeds) {
      const person: Person = { sex: 'MALE', weight, height: HEIGHTS[weight], speed }
      const { readings } = estimateWeight(logOf(person, 1), days(0))
      expect(readings.filter(({ doubt }) => doubt !== null)).toEqual([])
    }
  }
})

/** Readings on every so many days: of a body of 80 kg, or where there is a U, of one that is so much heavier. */
const turnsOf = (pattern: string, gap = 0.05, every = 1) =>
  [...pattern].map((who, index) => ({
    day: days(every * index),
    weight: kg(80 * Math.exp(who === 'U' ? gap : 0)),
  }))
const isMixed = (...of: Parameters<typeof turnsOf>) => mixedIn(turnsOf(...of)) !== null

test('two people are seen from fourteen readings on, in at most ninety days', () => {
  expect([isMixed('LU'.repeat(7)), isMixed('LULULULULULUL')]).toEqual([true, false])
  const [first, second] = ['LU'.repeat(7), 'LU'.repeat(8)].map((pattern) => turnsOf(pattern, 0.05, 6))
  expect([first, second].map((readings) => mixedIn(readings ?? []) !== null)).toEqual([true, true])
  const longer = (last: number) =>
    turnsOf('LU'.repeat(8), 0.05, 6).with(-1, { day: days(last), weight: kg(80 * Math.exp(0.05)) })
  expect([90, 91].map((last) => mixedIn(longer(last)) !== null)).toEqual([true, false])
})

test('six readings of each are needed, and a fifth of all', () => {
  expect(isMixed('LLULLULLULLULLULLU')).toBe(true)
  expect(isMixed('LLULLULLULLULLULLL')).toBe(false)
  // Six of thirty, and of thirty-one.
  const rare = 'LLLLU'.repeat(6)
  expect([isMixed(rare), isMixed(`${rare}L`)]).toEqual([true, false])
})

test('they are told apart from a gap of 2.6 % on, and it is said how large it is, and where', () => {
  expect([0.0255, 0.0265].map((gap) => isMixed('LU'.repeat(12), gap))).toEqual([false, true])
  expect(mixedIn(turnsOf('LU'.repeat(12), 0.04))).toEqual({ gap: expect.closeTo(0.04, 3), from: 0, to: 23 })
})

test('what does not take turns is the water of one body', () => {
  // By chance there would be eleven and a half turns; seven are six tenths of that.
  expect(isMixed('LLLUUU'.repeat(4))).toBe(true)
  expect(isMixed('LLLUUULLLUUULLLUUULLLLUU')).toBe(true)
  expect(isMixed('LLLLUUUULLLLUUUULLLLUUUU')).toBe(false)
})

test('two levels are no further apart than four of their spreads in the water of one body', () => {
  const noisy = (noise: number) =>
    mixedIn(
      turnsOf('LU'.repeat(12), 0.04).map(({ day, weight }) => ({
        day,
        weight: kg(weight * Math.exp(noise * ((day % 4) - 1.5))),
      })),
    ) !== null
  expect([0, 0.002, 0.03].map(noisy)).toEqual([true, true, false])
})

test('the parts of a log are found in which they take turns', () => {
  const readings = turnsOf(`${'L'.repeat(48)}${'LU'.repeat(24)}`)
  const found = twoBodies(readings)
  expect(found.length).toBeGreaterThan(1)
  expect(Math.max(...found.map(({ to }) => to))).toBe(95)
  expect(Math.min(...found.map(({ from }) => from))).toBeGreaterThanOrEqual(36)
  expect(twoBodies(turnsOf('L'.repeat(96)))).toEqual([])
})
