import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestHealthyGoal } from '#domain/body/body-mass.ts'
import { anyPerson, woman80 } from '#domain/body/people.example.ts'
import type { Person } from '#domain/body/safety-gate.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { bmiOf, cmToInches, days, inchesToCm, type Kg, kg, kgToPounds, poundsToKg } from '#domain/units.ts'
import { type Forecast, forecast } from './forecast.ts'

type WithCourse = Extract<Forecast, { days: unknown }>

function courseFor(person: Person, goalWeight: Kg, inDays?: number): WithCourse {
  const event = inDays === undefined ? null : { inDays: days(inDays) }
  const result = forecast(person, { goalWeight, event })
  if (!('days' in result)) throw new Error(`no course: ${result.code}`)
  return result
}

/** A person and a goal between the lowest healthy weight and the present one. */
const anyWish = fc
  .tuple(anyPerson, fc.double({ min: 0, max: 1, noNaN: true }), fc.option(fc.integer({ min: 1, max: 730 })))
  .map(([person, share, inDays]) => {
    const lowest = lowestHealthyGoal(person.height)
    const goalWeight = kg(lowest + share * Math.max(0, person.weight - lowest))
    return { person, wish: { goalWeight, event: inDays === null ? null : { inDays: days(inDays) } } }
  })

test('a woman of 80 kg learns what is possible by an event', () => {
  const result = courseFor(woman80, kg(65), 90)
  expect(result.code).toBe('EVENT_TOO_SOON')
  expect(result.energy).toMatchObject({ resting: 1497.25, total: 2245.875, floor: 1200 })
  expect(result.energy.intake).toBeCloseTo(1796.7, 6)
  expect(result.event?.day).toBe(90)
  expect(result.event).toEqual(result.days[90])
  expect(result.milestone).toMatchObject({ share: 0.1, weight: 72 })
  expect(result.bodyMass.class).toBe('JUST_ABOVE_RANGE')
})

test('the line is the plan kept every day; people are above it, and farther apart the later it is', () => {
  const { days: course } = courseFor(woman80, kg(65))
  expect(course.length).toBeGreaterThan(365)
  for (const { day, weight, middle, half, most } of course) {
    expect(middle).toBeGreaterThan(weight)
    expect(most.low).toBeLessThan(half.low)
    expect(half.low).toBeLessThan(middle)
    expect(middle).toBeLessThan(half.high)
    expect(half.high).toBeLessThan(most.high)
    const before = course[day - 1]
    if (before !== undefined) expect(most.high - middle).toBeGreaterThan(before.most.high - before.middle)
  }
})

test('a short plan has a forecast of a year too: it holds its goal, and people come back in part', () => {
  const { days: course, stages } = courseFor(woman80, kg(76))
  expect(course).toHaveLength(366)
  expect(stages.at(-1)?.fromDay).toBeLessThan(120)
  expect(course[365]?.weight).toBeLessThan(77)
  expect(course[365]?.middle).toBeGreaterThan(course[100]?.middle ?? Number.NaN)
})

test('what was planned before stays: the days of a plan kept every day are those of the plan', () => {
  // Computed by the version before people were forecast, for stored answers whose goal day was named.
  const kept = courseFor(woman80, kg(68))
  expect(kept.code === 'OK' && kept.goalDay).toBe(257)
  expect(kept.days[182]?.weight).toBeCloseTo(71.2, 1)
  expect(kept.energy.intake).toBeCloseTo(1796.7, 6)
})

test('the forecast includes the promise of adverts', () => {
  const { linearRule, energy, days: line } = courseFor(woman80, kg(65))
  expect(line[linearRule.day]?.weight).toBeCloseTo(65, 5)
  expect(linearRule.loss).toBeCloseTo(15, 5)
  expect(linearRule.promisedLoss).toBeCloseTo(((energy.total - energy.intake) * linearRule.day) / 7700, 9)
  expect(linearRule.promisedLoss).toBeGreaterThan(linearRule.loss)
  expect(linearRule.promisedGoalDay).toBeLessThan(linearRule.day)
})

test('the goal is held with less energy than was spent before', () => {
  const near = courseFor(woman80, kg(65))
  expect(near.maintenanceAtGoal).toBeLessThan(near.energy.total)
  expect(near.maintenanceAtGoal).toBeGreaterThan(near.energy.intake)
  expect(near.stages.at(-1)?.intake).toBe(near.maintenanceAtGoal)
  const far = courseFor({ ...woman80, weight: kg(170) }, kg(55))
  expect(far.code).toBe('FAR_GOAL')
  expect(far.maintenanceAtGoal).toBeLessThan(far.energy.total)
  expect(far.linearRule.day).toBe(far.milestone?.day)
})

test('there is advice to see a doctor if the body gives a reason', () => {
  expect(courseFor(woman80, kg(65)).advisories).toEqual([])
  const activity = { ...woman80.activity, feelAfterTakingStairs: 'VERY_OUT_OF_BREATH' } as const
  const heavy = courseFor({ ...woman80, age: 60, weight: kg(120), activity }, kg(100))
  expect(heavy.advisories).toEqual(['BMI_40_PLUS', 'VERY_OUT_OF_BREATH', 'AGE_60_BAND'])
})

test('there is no deficit and no line if none is safe or wanted', () => {
  const thin = forecast({ ...woman80, weight: kg(48) }, { goalWeight: kg(45) })
  expect(thin).toMatchObject({ code: 'UNDERWEIGHT_NOW' })
  expect(thin).not.toHaveProperty('days')
  const refused = forecast(woman80, { goalWeight: kg(45) })
  expect(refused).toMatchObject({ code: 'GOAL_UNDERWEIGHT', minGoal: 50.4, energy: { intake: 2245.875 } })
  expect(refused).not.toHaveProperty('days')
})

test('the forecast depends on physiology only', () => {
  const talkative = { ...woman80, achieve: 'GET_FIT', habitsStruggle: ['EMOTIONAL_EATING'], howMuchSleep: '5_6' }
  const wish = { goalWeight: kg(65) }
  expect(forecast(talkative, wish)).toEqual(forecast(woman80, wish))
  // @ts-expect-error no other answer may be given
  forecast({ ...woman80, energyLevels: 'TIRED_ALL_DAY' }, wish)
  // @ts-expect-error nor in the wish
  forecast(woman80, { ...wish, goalBody: 'TONED' })
})

test('the forecast survives JSON', () => {
  const result = forecast(woman80, { goalWeight: kg(65), event: { inDays: days(90) } })
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})

test('the forecast keeps its limits for any person', () => {
  fc.assert(
    fc.property(anyWish, ({ person, wish }) => {
      const result = forecast(person, wish)
      if (result.code !== 'INPUT_IMPLAUSIBLE') {
        expect(result.energy.intake).toBeGreaterThanOrEqual(result.energy.floor)
      }
      if (!('days' in result)) return
      expect(bmiOf(kg(Math.min(...result.days.map(({ weight }) => weight))), person.height)).toBeGreaterThanOrEqual(
        18.5,
      )
      expect(Math.min(...result.stages.map(({ intake }) => intake))).toBeGreaterThanOrEqual(result.energy.floor)
      const { endDay, water, loss } = result.waterPhase
      expect(endDay).toBeLessThanOrEqual(14)
      expect(water).toBeGreaterThan(0)
      expect(water).toBeLessThan(loss)
      if (result.code === 'FAR_GOAL') expect(result.milestone).not.toBeNull()
      if (result.code === 'OK') expect(result.days[result.goalDay]?.weight).toBeCloseTo(wish.goalWeight, 5)
      if (result.code === 'EVENT_TOO_SOON') expect(result.event.weight).toBeGreaterThan(wish.goalWeight)
    }),
    { numRuns: casesOf(60, 1000), seed: 1 },
  )
})

test('the forecast does not depend on the units in which weights were entered', () => {
  fc.assert(
    fc.property(anyWish, ({ person, wish }) => {
      const imperial = forecast(
        {
          ...person,
          height: inchesToCm(cmToInches(person.height)),
          weight: poundsToKg(kgToPounds(person.weight)),
        },
        { ...wish, goalWeight: poundsToKg(kgToPounds(wish.goalWeight)) },
      )
      expect(rounded(imperial)).toEqual(rounded(forecast(person, wish)))
    }),
    { numRuns: casesOf(15, 250), seed: 1 },
  )
})

const rounded = (result: Forecast): unknown =>
  JSON.parse(JSON.stringify(result, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)))
