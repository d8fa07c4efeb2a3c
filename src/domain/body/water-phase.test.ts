import { expect, test } from 'vitest'
import { kg } from '#domain/units.ts'
import { planLoss } from './loss-plan.ts'
import { bodyOf, man95 } from './people.example.ts'
import { waterPhase } from './water-phase.ts'

test('lasts one to two weeks, until half of the loss is tissue', () => {
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

test('ends with a plan that is shorter', () => {
  const { course, goalDay } = planLoss(man95, kg(94.3))
  expect(waterPhase(course, kg(95)).endDay).toBe(goalDay)
})
