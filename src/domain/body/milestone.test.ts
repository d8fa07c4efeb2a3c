import { expect, test } from 'vitest'
import { kg } from '#domain/units.ts'
import { planLoss } from './loss-plan.ts'
import { firstMilestone } from './milestone.ts'
import { bodyOf, man95 } from './people.example.ts'

test('is a tenth where six months are enough for it', () => {
  const { course } = planLoss(man95, kg(75))
  const milestone = firstMilestone(course, kg(95), kg(75))
  expect(milestone).toMatchObject({ share: 0.1, weight: 85.5 })
  expect(milestone?.day).toBeLessThanOrEqual(182)
})

test('is less where the loss is slow or the goal is nearer', () => {
  const slow = bodyOf('FEMALE', 60, 160, 80, 1.4)
  const { course } = planLoss(slow, kg(60))
  const milestone = firstMilestone(course, kg(80), kg(60))
  expect(milestone?.share).toBeGreaterThanOrEqual(0.05)
  expect(milestone?.share).toBeLessThan(0.1)
  expect(firstMilestone(planLoss(man95, kg(88)).course, kg(95), kg(88))?.share).toBe(0.07)
})

test('is none on the way to a goal nearer than a twentieth', () => {
  expect(firstMilestone(planLoss(man95, kg(92)).course, kg(95), kg(92))).toBeNull()
})
