import { expect, test } from 'vitest'
import { variantFor } from '#planner/derive/variant.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { dishesOf } from '#planner/plan/search/planned-day.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { leftoverPlaces, withLeftovers } from './leftovers.ts'
import { replaceUnwanted } from './replace-unwanted.ts'

function planned(request: WeekRequest): WeekPlan {
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) throw new Error('no week to change')
  return plan
}
const plan = planned(easyRequest)
const recipesIn = ({ days }: WeekPlan) => days.flatMap(dishesOf).map(({ recipe }) => recipe)
const usual = (id: string) => {
  const variant = variantFor(library.find((recipe) => recipe.id === id) ?? library[0] ?? fail(), easyRequest.cook)
  return variant.kind === 'variant' ? variant.lines.map((line) => line.id) : []
}
const fail = (): never => {
  throw new Error('the library is empty')
}

test('a dish that becomes disliked is replaced, and everything else stays', () => {
  for (const [day, { meals }] of plan.days.entries()) {
    const meal = day % meals.length
    const from = meals[meal]?.dishes[0]?.recipe ?? ''
    const request = { ...easyRequest, dislikedRecipes: [from] }
    const done = replaceUnwanted(request, plan, library)
    if (done === null) throw new Error(`${from} could not be replaced`)
    expect(validateWeek(done.plan, request, library)).toEqual([])
    expect(done.replaced.every((each) => each.from === from && each.to !== from)).toBe(true)
    expect(done.replaced).toContainEqual(expect.objectContaining({ day, meal }))
    expect(done.plan.days.filter((_, at) => !done.replaced.some((each) => each.day === at))).toEqual(
      plan.days.filter((_, at) => !done.replaced.some((each) => each.day === at)),
    )
  }
})

test('an ingredient that becomes banned disappears from every dish of the week', () => {
  for (const banned of ['garlic', 'lemon', 'tomato'] as const) {
    const request = { ...easyRequest, bannedIngredients: [banned] }
    const done = replaceUnwanted(request, plan, library)
    if (done === null) throw new Error(`${banned} could not be avoided`)
    expect(done.replaced.map(({ from }) => from)).toEqual(recipesIn(plan).filter((id) => usual(id).includes(banned)))
    expect(validateWeek(done.plan, request, library)).toEqual([])
  }
})

test('several dishes of one day, sides too, are replaced together', () => {
  const request = { ...easyRequest, mealsADay: 2, targets: targetsAt(2200) } as const
  const week = planned(request)
  const dislikedRecipes = (week.days[3]?.meals ?? []).flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe))
  const wanted = { ...request, dislikedRecipes }
  const done = replaceUnwanted(wanted, week, library)
  if (done === null) throw new Error('the day could not be changed')
  expect(validateWeek(done.plan, wanted, library)).toEqual([])
  expect(done.replaced.filter(({ day }) => day === 3).length).toBe(dislikedRecipes.length)
})

test('leftovers follow their source', () => {
  const sources = plan.days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))
  const of = sources.find((each) => leftoverPlaces(easyRequest, plan, each, library).length > 0) ?? { day: 0, meal: 0 }
  for (const target of leftoverPlaces(easyRequest, plan, of, library)) {
    const day = withLeftovers(easyRequest, plan, target, of, library) ?? { meals: [] }
    const again = { ...plan, days: plan.days.with(target.day, day) }
    const dislikedRecipes = [again.days[of.day]?.meals[of.meal]?.dishes[0]?.recipe ?? '']
    const done = replaceUnwanted({ ...easyRequest, dislikedRecipes }, again, library)
    if (done === null) throw new Error('the leftovers could not follow')
    expect(validateWeek(done.plan, { ...easyRequest, dislikedRecipes }, library)).toEqual([])
    expect(done.replaced.map(({ meal, day: at }) => ({ day: at, meal }))).toEqual([of, target])
  }
})

test('if nothing is unwanted nothing changes; if too much is, the week has to be planned again', () => {
  expect(replaceUnwanted(easyRequest, plan, library)).toEqual({ plan, replaced: [] })
  const dislikedRecipes = library.filter(({ slots }) => slots.includes('BREAKFAST')).map(({ id }) => id)
  expect(replaceUnwanted({ ...easyRequest, dislikedRecipes }, plan, library)).toBeNull()
  const vegan = { ...easyRequest, cook: { ...easyRequest.cook, diets: ['VEGAN'] } } as const
  expect(replaceUnwanted(vegan, plan, library)).toBeNull()
})
