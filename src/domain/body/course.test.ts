import { expect, test } from 'vitest'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import type { BodyState } from './balanced-body.ts'
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

/** A course that loses an equal part of its loss on each day until its last one. */
function courseOf(lost: number, onDay: number): readonly BodyState[] {
  const { start } = man95
  return Array.from({ length: onDay + 1 }, (_, day) => ({ ...start, lean: start.lean - (lost * day) / onDay }))
}

test.each([0.1, 0.09, 0.08, 0.07, 0.06, 0.05])(
  '%d of the weight is the milestone if six months are just enough',
  (share) => {
    const { weight } = man95.physique
    const lost = share * weight + 1e-6
    const milestone = (onDay: number) => firstMilestone(courseOf(lost, onDay), weight, kg(40))
    expect(milestone(182)).toMatchObject({ share, weight: expect.closeTo((1 - share) * weight, 9), day: 182 })
    const later = milestone(183)
    if (share > 0.05) expect(later?.share).toBeCloseTo(share - 0.01, 9)
    else expect(later).toMatchObject({ share: 0.05, day: 183 })
  },
)

test('a goal that is as near as a milestone is none of it', () => {
  const { weight } = man95.physique
  const course = courseOf(0.2 * weight, 100)
  expect(firstMilestone(course, weight, kg(0.9 * weight))?.share).toBe(0.09)
  expect(firstMilestone(course, weight, kg(0.9 * weight - 0.01))?.share).toBe(0.1)
  expect(firstMilestone(courseOf(0.04 * weight, 100), weight, kg(40))).toBeNull()
})

test.each([
  [6, 7],
  [7, 7],
  [9, 9],
  [14, 14],
  [30, 14],
])('where the tissue is half of the loss from day %i on, the water phase ends on day %i', (half, ends) => {
  const { start, physique } = man95
  // A kilogram of water goes at once, and as much tissue by that day.
  const course = Array.from({ length: 40 }, (_, day) => ({ ...start, fluid: -1, lean: start.lean - day / half }))
  const { endDay, loss, water } = waterPhase(course, physique.weight)
  expect(endDay).toBe(ends)
  expect(water).toBeCloseTo(1, 9)
  expect(loss).toBeCloseTo(1 + ends / half, 9)
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
