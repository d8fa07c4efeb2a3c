import { expect, test } from 'vitest'
import { glassesInWeek, hydration } from './hydration.ts'

test.each([
  ['FEMALE', 'NEVER', 1600, 7],
  ['FEMALE', 'FEW_TIMES_A_MONTH', 1600, 7],
  ['FEMALE', 'SEVERAL_TIMES_A_WEEK', 1850, 8],
  ['MALE', 'NEVER', 2000, 8],
  ['MALE', 'EVERY_DAY', 2500, 10],
] as const)('%s, %s: %d mL', (sex, oftenExercise, target, glasses) => {
  expect(hydration({ sex, oftenExercise })).toMatchObject({ target, glasses })
})

test('the plan starts from what is drunk now and adds a glass a week until the target', () => {
  const plan = hydration({ sex: 'MALE', dailyWater: '2_TO_6_GLASSES' })
  expect([1, 2, 3, 4, 5, 6, 20].map((week) => glassesInWeek(plan, week))).toEqual([4, 5, 6, 7, 8, 8, 8])
  expect(hydration({ sex: 'FEMALE', dailyWater: 'MORE_THAN_6_GLASSES' }).startGlasses).toBe(7)
})
