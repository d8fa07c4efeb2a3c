import { expect, test } from 'vitest'
import { planLoss } from '#domain/body/loss-plan.ts'
import { bodyOf } from '#domain/body/people.example.ts'
import { kg } from '#domain/units.ts'
import { bandAround, chanceBelow, type EstimatedDay } from '#domain/weight-filter/band.ts'
import { cohort, WEEKS } from './cohort.example.ts'
import { peopleWithPlan } from './people-with-plan.ts'

const TWO_YEARS = 730

/** The people of the cohort with what a visitor with their answers is told. */
const told = cohort.map(([sex, age, height, weight, activity, goal, truth]) => {
  const body = bodyOf(sex, age, height, weight, activity)
  return { truth, days: peopleWithPlan(body, planLoss(body, kg(goal)).stages, TWO_YEARS) }
})

function on(days: readonly EstimatedDay[], day: number): EstimatedDay {
  const found = days[day]
  if (found === undefined) throw new RangeError(`nothing is known of day ${day}`)
  return found
}

test.each(WEEKS.map((week, index) => [week, index] as const))(
  'after %d weeks half of the people are in the narrow band and four in five in the wide one',
  (week, index) => {
    const within = (share: 50 | 80): number => {
      const inside = told.filter(({ truth, days }) => {
        const { weight, sd } = on(days, 7 * week)
        const { low, high } = bandAround(weight, sd, share)
        const is = truth[index] ?? Number.NaN
        return is >= low && is <= high
      })
      return (100 * inside.length) / told.length
    }
    expect(within(50)).toBeGreaterThanOrEqual(43)
    expect(within(50)).toBeLessThanOrEqual(60)
    expect(within(80)).toBeGreaterThanOrEqual(74)
    expect(within(80)).toBeLessThanOrEqual(88)
  },
)

/** Means over the people: the loss by a day and the share that has lost 5 %, both in per cent. */
function lossBy(day: number) {
  const mean = (of: (days: readonly EstimatedDay[]) => number) =>
    told.reduce((total, { days }) => total + of(days), 0) / told.length
  const start = (days: readonly EstimatedDay[]) => on(days, 0).weight
  return {
    mean: mean((days) => 100 * (1 - on(days, day).weight / start(days))),
    lost5: mean((days) => 100 * chanceBelow(0.95 * start(days), on(days, day).weight, on(days, day).sd)),
    sd: mean((days) => (100 * on(days, day).sd) / start(days)),
  }
}

test('after three months a quarter to a third has lost 5 %, as in WW Online (25 %) and with WW vouchers of the NHS (33 %)', () => {
  expect(lossBy(91).lost5).toBeGreaterThan(22)
  expect(lossBy(91).lost5).toBeLessThan(34)
})

test('after half a year the mean loss is that of a commercial web programme (Collins 2013: 3.3 to 4 kg of 94 kg)', () => {
  expect(lossBy(182).mean).toBeGreaterThan(3.2)
  expect(lossBy(182).mean).toBeLessThan(4.3)
})

test('after a year about a third has lost 5 % and the mean is a few per cent (WW Online: 17 to 35 %, 95 % interval)', () => {
  expect(lossBy(365).mean).toBeGreaterThan(1.5)
  expect(lossBy(365).mean).toBeLessThan(2.7)
  expect(lossBy(365).lost5).toBeLessThan(35)
  expect(lossBy(365).lost5).toBeGreaterThan(17)
  expect(lossBy(365).sd).toBeGreaterThan(6)
  expect(lossBy(365).sd).toBeLessThan(7)
})

test('after two years the mean loss is about that of an app alone (CITY: 1 kg of 100 kg)', () => {
  expect(lossBy(TWO_YEARS).mean).toBeGreaterThan(0.7)
  expect(lossBy(TWO_YEARS).mean).toBeLessThan(1.5)
})

test('the mean levels off after half a year, comes back in part, and never rises above the start', () => {
  for (const { days } of told) {
    const start = on(days, 0).weight
    const half = on(days, 182).weight
    expect(Math.abs(on(days, 189).weight - half)).toBeLessThan(0.1)
    for (let day = 183; day <= TWO_YEARS; day++) {
      expect(on(days, day).weight).toBeGreaterThanOrEqual(on(days, day - 1).weight)
      expect(on(days, day).sd).toBeGreaterThan(on(days, day - 1).sd)
    }
    for (const { weight } of days) expect(weight).toBeLessThanOrEqual(start)
  }
})

test('with two kilograms to lose, the mean returns to the start and stays there', () => {
  const body = bodyOf('FEMALE', 35, 165, 68, 1.5)
  const days = peopleWithPlan(body, planLoss(body, kg(66)).stages, TWO_YEARS)
  expect(on(days, 28).weight).toBeLessThan(68)
  expect(on(days, 182).weight).toBe(on(days, 0).weight)
  expect(on(days, TWO_YEARS).weight).toBe(on(days, 0).weight)
})
