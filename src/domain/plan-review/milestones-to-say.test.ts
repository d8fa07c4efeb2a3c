import { expect, test } from 'vitest'
import { cm, days, kg } from '#domain/units.ts'
import { type DayOnTheWay, lastUnsafeDay, milestonesToSay, stillReached } from './milestones-to-say.ts'
import type { PastReview } from './review-input.ts'
import { weightStates } from './weight-state.ts'

const TODAY = 40

/** 90 kg at the start, 85.4 kg today, the lowest of ten days: 5 % are lost. */
const readings = (...weights: readonly number[]) =>
  weights.map((weight, index) => ({ day: days(TODAY - weights.length + 1 + index), weight: kg(weight) }))
const day: DayOnTheWay = {
  state: 'FALLING',
  isLosing: true,
  safety: null,
  way: { start: kg(90), now: kg(85.4), goal: kg(70), height: cm(168), units: 'metric' },
  believed: readings(86, 85.9, 85.6, 85.4, 85.3),
  today: TODAY,
}
const all = ['TEN_DAY_BEST', 'FIVE_PERCENT'] as const
const lost = ['FIVE_PERCENT'] as const

const said = { RISING: null, STEADY: lost, FALLING: all, TOO_FAST: null, UNKNOWN: null } as const
const plans = [
  ['one to lose', {}, true],
  ['one to keep, a break, a pause or a hold', { isLosing: false }, false],
  ['held for safety', { safety: 'HOLD' }, false],
  ['raised for safety', { safety: 'RAISE' }, false],
  ['one to a goal above the start', { way: { ...day.way, goal: kg(91) } }, false],
] as const satisfies readonly (readonly [string, Partial<DayOnTheWay>, boolean])[]

const cases = weightStates.flatMap((state) =>
  plans.map(([plan, other, isPraised]) => [state, plan, other, isPraised ? said[state] : null] as const),
)
test.each(cases)('a weight that is %s, and a plan that is %s', (state, _, other, expected) => {
  expect(milestonesToSay({ ...day, ...other, state })).toEqual(expected)
})

test.each([
  [
    'while the estimate has water that the readings do not show',
    { believed: readings(90.4, 90.2, 90.3, 90.1, 90) },
    ['TEN_DAY_BEST'],
  ],
  ['the weight of today is above that of the start', { way: { ...day.way, now: kg(90.1) } }, []],
  ['the goal is reached', { way: { ...day.way, goal: kg(85.5) } }, ['FIVE_PERCENT']],
] as const satisfies readonly (readonly [string, Partial<DayOnTheWay>, readonly string[]])[])(
  'nothing is praised that is not so: %s',
  (_, other, expected) => {
    expect(milestonesToSay({ ...day, ...other })).toEqual(expected)
  },
)

test('what was lost again by the readings does not stand any more, although the estimate is behind', () => {
  expect(stillReached({ ...day, believed: readings(86, 87, 87.5, 88) }, 0.7)).toEqual(['FIRST_KG'])
  expect(stillReached({ ...day, believed: readings(88, 89.8, 90, 90.2) }, 0.7)).toEqual([])
})

test('what was lost before a hold or a raise for safety is known; a break is none', () => {
  const kept: PastReview = {
    ...{ day: days(7), kind: 'KEEP', proposed: null, change: null, answer: null, plateauAnswer: null },
    ...{ doctor: null, told: null, turn: null, isSteered: true },
  }
  const raised: PastReview = { ...kept, day: days(14), kind: 'RAISE' }
  const held: PastReview = { ...kept, day: days(21), kind: 'HOLD', doctor: 'LOST_TENTH' }
  const onBreak: PastReview = { ...kept, day: days(28), kind: 'HOLD', doctor: 'BREAK' }
  expect(lastUnsafeDay([kept, onBreak])).toBe(Number.NEGATIVE_INFINITY)
  expect(lastUnsafeDay([kept, raised, onBreak])).toBe(14)
  expect(lastUnsafeDay([kept, raised, held, onBreak, kept])).toBe(21)
})
