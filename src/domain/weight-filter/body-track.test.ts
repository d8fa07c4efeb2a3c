import { describe, expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { bodyTrack } from './body-track.ts'
import type { Reading } from './weighing-history.ts'

const reading = (day: number, weight: number, confirmed = false): Reading => ({
  ...{ day: days(day), weight: kg(weight) },
  ...(confirmed ? { confirmed: true as const } : {}),
})
type Course = (day: number) => number
const daily = (course: Course, from: number, to: number, every = 1): readonly Reading[] =>
  Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, at) => from + every * at).map((day) =>
    reading(day, course(day)),
  )
/** 80 kg on day 0 that change by so many per cent a week. */
const changing =
  (perCent: number): Course =>
  (day) =>
    80 * (1 + perCent / 100) ** (day / 7)
const trackOf = (readings: readonly Reading[], newScales: readonly number[] = [], answered = 80) =>
  bodyTrack(readings, { answered, newScales })
/** The largest distance of the track from a course, per cent. */
const offFrom = ({ weightOn }: ReturnType<typeof trackOf>, course: Course, from: number, to: number) =>
  Math.max(...daily(course, from, to).map(({ day, weight }) => 100 * Math.abs(Math.log(weightOn(day) / weight))))

describe('the track of one body', () => {
  test.each([-4, -2, -0.5, 0, 0.5, 2, 4])('follows it at %d % a week within 0.7 per cent', (speed) => {
    const track = trackOf(daily(changing(speed), 0, 70))
    expect(offFrom(track, changing(speed), 0, 70)).toBeLessThan(0.7)
    expect(track.far).not.toContain(true)
  })

  test('follows it from before the plan, and where it turns', () => {
    const turning: Course = (day) => (day < 14 ? changing(-2)(day) : changing(-2)(14) * 1.02 ** ((day - 14) / 7))
    const track = trackOf(daily(turning, -28, 56, 2))
    expect(offFrom(track, turning, -28, 56)).toBeLessThan(1)
  })

  test('is level where hardly anything is known', () => {
    for (const readings of [[], [reading(0, 80)], [reading(3, 80.3)]]) {
      const { weightOn } = trackOf(readings)
      for (const day of [0, 3, 6]) expect(Math.abs(weightOn(day) - 80)).toBeLessThan(0.6)
    }
  })

  test('begins at the weight in the answers, if no reading says otherwise', () => {
    expect(Math.abs(trackOf([], [], 65).weightOn(0) - 65)).toBeLessThan(0.3)
    // A single reading far from it is of somebody else.
    expect(trackOf([reading(2, 110)]).far).toEqual([true])
    expect(trackOf(daily(() => 88, 0, 20)).far).not.toContain(true)
  })
})

describe('new scales', () => {
  const jumped =
    (speed: number, by: number): Course =>
    (day) =>
      changing(speed)(day) * (day >= 35 ? 1 + by / 100 : 1)

  test.each([
    [-2, 3],
    [-2, -3],
    [1, 3],
    [0, 3],
  ])('that a body of %d % a week got show %d % more at once', (speed, by) => {
    const readings = daily(jumped(speed, by), 0, 70)
    const track = trackOf(readings, [35])
    expect(offFrom(track, changing(speed), 0, 30)).toBeLessThan(0.8)
    expect(offFrom(track, jumped(speed, by), 40, 70)).toBeLessThan(0.8)
    expect(track.far).not.toContain(true)
  })

  test('count on their day, in the middle of a week too', () => {
    for (const on of [31, 33, 38]) {
      const course: Course = (day) => changing(-1)(day) * (day >= on ? 1.04 : 1)
      const track = trackOf(daily(course, 0, 70), [on])
      expect(track.far.filter(Boolean).length).toBeLessThan(4)
    }
  })
})

describe('readings of somebody else', () => {
  test('are far, and those of the body are not', () => {
    const readings = daily((day) => (day % 10 === 5 ? 60 : 80), 0, 60)
    expect(trackOf(readings).far).toEqual(readings.map(({ weight }) => weight === 60))
  })

  /** Ten weigh-ins of 65 kg, of somebody who answered 80, and some of 80 kg. */
  const rivals = (own: number, others: number, confirmed = false) => {
    const readings = [
      ...Array.from({ length: others }, (_, at) => reading(2 * at, 65, confirmed && at === 0)),
      ...Array.from({ length: own }, (_, at) => reading(2 * at + 1, 80)),
    ].toSorted((a, b) => a.day - b.day)
    const { far } = trackOf(readings)
    return new Set(readings.filter((_, at) => far[at] !== true).map(({ weight }) => weight as number))
  }

  test('may be most, if as many as six and 35 % are near the answers', () => {
    expect(rivals(6, 9)).toEqual(new Set([80]))
    expect(rivals(5, 9)).toEqual(new Set([65]))
    expect(rivals(7, 13)).toEqual(new Set([80]))
    expect(rivals(6, 12)).toEqual(new Set([65]))
  })

  test('are not, once one of them is confirmed', () => {
    expect(rivals(6, 9, true).has(65)).toBe(true)
    expect(rivals(6, 9, true).has(80)).toBe(false)
  })
})
