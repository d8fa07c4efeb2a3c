import { describe, expect, test } from 'vitest'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { households } from '#planner/sample-requests/households.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { isStricter, withPast } from './keep-past.ts'
import { replaceUnwanted } from './replace-unwanted.ts'
import { setTable } from './set-table.ts'

function planned(request: WeekRequest): WeekPlan {
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) throw new Error('no week')
  return plan
}
const bare = ({ days }: WeekPlan, day: number) =>
  days[day]?.meals.map(({ slot, dishes, plates }) => ({ slot, dishes, plates: plates ?? [] }))
const isPast = (day: number, meal: number) => day < 3 || (day === 3 && meal === 0)

const couple = {
  request: households['a couple with different needs'],
  plan: planned(households['a couple with different needs']),
}
const alone = { request: easyRequest, plan: planned(easyRequest) }

describe.each([
  ['somebody alone', alone],
  ['a couple', couple],
])('%s on Thursday after breakfast', (_, before) => {
  const vegan: WeekRequest = { ...before.request, cook: { ...before.request.cook, diets: ['VEGAN'] } }
  const fresh = { request: vegan, plan: planned(vegan) }
  const plan = withPast(before, fresh, isPast)

  test('keeps what was eaten through a change of diet, and only that', () => {
    for (const day of [0, 1, 2]) expect(bare(plan, day)).toEqual(bare(before.plan, day))
    expect(plan.days[3]?.meals[0]?.dishes).toEqual(before.plan.days[3]?.meals[0]?.dishes)
    for (const day of [4, 5, 6]) expect(bare(plan, day)).toEqual(bare(fresh.plan, day))
    expect(plan.days.flatMap(({ meals }) => meals.filter(({ kept }) => kept === true))).toHaveLength(
      3 * (before.plan.days[0]?.meals.length ?? 0) + 1,
    )
  })

  test('has a week in which nothing ahead breaks the new rules, and its plates stay when others are fitted', () => {
    const set = setTable(vegan, plan, library) ?? expect.fail()
    expect(validateWeek(set, vegan, library).filter(({ kind }) => kind !== 'DAY_ENERGY')).toEqual([])
    for (const day of [0, 1, 2]) expect(bare(set, day)).toEqual(bare(before.plan, day))
  })

  test('keeps the days with other meals when the number of meals changes', () => {
    const two: WeekRequest = { ...before.request, mealsADay: 2 }
    const fewer = withPast(before, { request: two, plan: planned(two) }, isPast)
    expect(fewer.days.map(({ meals }) => meals.length)).toEqual([4, 4, 4, 2, 2, 2, 2])
    expect(setTable(two, fewer, library)).not.toBeNull()
  })

  test('a disliked dish of a past day stays, and goes from the days ahead', () => {
    const [gone, ahead] = [1, 5].map((day) => before.plan.days[day]?.meals[1]?.dishes[0]?.recipe ?? '')
    const wanted = { ...before.request, dislikedRecipes: [gone ?? '', ahead ?? ''] }
    const found = replaceUnwanted(wanted, before.plan, library, isPast) ?? expect.fail()
    for (const day of [0, 1, 2]) expect(bare(found.plan, day)).toEqual(bare(before.plan, day))
    const later = found.plan.days.slice(3).flatMap(({ meals }) => meals.filter(({ kept }) => kept !== true))
    const eaten = later.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe))
    expect(eaten).not.toContain(ahead)
    expect(validateWeek(found.plan, wanted, library)).toEqual([])
  })
})

test('what is left over from a past day is eaten as it was planned, unless somebody must not get it since or dislikes it', () => {
  const dinner = alone.plan.days[2]?.meals.findIndex(({ slot }) => slot === 'DINNER') ?? -1
  const lunch = alone.plan.days[3]?.meals.findIndex(({ slot }) => slot === 'LUNCH') ?? -1
  const [dish] = alone.plan.days[2]?.meals[dinner]?.dishes ?? []
  const days = alone.plan.days.map(({ meals }, day) => ({
    meals: meals.map((meal, at) =>
      day === 3 && at === lunch && dish !== undefined
        ? { ...meal, dishes: [dish], leftoverOf: { day: 2, meal: dinner } }
        : meal,
    ),
  }))
  const before = { request: easyRequest, plan: { ...alone.plan, days } }
  const lunchAfter = (request: WeekRequest) =>
    withPast(before, { request, plan: alone.plan }, isPast).days[3]?.meals[lunch]
  const other: WeekRequest = { ...easyRequest, cuisines: ['GREEK'] }
  expect(lunchAfter(other)?.leftoverOf).toEqual({ day: 2, meal: dinner })
  expect(lunchAfter({ ...other, dislikedRecipes: [dish?.recipe ?? ''] })).not.toHaveProperty('leftoverOf')
  const stricter: WeekRequest = { ...other, cook: { ...other.cook, restrictions: ['SESAME'] } }
  expect(isStricter(easyRequest, stricter)).toBe(true)
  expect(isStricter(stricter, easyRequest)).toBe(false)
  expect(lunchAfter(stricter)).not.toHaveProperty('leftoverOf')
})
