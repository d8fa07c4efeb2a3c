import { expect, test } from 'vitest'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { weightOf } from './balanced-body.ts'
import { goalDayAt, intakeForGoal, planLoss, weightOn } from './loss-plan.ts'
import { bodyOf, man95 } from './people.example.ts'

test('20 kg in 90 days would leave a woman of 80 kg 206 kcal a day', () => {
  // 40 years, 168 cm and an activity of 1.4 are assumed.
  expect(Math.round(intakeForGoal(bodyOf('FEMALE', 40, 168, 80, 1.4), kg(60), days(90)) ?? 0)).toBe(206)
})

test('the intake for a goal reaches it on the day', () => {
  const intake = intakeForGoal(man95, kg(88), days(150)) ?? kcalPerDay(0)
  expect(goalDayAt(man95, kg(88), intake)).toBe(150)
  expect(goalDayAt(man95, kg(88), kcalPerDay(intake + 15))).toBeGreaterThan(150)
})

test('a later day allows a higher intake', () => {
  const intakes = [60, 120, 240, 480].map((by) => intakeForGoal(man95, kg(88), days(by)) ?? 0)
  expect(intakes).toEqual(intakes.toSorted((one, other) => one - other))
})

test('there is no intake for an impossible goal', () => {
  expect(intakeForGoal(man95, kg(80), days(10))).toBeNull()
  expect(goalDayAt(man95, kg(80), kcalPerDay(man95.expenditure - 100))).toBeNull()
})

test('a goal at the present weight is reached at once', () => {
  expect(goalDayAt(man95, kg(95), man95.expenditure)).toBe(0)
})

test('the plan approaches the goal from above and does not go below it', () => {
  const { course, goalDay } = planLoss(man95, kg(85))
  const weights = course.map(weightOf)
  expect(weights[0]).toBe(95)
  expect(course).toHaveLength((goalDay ?? 0) + 1)
  expect(weights.at(-1)).toBeCloseTo(85, 5)
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(85)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
})

test('the target is recomputed every four weeks, and is higher once the goal is reached', () => {
  const { stages, goalDay, target } = planLoss(man95, kg(85))
  const losing = stages.slice(0, -1)
  expect(losing.map(({ fromDay }) => fromDay)).toEqual(losing.map((_, index) => 28 * index))
  expect(losing[0]?.intake).toBe(target.intake)
  expect(losing[1]?.intake).toBeLessThan(target.intake)
  expect(stages.at(-1)?.fromDay).toBe(goalDay)
  expect(stages.at(-1)?.intake).toBeGreaterThan(target.intake)
})

test('the plan reaches goals that a single intake would not reach', () => {
  const woman = bodyOf('FEMALE', 35, 165, 100, 1.5)
  const { goalDay, target } = planLoss(woman, kg(72))
  expect(goalDayAt(woman, kg(72), target.intake)).toBeNull()
  expect(goalDay).toBeGreaterThan(365)
})

test('the plan continues after the goal up to the requested day, and the weight stays, apart from some water', () => {
  const plan = planLoss(man95, kg(90), days(300))
  expect(plan.course).toHaveLength(301)
  const later = weightOn(plan, days(300))
  expect(later).toBeGreaterThan(90)
  expect(later).toBeLessThan(91.5)
})

test('the plan ends after two years if the goal is too far', () => {
  const plan = planLoss(bodyOf('FEMALE', 45, 160, 150, 1.4), kg(55))
  expect(plan.goalDay).toBeNull()
  expect(plan.course).toHaveLength(731)
  expect(weightOn(plan, days(2000))).toBe(weightOn(plan, days(730)))
  expect(() => weightOn(plan, days(-1))).toThrow(RangeError)
})
