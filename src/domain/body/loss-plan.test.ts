import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { weightOf } from './body-state.ts'
import { goalDayAt } from './goal-solver.ts'
import { planLoss, weightOn } from './loss-plan.ts'
import { bodyOf, man95 } from './people.example.ts'

test('reaches the goal from above and not below it', () => {
  const { course, goalDay } = planLoss(man95, kg(85))
  const weights = course.map(weightOf)
  expect(weights[0]).toBe(95)
  expect(course).toHaveLength((goalDay ?? 0) + 1)
  expect(weights.at(-1)).toBeCloseTo(85, 5)
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(85)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
})

test('works the target out anew every four weeks and eats more once the goal is reached', () => {
  const { stages, goalDay, target } = planLoss(man95, kg(85))
  const losing = stages.slice(0, -1)
  expect(losing.map(({ fromDay }) => fromDay)).toEqual(losing.map((_, index) => 28 * index))
  expect(losing[0]?.intake).toBe(target.intake)
  expect(losing[1]?.intake).toBeLessThan(target.intake)
  expect(stages.at(-1)?.fromDay).toBe(goalDay)
  expect(stages.at(-1)?.intake).toBeGreaterThan(target.intake)
})

test('gets to goals at which one intake levels off', () => {
  const woman = bodyOf('FEMALE', 35, 165, 100, 1.5)
  const { goalDay, target } = planLoss(woman, kg(72))
  expect(goalDayAt(woman, kg(72), target.intake)).toBeNull()
  expect(goalDay).toBeGreaterThan(365)
})

test('goes on after the goal as far as it is asked to, and stays there but for some water', () => {
  const plan = planLoss(man95, kg(90), days(300))
  expect(plan.course).toHaveLength(301)
  const later = weightOn(plan, days(300))
  expect(later).toBeGreaterThan(90)
  expect(later).toBeLessThan(91.5)
})

test('ends after two years where the goal is too far', () => {
  const plan = planLoss(bodyOf('FEMALE', 45, 160, 150, 1.4), kg(55))
  expect(plan.goalDay).toBeNull()
  expect(plan.course).toHaveLength(731)
  expect(weightOn(plan, days(2000))).toBe(weightOn(plan, days(730)))
  expect(() => weightOn(plan, days(-1))).toThrow(RangeError)
})
