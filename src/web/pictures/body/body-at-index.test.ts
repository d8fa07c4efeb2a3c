import { expect, test } from 'vitest'
import { bmi } from '#domain/units.ts'
import { bodies } from './bodies.ts'
import { bodyAtIndex } from './body-at-index.ts'

test('at the indices of the drawn figures the figure is one of them', () => {
  expect(bodyAtIndex('FEMALE', bmi(31))).toEqual(bodies['body-woman-plus-sized'])
  expect(bodyAtIndex('MALE', bmi(20))).toEqual(bodies['body-man-slim'])
})

test('between them it widens steadily, and never beyond them', () => {
  for (const gender of ['FEMALE', 'MALE'] as const) {
    const waists = [15, 19, 20, 22, 25, 28, 30, 34, 38, 50].map((index) => bodyAtIndex(gender, bmi(index)).waist)
    expect(waists).toEqual(waists.toSorted((one, other) => one - other))
    expect(new Set(waists).size).toBe(7)
  }
})
