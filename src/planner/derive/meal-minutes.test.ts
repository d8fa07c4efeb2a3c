import { expect, test } from 'vitest'
import { mealMinutes } from './meal-minutes.ts'

test('a side is made while the main dish simmers', () => {
  expect(mealMinutes([{ active: 15, total: 40 }])).toBe(40)
  expect(
    mealMinutes([
      { active: 15, total: 40 },
      { active: 10, total: 10 },
    ]),
  ).toBe(40)
})

test('active minutes of the dishes add up', () => {
  expect(
    mealMinutes([
      { active: 10, total: 10 },
      { active: 8, total: 8 },
      { active: 5, total: 25 },
    ]),
  ).toBe(25)
  expect(
    mealMinutes([
      { active: 10, total: 10 },
      { active: 10, total: 10 },
      { active: 8, total: 8 },
    ]),
  ).toBe(28)
})
