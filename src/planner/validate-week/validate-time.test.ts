import { expect, test } from 'vitest'
import type { Recipe } from '#planner/recipe.ts'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { cook, goodWeek, meal, smallLibrary, violationsIn, withMeals } from './hand-made.example.ts'

/** The good week with half a snack as a side of the third day's dinner. */
const withSide = (change: Partial<PlannedMeal> = {}): WeekPlan => {
  const [breakfast, lunch] = goodWeek.days[2]?.meals ?? []
  const dishes = [
    { recipe: 'dinner-3', portion: 1 },
    { recipe: 'snack-1', portion: 0.5 },
  ]
  const meals = [breakfast, lunch, { ...meal('DINNER'), dishes, ...change }].filter((each) => each !== undefined)
  return withMeals(3, meals)
}
const lasting = (dinner: Recipe['minutes'], side: Recipe['minutes']): readonly Recipe[] =>
  smallLibrary.map((each) => {
    if (each.id === 'dinner-3') return { ...each, minutes: dinner, keepsDays: 2 }
    return each.id === 'snack-1' ? { ...each, minutes: side } : each
  })
const lateIn = (plan: WeekPlan, library: readonly Recipe[], request = cook({})) =>
  violationsIn({ plan, request, library }).filter(({ kind }) => kind === 'MEAL_TIME')

test('active minutes of the dishes of a meal add up', () => {
  const library = lasting({ active: 22, total: 25 }, { active: 9, total: 9 })
  expect(lateIn(withSide(), library)).toEqual([
    { kind: 'MEAL_TIME', day: 3, meal: 3, slot: 'DINNER', minutes: 31, most: 30 },
  ])
  expect(lateIn({ ...withSide(), relaxed: ['TIME'] }, library)).toEqual([])
})

test('a side is made while the main dish simmers', () => {
  expect(lateIn(withSide(), lasting({ active: 10, total: 30 }, { active: 10, total: 20 }))).toEqual([])
})

test('leftovers leave all the time for their side', () => {
  const library = lasting({ active: 25, total: 30 }, { active: 10, total: 10 })
  const cooked = goodWeek.days.with(1, {
    meals: [...(goodWeek.days[1]?.meals.slice(0, 2) ?? []), meal('DINNER', 'dinner-3')],
  })
  const again = withSide({ leftoverOf: { day: 1, meal: 2 } })
  expect(lateIn({ ...again, days: cooked.with(2, again.days[2] ?? { meals: [] }) }, library)).toEqual([])
  expect(lateIn(withSide(), library)).toHaveLength(1)
})

test('a person who does not cook may prepare several dishes one after another', () => {
  const library = lasting({ active: 10, total: 10 }, { active: 10, total: 10 })
  expect(lateIn(withSide(), library, cook({ time: 'DONT_COOK' }))).toEqual([])
  const slow = lasting({ active: 10, total: 10 }, { active: 21, total: 21 })
  expect(lateIn(withSide(), slow, cook({ time: 'DONT_COOK' }))).toHaveLength(1)
})

test('a single dish is not counted here, unless somebody at the table eats from another pot', () => {
  const library = lasting({ active: 31, total: 40 }, { active: 9, total: 9 })
  const alone = withMeals(3, [...(goodWeek.days[2]?.meals.slice(0, 2) ?? []), meal('DINNER', 'dinner-3')])
  expect(lateIn(alone, library)).toEqual([])
  const plates = [{ eater: 'other', dishes: [{ recipe: 'dinner-4', portion: 1 }] }]
  const shared = withMeals(3, [
    ...(goodWeek.days[2]?.meals.slice(0, 2) ?? []),
    { ...meal('DINNER', 'dinner-3'), plates },
  ])
  expect(lateIn(shared, library)).toEqual([
    { kind: 'MEAL_TIME', day: 3, meal: 3, slot: 'DINNER', minutes: 40, most: 30 },
  ])
})
