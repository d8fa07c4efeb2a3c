import { describe, expect, test } from 'vitest'
import { days } from '#domain/units.ts'
import { woman } from '#domain/weight-filter/histories.example.ts'
import type { LifeEvent } from '#domain/weight-filter/life-events.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { estimateOf, readingsOn } from './estimates.example.ts'
import { weightState } from './weight-state.ts'

type Course = (day: number) => number
/** 80 kg that change by so many kilograms a week. */
const linear =
  (aWeek: number): Course =>
  (day) =>
    80 + (aWeek * day) / 7
/** The same until a day, and at another speed from then on. */
const bent =
  (first: number, until: number, then: number): Course =>
  (day) =>
    80 + (first * Math.min(day, until) + then * Math.max(0, day - until)) / 7
const daily = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const stateOf = (estimate: WeightEstimate, events: readonly LifeEvent[] = []) =>
  weightState({ body: woman, events }, estimate, new Set())
const stateWith = (
  today: number,
  course: Course,
  readings: WeightEstimate['readings'],
  events?: readonly LifeEvent[],
) => stateOf(estimateOf(today, course, { readings }), events)

describe('what is known', () => {
  const rising = linear(0.5)
  test('nothing before the fourteenth day', () => {
    expect([13, 14].map((today) => stateOf(estimateOf(today, rising)))).toEqual(['UNKNOWN', 'RISING'])
  })

  test('nothing with fewer than three readings in four weeks that are not doubted', () => {
    const on = (...days: readonly number[]) => stateWith(70, rising, readingsOn(rising, ...days))
    expect([on(43, 60, 70), on(42, 60, 70), on(60, 70)]).toEqual(['RISING', 'UNKNOWN', 'UNKNOWN'])
    const [first, ...others] = readingsOn(rising, 50, 60, 70)
    if (first === undefined) throw new Error('no reading')
    expect(stateWith(70, rising, [{ ...first, doubt: 'FAR_OFF' }, ...others])).toBe('UNKNOWN')
  })

  test('unsafe readings decide before anything is known', () => {
    const early = estimateOf(3, rising)
    expect(weightState({ body: woman, events: [] }, early, new Set(['TOO_FAST']))).toBe('TOO_FAST')
    expect(weightState({ body: woman, events: [] }, early, new Set(['LOST_TENTH']))).toBe('UNKNOWN')
  })
})

describe('the direction', () => {
  test.each([
    [-0.8, 'TOO_FAST'],
    [-0.7, 'FALLING'],
    [0.7, 'RISING'],
    [2, 'RISING'],
  ] as const)('at %d kg a week is %s', (aWeek, state) => {
    expect(stateOf(estimateOf(28, linear(aWeek)))).toBe(state)
  })

  test('is none below 0.15 kg a week over three weeks', () => {
    expect(stateOf(estimateOf(63, bent(0, 42, 0.16)))).toBe('RISING')
    expect(stateOf(estimateOf(63, bent(0, 42, 0.14)))).toBe('STEADY')
    expect(stateOf(estimateOf(63, bent(0, 42, -0.16)))).toBe('FALLING')
    expect(stateOf(estimateOf(63, bent(0, 42, -0.14)))).toBe('STEADY')
  })

  test('is that since the start in the first three weeks', () => {
    // What the first day lost counts, although nothing was lost since.
    const first: Course = (day) => (day === 0 ? 80.5 : 80)
    const shown = readingsOn(linear(-0.3), 0, 5, 10, 15)
    expect(stateOf(estimateOf(16, first, { readings: shown }))).toBe('FALLING')
  })

  test('over six weeks is of exactly those', () => {
    const newScale: readonly LifeEvent[] = [{ kind: 'NEW_SCALE', on: days(50) }]
    expect(stateOf(estimateOf(63, bent(2, 21, 0.09)), newScale)).toBe('STEADY')
    expect(stateOf(estimateOf(63, bent(2, 22, 0.09)), newScale)).toBe('RISING')
  })

  test('is one if a slower change has gone on for six weeks', () => {
    expect(stateOf(estimateOf(63, linear(0.12)))).toBe('RISING')
    expect(stateOf(estimateOf(63, linear(-0.12)))).toBe('FALLING')
    expect(stateOf(estimateOf(63, linear(0.09)))).toBe('STEADY')
    expect(stateOf(estimateOf(63, bent(0.5, 42, 0.06)))).toBe('RISING')
    expect(stateOf(estimateOf(63, bent(0.5, 42, 0.04)))).toBe('STEADY')
    expect(stateOf(estimateOf(63, bent(0.5, 42, -0.12)))).toBe('STEADY')
    // What was before the six weeks does not count.
    expect(stateOf(estimateOf(63, bent(2, 21, 0.09)))).toBe('STEADY')
  })
})

describe('a direction that the readings do not show is not claimed', () => {
  const falling = linear(-0.3)
  const flat: Course = () => 80
  const newScale = (on: number): readonly LifeEvent[] => [{ kind: 'NEW_SCALE', on: days(on) }]
  const readAs = (today: number, course: Course) => stateWith(today, falling, readingsOn(course, ...daily(0, today)))

  test('in the first four weeks 0.2 kg a week have to show, later 0.05', () => {
    expect([28, 29].map((today) => readAs(today, linear(-0.15)))).toEqual(['STEADY', 'FALLING'])
    expect(readAs(28, linear(-0.25))).toBe('FALLING')
    expect(readAs(63, linear(-0.06))).toBe('FALLING')
    expect(readAs(63, linear(-0.04))).toBe('STEADY')
    expect(readAs(63, linear(0.3))).toBe('STEADY')
  })

  test('a slow change over six weeks has to show with 0.1', () => {
    const slow = (course: Course) => stateWith(63, linear(-0.12), readingsOn(course, ...daily(0, 63)))
    expect([slow(linear(-0.11)), slow(linear(-0.09))]).toEqual(['FALLING', 'STEADY'])
  })

  test('readings of two pairs of scales are not compared', () => {
    const on = (day: number) => stateWith(63, falling, readingsOn(flat, ...daily(0, 63)), newScale(day))
    expect([42, 43, 63, 64].map(on)).toEqual(['STEADY', 'FALLING', 'FALLING', 'STEADY'])
  })

  test('fewer than three say nothing, and of one day the weights are not compared', () => {
    expect(stateWith(63, falling, readingsOn(flat, 38, 50, 63))).toBe('FALLING')
    expect(stateWith(63, falling, readingsOn(flat, 42, 50, 63))).toBe('STEADY')
    const twice = [
      ...readingsOn(falling, 45, 50),
      ...readingsOn((day) => falling(day) - 3, 50),
      ...readingsOn(falling, 63),
    ]
    expect(stateWith(63, falling, twice)).toBe('FALLING')
  })
})

describe('a slow change that is over', () => {
  /** Fell by 0.4 kg a week, and for three weeks hardly any more; the readings not at all. */
  const slowing = bent(-0.4, 42, -0.08)
  const ended: Course = bent(-0.4, 42, 0)
  const state = (on: readonly number[], course: Course = ended, events?: readonly LifeEvent[]) =>
    stateWith(63, slowing, readingsOn(course, ...daily(0, 41), ...on), events)

  test('is not claimed any longer', () => {
    expect(state(daily(42, 63))).toBe('STEADY')
    expect(state([44, 48, 52, 56, 60])).toBe('STEADY')
  })

  test('is, if few readings say so, or readings of few days', () => {
    expect(state([44, 48, 54, 60])).toBe('FALLING')
    expect(state([52, 54, 57, 60, 63])).toBe('FALLING')
    expect(state([51, 54, 57, 60, 63])).toBe('STEADY')
  })

  test('is, if the readings or the estimate of two weeks still go on', () => {
    expect(state(daily(42, 63), bent(-0.4, 42, -0.06))).toBe('FALLING')
    const going = (day: number) => slowing(day) - (Math.max(0, day - 49) * 0.04) / 7
    expect(stateWith(63, going, readingsOn(ended, ...daily(0, 63)))).toBe('FALLING')
  })

  test('is, after new scales', () => {
    const newScale = (on: number): readonly LifeEvent[] => [{ kind: 'NEW_SCALE', on: days(on) }]
    expect(state(daily(42, 63), ended, newScale(43))).toBe('FALLING')
    expect(state(daily(42, 63), ended, newScale(10))).toBe('STEADY')
  })
})
