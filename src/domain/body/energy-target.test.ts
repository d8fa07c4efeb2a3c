import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { bmiOf, kcalPerDay, kg } from '#domain/units.ts'
import { physicalActivity } from './activity.ts'
import { weightOf } from './balanced-body.ts'
import { energyFloor, energyTarget, fastestWeek, steadyIntake, tooFast } from './energy-target.ts'
import { bodyOf, man95 } from './people.example.ts'
import { simulate } from './weight-model.ts'

test('the fastest week is a kilogram or a hundredth, half a hundredth below a body mass index of 25', () => {
  expect(fastestWeek(man95, kg(95))).toBeCloseTo(0.95, 9)
  expect(fastestWeek(man95, kg(130))).toBe(1)
  expect(fastestWeek(man95, kg(76))).toBeCloseTo(0.38, 9)
})

test('a large deficit is too fast, a small one is not', () => {
  expect(tooFast(man95, man95.start, kcalPerDay(man95.expenditure - 500))).toBe(false)
  expect(tooFast(man95, man95.start, kcalPerDay(man95.expenditure - 1500))).toBe(true)
})

test('the pace of a slim body is measured only within the healthy range', () => {
  const slim = bodyOf('FEMALE', 25, 170, 53.6, 1.5)
  expect(tooFast(slim, slim.start, kcalPerDay(0))).toBe(false)
  const nearlySlim = bodyOf('FEMALE', 25, 170, 57, 1.5)
  expect(tooFast(nearlySlim, nearlySlim.start, kcalPerDay(nearlySlim.expenditure - 600))).toBe(true)
})

const atStart = (...body: Parameters<typeof bodyOf>) => {
  const balanced = bodyOf(...body)
  const { intake, limit } = energyTarget(balanced, balanced.start)
  return { deficit: Math.round(balanced.expenditure - intake), intake, limit, spent: balanced.expenditure }
}

test.each([
  ['body mass index 38', atStart('MALE', 35, 185, 130, 1.6), 0.25],
  ['body mass index 29', atStart('FEMALE', 35, 165, 80, 1.5), 0.2],
  ['body mass index 23', atStart('FEMALE', 35, 180, 75, 1.5), 0.15],
])('the deficit is a share of the expenditure: %s', (_, { deficit, limit, spent }, share) => {
  expect(limit).toBe('SHARE')
  expect(deficit).toBe(Math.round(share * spent))
})

test.each([
  ['body mass index 38', atStart('MALE', 35, 185, 130, 2), 1000],
  ['body mass index 32', atStart('MALE', 35, 185, 110, 2), 750],
  ['body mass index 23', atStart('MALE', 35, 185, 80, 2), 500],
  ['body mass index 38, 50 and over', atStart('MALE', 60, 185, 130, 2), 750],
  ['body mass index 32, 50 and over', atStart('MALE', 60, 185, 110, 2), 500],
  ['body mass index 28, 50 and over', atStart('MALE', 60, 185, 95, 1.8), 500],
])('the deficit is capped: %s', (_, { deficit, limit }, cap) => {
  expect([limit, deficit]).toEqual(['CAP', cap])
})

test('the target is not below the floor', () => {
  expect(atStart('FEMALE', 60, 150, 57, 1.4)).toMatchObject({ intake: 1200, limit: 'FLOOR' })
})

test('the target is higher if the loss would be too fast', () => {
  const { intake, limit, spent } = atStart('MALE', 25, 140, 45, 2)
  expect(limit).toBe('PACE')
  expect(intake).toBeGreaterThan(0.85 * spent)
  expect(intake).toBeLessThan(spent)
})

const levels = new Set(
  choices.typicalDay.flatMap((typicalDay) =>
    choices.workScheduleLike.flatMap((workScheduleLike) =>
      choices.oftenExercise.flatMap((oftenExercise) =>
        choices.feelAfterTakingStairs.map((feelAfterTakingStairs) =>
          physicalActivity({ typicalDay, workScheduleLike, oftenExercise, feelAfterTakingStairs }),
        ),
      ),
    ),
  ),
)

const bodies = choices.gender.flatMap((sex) =>
  choices.age.flatMap((age) =>
    [145, 165, 185, 205].flatMap((height) =>
      [18.6, 20, 22, 24.5, 26, 29, 33, 38, 45, 60].flatMap((index) => {
        const weight = index * (height / 100) ** 2
        return [...levels].map((level) => bodyOf(sex, age, height, weight, level))
      }),
    ),
  ),
)

const targets = bodies.map((body) => ({ body, intake: energyTarget(body, body.start).intake }))

test('the target is never below the floor nor near the resting energy, for any body and any answers on activity', () => {
  expect(bodies.length).toBe(320 * levels.size)
  const broken = targets.filter(({ body, intake }) => {
    const floor = energyFloor[body.physique.sex]
    return intake < floor || steadyIntake(body) < floor || intake < 1.0499 * body.resting
  })
  expect(broken).toEqual([])
})

test('no target makes the loss faster than is safe between day 14 and day 70', () => {
  // Lighter bodies would leave the healthy range within these days.
  const stayHealthy = targets.filter(({ body: { physique } }) => bmiOf(physique.weight, physique.height) > 22)
  const broken = stayHealthy.filter(({ body, intake }) => {
    const states = simulate(body, intake, 70)
    const [settled = body.start, last = body.start] = [states[14], states[70]]
    return (weightOf(settled) - weightOf(last)) / 8 > fastestWeek(body, body.physique.weight) + 1e-9
  })
  expect(broken).toEqual([])
})
