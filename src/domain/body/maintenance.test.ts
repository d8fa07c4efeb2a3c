import { expect, test } from 'vitest'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { weightOf } from './balanced-body.ts'
import { intakeForGoal } from './loss-plan.ts'
import { bodyAtWeight, maintenanceIntake } from './maintenance.ts'
import { bodyOf, man95 } from './people.example.ts'
import { simulate } from './weight-model.ts'

/*
 * Figures of the NIDDK Body Weight Planner, as recorded in the tests of the R package bw: intake to maintain the
 * weight, to reach the goal in a year, and to hold it then.
 */
test.each([
  ['a man of 36, 173 cm, 76 kg', bodyOf('MALE', 36, 173, 76, 1.5), 70, [2503, 2287, 2360]],
  ['a woman of 21, 164 cm, 58 kg', bodyOf('FEMALE', 21, 164, 58, 1.7), 55, [2278, 2159, 2187]],
])('agrees with the NIDDK planner to the kilocalorie: %s', (_, body, goal, published) => {
  const losing = intakeForGoal(body, kg(goal), days(365)) ?? kcalPerDay(0)
  const reached = simulate(body, losing, 365).at(-1) ?? body.start
  expect([body.expenditure, losing, maintenanceIntake(body, reached)].map(Math.round)).toEqual(published)
})

test('at the start, maintenance is the expenditure', () => {
  expect(maintenanceIntake(man95, man95.start)).toBeCloseTo(man95.expenditure, 9)
})

test('maintenance holds the weight for good, apart from the water that comes back', () => {
  const thin = simulate(man95, kcalPerDay(man95.expenditure - 500), 365).at(-1) ?? man95.start
  const held = simulate({ ...man95, start: thin }, maintenanceIntake(man95, thin), 3650)
  expect(weightOf(held.at(-1) ?? thin) - weightOf(thin)).toBeGreaterThan(0)
  expect(weightOf(held.at(-1) ?? thin) - weightOf(thin)).toBeLessThan(1)
})

test('the body at a weight agrees with a simulated one', () => {
  const lighter = bodyAtWeight(man95, kg(80))
  expect(weightOf(lighter)).toBeCloseTo(80, 4)
  expect(lighter.lean - man95.start.lean).toBeCloseTo(10.4 * Math.log(lighter.fat / man95.start.fat), 6)
  expect(maintenanceIntake(man95, lighter)).toBeLessThan(man95.expenditure)
})
