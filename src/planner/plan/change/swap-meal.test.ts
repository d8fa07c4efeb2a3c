import { expect, test } from 'vitest'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { swapMeal } from './swap-meal.ts'

const plan = planWeek(easyRequest, 1, library)
if ('kind' in plan) throw new Error('no week to swap in')
const dinner = { day: 2, meal: 3, dish: 0 }
const old = plan.days[2]?.meals[3]?.dishes[0]?.recipe ?? ''

test('offers five other dishes, each of which leaves a week without a violation', () => {
  for (const meal of [0, 1, 2, 3]) {
    const offers = swapMeal(easyRequest, plan, { ...dinner, meal }, library)
    expect(new Set(offers.map(({ recipe }) => recipe)).size).toBe(5)
    for (const { recipe, day } of offers) {
      expect(day.meals[meal]?.dishes[0]?.recipe).toBe(recipe)
      expect(validateWeek({ ...plan, days: plan.days.with(2, day) }, easyRequest, library)).toEqual([])
    }
  }
})

test('the other meals of the day keep their dishes', () => {
  const [offer] = swapMeal(easyRequest, plan, dinner, library)
  const names = (day: (typeof plan.days)[number] | undefined) =>
    day?.meals.slice(0, 3).map(({ dishes }) => dishes.map(({ recipe }) => recipe))
  expect(names(offer?.day)).toEqual(names(plan.days[2]))
})

test('a dish that has just been disliked can be swapped away, and does not come back', () => {
  const request = { ...easyRequest, dislikedRecipes: [old] }
  const offers = swapMeal(request, plan, dinner, library)
  expect(offers.length).toBe(5)
  expect(offers.map(({ recipe }) => recipe)).not.toContain(old)
})

test('a side is swapped for a side', () => {
  const request = { ...easyRequest, mealsADay: 2, targets: targetsAt(2000) } as const
  const week = planWeek(request, 1, library)
  if ('kind' in week) throw new Error('no week to swap in')
  const [offer] = swapMeal(request, week, { day: 0, meal: 1, dish: 1 }, library)
  expect(library.find(({ id }) => id === offer?.recipe)?.slots).toContain('SNACK')
})

test('offers nothing for a dish that is not there, or in a week of other rules', () => {
  expect(swapMeal(easyRequest, plan, { day: 7, meal: 0, dish: 0 }, library)).toEqual([])
  expect(swapMeal(easyRequest, plan, { day: 0, meal: 0, dish: 3 }, library)).toEqual([])
  const vegan = { ...easyRequest, cook: { ...easyRequest.cook, diets: ['VEGAN'] } } as const
  expect(swapMeal(vegan, plan, dinner, library)).toEqual([])
})
