import { expect, test } from 'vitest'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { goalDayAt, intakeForGoal } from './goal-solver.ts'
import { bodyOf, man95 } from './people.example.ts'

test('20 kg in 90 days would leave a woman of 80 kg 206 kcal a day', () => {
  // 40 years, 168 cm and an activity of 1.4 are assumed.
  expect(Math.round(intakeForGoal(bodyOf('FEMALE', 40, 168, 80, 1.4), kg(60), days(90)) ?? 0)).toBe(206)
})

test('finds the intake that arrives on the day', () => {
  const intake = intakeForGoal(man95, kg(88), days(150)) ?? kcalPerDay(0)
  expect(goalDayAt(man95, kg(88), intake)).toBe(150)
  expect(goalDayAt(man95, kg(88), kcalPerDay(intake + 15))).toBeGreaterThan(150)
})

test('needs more food for a later day', () => {
  const intakes = [60, 120, 240, 480].map((by) => intakeForGoal(man95, kg(88), days(by)) ?? 0)
  expect(intakes).toEqual(intakes.toSorted((one, other) => one - other))
})

test('says so where nothing helps', () => {
  expect(intakeForGoal(man95, kg(80), days(10))).toBeNull()
  expect(goalDayAt(man95, kg(80), kcalPerDay(man95.expenditure - 100))).toBeNull()
})

test('is there at once where the goal is the present weight', () => {
  expect(goalDayAt(man95, kg(95), man95.expenditure)).toBe(0)
})
