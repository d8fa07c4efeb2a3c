import { describe, expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { fastestWeek } from './energy-target.ts'
import { bodyOf } from './people.example.ts'
import type { WeighIn } from './weight-trend.ts'
import { type WeightAlarm, weightAlarms } from './weight-watch.ts'

const TODAY = 100
/** At 200 cm a body mass index of 18.5 is exactly 74 kg, one of 19.5 is 78 kg, and 100 kg are 25. */
const body = bodyOf('FEMALE', 40, 200, 110, 1.5)
const noWater = () => kg(0)
type Shown = readonly (readonly [ago: number, weight: number])[]
const alarmsFor = (shown: Shown, today = TODAY, waterSince: (day: number) => number = noWater) => {
  const weighIns: readonly WeighIn[] = shown.map(([ago, weight]) => ({ day: days(TODAY - ago), weight: kg(weight) }))
  return weightAlarms(weighIns, body, today, (day) => kg(waterSince(day)))
}
const has = (alarm: WeightAlarm, shown: Shown) => alarmsFor(shown).includes(alarm)
/** Three weigh-ins of the same weight in the week that ended so many weeks ago. */
const weekOf = (weeks: number, weight: number): Shown => [6, 3, 0].map((day) => [7 * weeks + day, weight] as const)
const at = (weight: number, ...ago: readonly number[]): Shown => ago.map((day) => [day, weight] as const)

describe('a level', () => {
  const isLight = (shown: Shown) => has('UNDERWEIGHT', shown)

  test('is that of three readings, so that no single one moves it', () => {
    expect(isLight(at(73, 0, 1))).toBe(false)
    expect(isLight(at(73, 0, 1, 2))).toBe(true)
    expect(isLight([...at(73, 0), ...at(90, 1, 2)])).toBe(false)
    expect(isLight([...at(73, 0, 1), ...at(90, 2)])).toBe(true)
  })

  test('is of the last seven days if they have three, else of fourteen, else of three weeks', () => {
    expect(isLight([...at(73, 0, 3, 6), ...at(90, 7, 8, 9, 10)])).toBe(true)
    expect(isLight([...at(73, 0, 3, 7), ...at(90, 8, 9, 10, 11)])).toBe(false)
    expect(isLight([...at(73, 0, 8, 13), ...at(90, 14, 15, 16, 17)])).toBe(true)
    expect(isLight([...at(73, 0, 8, 14), ...at(90, 15, 16, 17, 18)])).toBe(false)
    expect([isLight(at(73, 0, 10, 20)), isLight(at(73, 0, 10, 21))]).toEqual([true, false])
  })

  test('has no readings of days to come', () => {
    expect(alarmsFor(at(73, 0, 1, 2), TODAY - 1)).toEqual([])
    expect(alarmsFor(at(73, 0, 1, 2), TODAY)).toContain('UNDERWEIGHT')
  })
})

test('the lowest healthy body mass index is no alarm, and less is', () => {
  expect([has('UNDERWEIGHT', at(74, 0, 1, 2)), has('UNDERWEIGHT', at(73.99, 0, 1, 2))]).toEqual([false, true])
})

describe('a tenth of the weight lost', () => {
  const [NOW, HEAVY, LIGHT] = [90, 100.1, 99.9]
  /** Weighed three times a week, and heavy only in the weeks that ended so many weeks ago. */
  const lostSince = (...heavy: readonly number[]) =>
    has('LOST_TENTH', [
      ...[0, 1, 2].flatMap((weeks) => weekOf(weeks, NOW)),
      ...[3, 4, 5, 6, 7, 8, 9, 10].flatMap((weeks) => weekOf(weeks, heavy.includes(weeks) ? HEAVY : LIGHT)),
    ])

  test.each([3, 4, 5, 6, 7])('in %i weeks counts, if another week of three to eight shows it too', (weeks) => {
    expect(lostSince(weeks)).toBe(false)
    expect(lostSince(weeks, weeks + 1)).toBe(true)
    expect(lostSince(weeks, 9, 10)).toBe(false)
  })

  test('more than eight weeks ago does not count, nor does exactly a tenth', () => {
    expect([lostSince(8, 9), lostSince(9, 10), lostSince(7, 8)]).toEqual([false, false, true])
    const from = (weight: number) => has('LOST_TENTH', [...weekOf(0, 90), ...weekOf(4, weight), ...weekOf(5, weight)])
    expect([from(100), from(100.1)]).toEqual([false, true])
  })

  test('counts by the only level of that time', () => {
    // These are seen by no week but the one of eight weeks ago.
    expect(has('LOST_TENTH', [...weekOf(0, 90), ...at(101, 56, 66, 76)])).toBe(true)
    expect(has('LOST_TENTH', weekOf(0, 90))).toBe(false)
  })
})

describe('a fall that is too fast', () => {
  const AFTER = 105
  /** More than two weeks of the fastest pace, and what chance explains. */
  const limit = 2 * fastestWeek(body, kg(AFTER)) + 0.012 * AFTER
  const fallen = (lost: number): Shown => [...weekOf(0, AFTER), ...at(AFTER + lost, 14, 17, 20)]

  test('is one beyond the fastest week of a plan, after what chance explains', () => {
    expect(fastestWeek(body, kg(AFTER))).toBe(1)
    expect([limit - 0.01, limit + 0.01].map((lost) => has('TOO_FAST', fallen(lost)))).toEqual([false, true])
  })

  test('is none as far as the plan explains it by water, of which a gain explains nothing', () => {
    const since: number[] = []
    const fast = (lost: number, water: number) =>
      alarmsFor(fallen(lost), TODAY, (day) => {
        since.push(day)
        return water
      }).includes('TOO_FAST')
    expect([fast(limit + 0.99, 1), fast(limit + 1.01, 1)]).toEqual([false, true])
    expect(fast(limit + 0.01, -5)).toBe(true)
    expect(fast(limit - 0.01, -5)).toBe(false)
    expect(new Set(since)).toEqual(new Set([TODAY - 17]))
  })

  test('is seen by levels that lie two weeks apart, or up to three days less if nobody was weighed since', () => {
    const [high, low] = [AFTER + 9, AFTER]
    // Of the last day, and of the last days but three.
    expect(has('TOO_FAST', [...at(low, 0, 0, 0), ...at(high, 14, 14, 14)])).toBe(true)
    expect(has('TOO_FAST', [...at(low, 0, 0, 0), ...at(high, 13, 13, 13)])).toBe(false)
    expect(has('TOO_FAST', [...at(low, 5, 5, 5), ...at(high, 16, 16, 16)])).toBe(true)
    expect(has('TOO_FAST', [...at(low, 5, 5, 5), ...at(high, 15, 15, 15)])).toBe(false)
    expect(has('TOO_FAST', weekOf(0, low))).toBe(false)
  })
})

test('near the lowest healthy weight any fall beyond chance is one', () => {
  const near = (now: number, lost: number) =>
    has('NEAR_UNDERWEIGHT', [...weekOf(0, now), ...at(now + lost, 14, 17, 20)])
  expect([near(77.9, 0.012 * 77.9 + 0.01), near(77.9, 0.012 * 77.9 - 0.01)]).toEqual([true, false])
  expect(near(78, 2)).toBe(false)
})
