import { expect, test } from 'vitest'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { changedMeals } from './changed-meals.ts'

const meal = (recipe: string, portion = 1): PlannedMeal => ({ slot: 'LUNCH', dishes: [{ recipe, portion }] })
const plan = (...days: readonly (readonly PlannedMeal[])[]): WeekPlan => ({
  week: 3,
  days: days.map((meals) => ({ meals })),
  relaxed: [],
})

test('a meal with other dishes is another, one with other portions is not', () => {
  const before = plan([meal('soup'), meal('pie')], [meal('stew')])
  const after = plan([meal('soup', 1.5), meal('curry')], [{ ...meal('stew'), leftoverOf: { day: 0, meal: 1 } }])
  expect(changedMeals(before, after)).toEqual([
    { week: 3, day: 0, meal: 1 },
    { week: 3, day: 1, meal: 0 },
  ])
  expect(changedMeals(after, after)).toEqual([])
})

test('a meal that the day did not have is new', () => {
  expect(changedMeals(plan([meal('soup')]), plan([meal('soup'), meal('nuts')]))).toEqual([{ week: 3, day: 0, meal: 1 }])
})

test('nothing is new in a week that nobody had seen', () => {
  expect(changedMeals(undefined, plan([meal('soup')]))).toEqual([])
})
