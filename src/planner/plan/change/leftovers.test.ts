import { expect, test } from 'vitest'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import { brokenLeftovers, leftoverPlaces, type MealAddress, withLeftovers } from './leftovers.ts'
import { repairedWeek } from './repaired-week.ts'
import { swapMeal } from './swap-meal.ts'

const request = { ...easyRequest, cook: { ...easyRequest.cook, time: 'LESS_30_MINUTES' } } as const
const planned = planWeek(request, 1, library)
if ('kind' in planned) throw new Error('no week to eat again in')
const plan: WeekPlan = planned

const meals = plan.days.flatMap((day, index) => day.meals.map((_, meal) => ({ day: index, meal })))
const mealAt = ({ days }: WeekPlan, { day, meal }: MealAddress) => days[day]?.meals[meal]
const keepsDays = (of: MealAddress) =>
  library.find(({ id }) => id === mealAt(plan, of)?.dishes[0]?.recipe)?.keepsDays ?? 0

function eatenAgain(week: WeekPlan, target: MealAddress, of: MealAddress): WeekPlan {
  const day = withLeftovers(request, week, target, of, library)
  if (day === null) throw new Error('this meal cannot be eaten again there')
  return { ...week, days: week.days.with(target.day, day) }
}
const offers = meals.map((of) => ({ of, places: leftoverPlaces(request, plan, of, library) }))
const first = offers.find(({ places }) => places.length > 0)
if (first?.places[0] === undefined) throw new Error('nothing of this week keeps')
const { of, places } = first
const [target] = first.places

test('a dish cooked once may be eaten again at later lunches and dinners while it keeps, without a violation', () => {
  const all = offers.flatMap(({ of: source, places: targets }) => targets.map((each) => ({ source, each })))
  expect(all.length).toBeGreaterThan(10)
  for (const { source, each } of all) {
    const again = eatenAgain(plan, each, source)
    expect(validateWeek(again, request, library)).toEqual([])
    expect(mealAt(again, each)?.leftoverOf).toEqual(source)
    expect(mealAt(again, each)?.dishes[0]?.recipe).toBe(mealAt(plan, source)?.dishes[0]?.recipe)
    expect(each.day - source.day).toBeLessThanOrEqual(keepsDays(source))
    expect(each.day).toBeGreaterThan(source.day)
  }
})

test('leftovers have no leftovers, are not eaten twice a day, and do not replace a meal that others come from', () => {
  const again = eatenAgain(plan, target, of)
  expect(leftoverPlaces(request, again, target, library)).toEqual([])
  expect(leftoverPlaces(request, again, of, library).filter(({ day }) => day === target.day)).toEqual([])
  const before = meals.filter(({ day }) => day < of.day)
  for (const each of before) expect(leftoverPlaces(request, again, each, library)).not.toContainEqual(of)
})

test('a disliked dish or a snack has no leftovers', () => {
  const recipe = mealAt(plan, of)?.dishes[0]?.recipe ?? ''
  expect(leftoverPlaces({ ...request, dislikedRecipes: [recipe] }, plan, of, library)).toEqual([])
  expect(leftoverPlaces(request, plan, { day: 0, meal: 2 }, library)).toEqual([])
  expect(leftoverPlaces(request, plan, { day: 9, meal: 0 }, library)).toEqual([])
  expect(withLeftovers(request, plan, of, target, library)).toBeNull()
})

test('a swap elsewhere in the day keeps leftovers', () => {
  const again = eatenAgain(plan, target, of)
  const [offer] = swapMeal(request, again, { day: target.day, meal: 0, dish: 0 }, library)
  expect(offer?.day.meals[target.meal]?.leftoverOf).toEqual(of)
  const [other] = swapMeal(request, again, { ...target, dish: 0 }, library)
  expect(other?.day.meals[target.meal]).not.toHaveProperty('leftoverOf')
})

test('leftovers are broken when their source changes, and can be repaired', () => {
  for (const place of places) {
    const again = eatenAgain(plan, place, of)
    expect(brokenLeftovers(again)).toEqual([])
    expect(repairedWeek(request, again, library)).toBe(again)
    for (const { day } of swapMeal(request, again, { ...of, dish: 0 }, library)) {
      const changed = { ...again, days: again.days.with(of.day, day) }
      expect(brokenLeftovers(changed)).toEqual([place])
      const whole = repairedWeek(request, changed, library)
      expect(whole).not.toBeNull()
      if (whole === null) continue
      expect(validateWeek(whole, request, library)).toEqual([])
      expect(mealAt(whole, of)).toEqual(mealAt(changed, of))
    }
  }
})

test('leftovers of a later meal, of leftovers, or of another dish are broken', () => {
  const again = eatenAgain(plan, target, of)
  const saying = (leftoverOf: MealAddress): WeekPlan => ({
    ...again,
    days: again.days.map(({ meals: all }, day) => ({
      meals: all.map((meal, at) => (day === target.day && at === target.meal ? { ...meal, leftoverOf } : meal)),
    })),
  })
  expect(brokenLeftovers(saying({ day: 6, meal: 3 }))).toEqual([target])
  expect(brokenLeftovers(saying({ day: of.day, meal: 0 }))).toEqual([target])
  expect(brokenLeftovers(saying(target))).toEqual([target])
})
