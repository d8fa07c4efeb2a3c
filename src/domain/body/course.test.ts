import { expect, test } from 'vitest'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { firstMilestone, linearDay, linearLoss, waterPhase } from './course.ts'
import { planLoss } from './loss-plan.ts'
import { bodyOf, man95 } from './people.example.ts'

test('the milestone is a tenth if six months are enough for it', () => {
  const { course } = planLoss(man95, kg(75))
  const milestone = firstMilestone(course, kg(95), kg(75))
  expect(milestone).toMatchObject({ share: 0.1, weight: 85.5 })
  expect(milestone?.day).toBeLessThanOrEqual(182)
})

test('the milestone is less if the loss is slow or the goal is nearer', () => {
  const slow = bodyOf('FEMALE', 60, 160, 80, 1.4)
  const { course } = planLoss(slow, kg(60))
  const milestone = firstMilestone(course, kg(80), kg(60))
  expect(milestone?.share).toBeGreaterThanOrEqual(0.05)
  expect(milestone?.share).toBeLessThan(0.1)
  expect(firstMilestone(planLoss(man95, kg(88)).course, kg(95), kg(88))?.share).toBe(0.07)
})

test('there is no milestone if the goal is nearer than a twentieth', () => {
  expect(firstMilestone(planLoss(man95, kg(92)).course, kg(95), kg(92))).toBeNull()
})

test('the water phase lasts one to two weeks, until half of the loss is tissue', () => {
  const heavy = bodyOf('MALE', 35, 185, 150, 2)
  const light = bodyOf('FEMALE', 60, 160, 70, 1.4)
  const phases = [heavy, light, man95].map((body) => {
    const { weight } = body.physique
    return waterPhase(planLoss(body, kg(weight - 5)).course, weight)
  })
  for (const { endDay, water, loss } of phases) {
    expect(endDay).toBeGreaterThanOrEqual(7)
    expect(endDay).toBeLessThanOrEqual(14)
    expect(water).toBeGreaterThan(0.2)
    expect(water).toBeLessThan(1.7)
    if (endDay < 14) expect(water).toBeLessThanOrEqual(loss / 2)
  }
})

test('the water phase ends with a shorter plan', () => {
  const { course, goalDay } = planLoss(man95, kg(94.3))
  expect(waterPhase(course, kg(95)).endDay).toBe(goalDay)
})

test.each([
  [90, 5.8],
  [180, 11.7],
  [365, 23.7],
])('for 500 kcal a day, in %d days, the linear rule promises %d kg', (day, kilos) => {
  expect(linearLoss(kcalPerDay(500), days(day))).toBeCloseTo(kilos, 1)
})

test('the linear rule gives the day on which a loss is complete', () => {
  expect(linearDay(kcalPerDay(770), kg(1))).toBe(10)
  expect(linearDay(kcalPerDay(770), kg(1.01))).toBe(11)
})
