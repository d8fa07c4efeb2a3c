import { describe, expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { sharedCooking } from '#planner/derive/shared-cooking.ts'
import { library } from '#planner/recipes/library.ts'
import { anyHousehold, type HouseholdRequest, households } from '#planner/sample-requests/households.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { planWeek } from './plan-week.ts'
import { easyRequest } from './request.example.ts'
import { tableSeats } from './table-seats.ts'

function planned(request: HouseholdRequest): WeekPlan {
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) throw new Error(`no week: ${plan.missing.join()}`)
  return plan
}

const mealsOf = ({ days }: WeekPlan): readonly PlannedMeal[] => days.flatMap(({ meals }) => meals)
const plateOf = ({ plates = [] }: PlannedMeal, eater: string) =>
  (plates.find((plate) => plate.eater === eater)?.dishes ?? []).map(({ recipe }) => recipe)

/** Of the dishes on the plates of the others, the share that is cooked for the person of the request as well. */
function sharedOf(plan: WeekPlan): number {
  const all = mealsOf(plan).flatMap(({ dishes, plates = [] }) =>
    plates.flatMap((plate) => plate.dishes.map(({ recipe }) => dishes.some((dish) => dish.recipe === recipe))),
  )
  return all.filter(Boolean).length / all.length
}

test('somebody who eats alone has the same week whether nobody else is named or an empty table', () => {
  expect(planWeek({ ...easyRequest, others: [] }, 3, library)).toEqual(planWeek(easyRequest, 3, library))
})

// `npm run prove -- planner` plans for all of them.
const tables = Object.entries<HouseholdRequest>(households)
const sample = tables.filter((_, at) => at % casesOf(3, 1) === 0)

test.each(sample)('%s: every plate keeps the rules and the needs of its own eater', (_, request) => {
  expect(validateWeek(planned(request), request, library)).toEqual([])
})

test('households of any people get a week in which nobody gets what they must not', () => {
  const found = Array.from({ length: casesOf(3, 100) }, (_, at) => {
    const request = anyHousehold(`table ${at}`, library)
    const plan = planWeek(request, 1, library)
    return 'kind' in plan ? [request.person, plan.missing] : validateWeek(plan, request, library)
  }).filter(({ length }) => length > 0)
  expect(found).toEqual([])
})

test('the same household and week have the same plan', () => {
  const request = households['an omnivore and a vegan']
  expect(planned(request)).toEqual(planned(request))
})

describe('a couple with different needs', () => {
  const request = households['a couple with different needs']
  const plan = planned(request)

  test('shares every main dish, in portions of their own', () => {
    const mains = mealsOf(plan).filter(({ slot }) => slot !== 'SNACK')
    for (const meal of mains) expect(plateOf(meal, 'her')[0]).toBe(meal.dishes[0]?.recipe)
    const portions = mains.map(({ dishes, plates = [] }) => [dishes[0]?.portion, plates[0]?.dishes[0]?.portion])
    expect(portions.filter(([his = 0, hers = 0]) => hers > his).length).toBeGreaterThan(mains.length / 2)
  })
})

test('a vegan and an omnivore share what they eat', () => {
  expect(sharedOf(planned(households['an omnivore and a vegan']))).toBeGreaterThan(0.75)
})

test('a family shares its meals with a coeliac child', () => {
  expect(sharedOf(planned(households['a family with a coeliac child']))).toBeGreaterThan(0.75)
})

test('somebody whose diet leaves hardly a dish in common gets dishes of their own', () => {
  const plan = planned(households['palaeolithic and vegan'])
  const mains = mealsOf(plan).filter(({ slot }) => slot !== 'SNACK')
  const own = mains.filter((meal) => plateOf(meal, 'vegan')[0] !== meal.dishes[0]?.recipe)
  expect(own.length).toBeGreaterThan(0)
  expect(validateWeek(plan, households['palaeolithic and vegan'], library)).toEqual([])
})

/** The main dishes of a week that are cooked in more than one way, each for those who eat it. */
function cookedApart(request: HouseholdRequest, week: number): readonly string[] {
  const plan = planWeek(request, week, library)
  if ('kind' in plan) throw new Error(`no week: ${plan.missing.join()}`)
  const [first, ...others] = tableSeats(request, request.cook)
  return mealsOf(plan).flatMap((meal) => {
    const [main] = meal.dishes
    const recipe = library.find(({ id }) => id === main?.recipe)
    if (recipe === undefined) return []
    const eats = [first, ...others.filter(({ id }) => plateOf(meal, id)[0] === recipe.id)]
    return sharedCooking(recipe, eats).length > 1 ? [recipe.id] : []
  })
}

test('a part is cooked apart where no swap suits the whole table, week after week, and nowhere else', () => {
  const noCommonSwap = households['a vegan and an omnivore who rules out tofu']
  for (const week of [1, 2]) expect(cookedApart(noCommonSwap, week).length).toBeGreaterThan(1)
  expect(cookedApart(households['a family with a coeliac child'], 1)).toEqual([])
})
