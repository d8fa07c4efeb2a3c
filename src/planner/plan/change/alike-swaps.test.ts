import { expect, test } from 'vitest'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { dishesOf } from '#planner/plan/search/planned-day.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { pairsOnDay } from '#planner/plan/search/same-day.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { replaceUnwanted } from './replace-unwanted.ts'
import { type DishAddress, swapMeal } from './swap-meal.ts'

const { cook } = easyRequest
const people: readonly WeekRequest[] = [
  { ...easyRequest, mealsADay: 3 },
  { ...easyRequest, mealsADay: 2, targets: targetsAt(2200) },
  { ...easyRequest, cook: { ...cook, diets: ['VEGETARIAN'] } },
]

/** Their first weeks, planned once, because planning takes as long as a test. */
const plans = new Map<WeekRequest, WeekPlan>()
function planned(request: WeekRequest): WeekPlan {
  const plan = plans.get(request) ?? planWeek(request, 1, library)
  if ('kind' in plan) throw new Error('no week to swap in')
  plans.set(request, plan)
  return plan
}

const spaces = new Map<WeekRequest, ReturnType<typeof spaceOf>>()
function spaceOf(request: WeekRequest) {
  const { candidates, places } = searchSpacesFor(request, library)([])
  return { candidates, places, numbers: new Map(candidates.recipes.map(({ id }, number) => [id, number])) }
}

/** The number of pairs of similar dishes in a day. */
function pairsOf(request: WeekRequest, day: PlannedDay): number {
  const space = spaces.get(request) ?? spaceOf(request)
  spaces.set(request, space)
  const { candidates, places, numbers } = space
  const dishes = Int32Array.from(dishesOf(day), ({ recipe }) => numbers.get(recipe) ?? -1)
  return pairsOnDay(dishes, { places, candidates })
}

const addresses = ({ days }: WeekPlan): readonly DishAddress[] =>
  days.flatMap(({ meals }, day) =>
    meals.flatMap(({ dishes }, meal) => dishes.map((_each, dish): DishAddress => ({ day, meal, dish }))),
  )

test('while there are enough dishes, no suggestion adds a dish similar to another of the day', () => {
  for (const request of people) {
    const plan = planned(request)
    for (const address of addresses(plan)) {
      const before = pairsOf(request, plan.days[address.day] ?? { meals: [] })
      const offers = swapMeal(request, plan, address, library)
      expect(offers).toHaveLength(5)
      expect(offers.filter(({ day }) => pairsOf(request, day) > before)).toEqual([])
    }
  }
})

test('if nothing else is left, similar dishes are suggested too, after the others', () => {
  const [request = easyRequest] = people
  const plan = planned(request)
  const address = { day: 2, meal: 2, dish: 0 }
  let wanted = request
  let last: readonly number[] = []
  while (last.every((pairs) => pairs === 0)) {
    const offers = swapMeal(wanted, plan, address, library)
    expect(offers).toHaveLength(5)
    last = offers.map(({ day }) => pairsOf(request, day))
    const apart = offers.filter((_offer, at) => last[at] === 0).map(({ recipe }) => recipe)
    wanted = { ...wanted, dislikedRecipes: [...wanted.dislikedRecipes, ...apart] }
  }
  expect(last).toEqual(last.toSorted((a, b) => a - b))
})

test('the replacement of an unwanted dish is not similar to another dish of the day, either', () => {
  const [request = easyRequest] = people
  const plan = planned(request)
  for (const { meals } of plan.days) {
    const dislikedRecipes = meals.flatMap(({ dishes }) => dishes.slice(0, 1).map(({ recipe }) => recipe)).slice(-1)
    const changed = replaceUnwanted({ ...request, dislikedRecipes }, plan, library)
    const pairs = (each: WeekPlan) => each.days.reduce((sum, day) => sum + pairsOf(request, day), 0)
    expect(changed).not.toBeNull()
    expect(changed === null ? 0 : pairs(changed.plan)).toBeLessThanOrEqual(pairs(plan))
  }
})
