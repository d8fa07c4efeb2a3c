import { expect, test } from 'vitest'
import { swapMeal } from '#planner/plan/change/swap-meal.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { snacksOf } from '#planner/plan/search/planned-day.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

function plan(request: WeekRequest): WeekPlan {
  const made = planWeek(request, 1, library)
  if ('kind' in made) throw new Error(`no week: ${made.missing.join()}`)
  return made
}
const mostTimes = ({ days }: WeekPlan): number => {
  const times = Map.groupBy(days.flatMap(snacksOf), (recipe) => recipe)
  return Math.max(...[...times.values()].map(({ length }) => length))
}
const large: WeekRequest = { ...easyRequest, mealsADay: 2, targets: targetsAt(3200) }
const snackIds = library.filter(({ slots }) => slots.includes('SNACK')).map(({ id }) => id)

test('a snack dish comes at most twice a week, as a snack or a side', () => {
  expect(mostTimes(plan(large))).toBeLessThanOrEqual(2)
  expect(mostTimes(plan({ ...easyRequest, mealsADay: 5 }))).toBeLessThanOrEqual(2)
})

test('a swap never suggests a snack for a third time', () => {
  const week = plan(large)
  const offers = [0, 3, 6].flatMap((day) =>
    swapMeal(large, week, { day, meal: 1, dish: 1 }, library).map((offer) => ({ day, offer })),
  )
  expect(offers.length).toBeGreaterThan(3)
  for (const { day, offer } of offers) {
    const swapped = { ...week, days: week.days.with(day, offer.day) }
    expect(validateWeek(swapped, large, library)).toEqual([])
  }
})

test('if few snacks are left they are repeated evenly, and the relaxation is reported', () => {
  for (const left of [2, 6]) {
    const request = { ...easyRequest, mealsADay: 5, dislikedRecipes: snackIds.slice(left) } as const
    const week = plan(request)
    expect(week.relaxed).toContain('REPEATS')
    expect(validateWeek(week, request, library)).toEqual([])
  }
})
