import { expect, test } from 'vitest'
import { cm, kg, years } from '#domain/units.ts'
import { bodyFat } from './balanced-body.ts'

const of = (sex: 'MALE' | 'FEMALE', age: number, height: number, weight: number) =>
  bodyFat({ sex, age: years(age), height: cm(height), weight: kg(weight) })

test('body fat follows Jackson', () => {
  // Exactly at a body mass index of 25: 0.14 x 40 + 37.31 ln 25 - 103.94, and 39.96 and 102.01 for a woman.
  expect(of('MALE', 40, 200, 100)).toBeCloseTo(0.21756, 4)
  expect(of('FEMALE', 40, 200, 100)).toBeCloseTo(0.32216, 4)
})

test('body fat stays between 0 and 60 %', () => {
  expect(of('FEMALE', 60, 160, 192)).toBe(0.6)
  expect(of('MALE', 25, 200, 54)).toBe(0)
})
