import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bmi, bmiOf, cm, kg } from '#domain/units.ts'
import { bodyMassClass, healthyMasses, lowestHealthyGoal } from './body-mass.ts'

test.each([
  [15.9, 'FAR_BELOW_RANGE'],
  [16, 'BELOW_RANGE'],
  [17, 'JUST_BELOW_RANGE'],
  [18.5, 'IN_RANGE'],
  [24.99, 'IN_RANGE'],
  [25, 'JUST_ABOVE_RANGE'],
  [30, 'ABOVE_RANGE'],
  [35, 'WELL_ABOVE_RANGE'],
  [40, 'FAR_ABOVE_RANGE'],
  [75, 'FAR_ABOVE_RANGE'],
])('a body mass index of %d is %s', (index, name) => {
  expect(bodyMassClass(bmi(index))).toBe(name)
})

test('the healthy masses at a height', () => {
  const { low, high } = healthyMasses(cm(170))
  expect(low).toBeCloseTo(53.465, 6)
  expect(high).toBeCloseTo(71.961, 6)
})

test('the lowest goal is the lowest healthy one, to 0.1 kg', () => {
  expect(lowestHealthyGoal(cm(170))).toBe(53.5)
  expect(lowestHealthyGoal(cm(200))).toBe(74)
  fc.assert(
    fc.property(fc.double({ min: 130, max: 230, noNaN: true }), (height) => {
      const goal = lowestHealthyGoal(cm(height))
      expect(bmiOf(goal, cm(height))).toBeGreaterThanOrEqual(18.5)
      expect(bmiOf(kg(goal - 0.1001), cm(height))).toBeLessThan(18.5)
    }),
    { seed: 1 },
  )
})
