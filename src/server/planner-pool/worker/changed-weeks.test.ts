import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { households } from '#planner/sample-requests/households.fixture.ts'
import { chanceOf } from '#planner/sample-requests/random-choice.fixture.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { MealPlace, Past, Planned } from '#server/planner-pool/planner-pool.ts'
import { changeMeal } from './meal-changes.ts'
import { movesOf } from './meal-moves.ts'
import { plannedFor } from './people.example.ts'
import { validatedAnew } from './validated-week.ts'

const alone: WeekRequest = { ...easyRequest, variety: 'BALANCED', buying: { market: 'GB', eaters: 1 } }
const family: WeekRequest = { ...households['a family with a coeliac child'], variety: 'BALANCED' }
const nothingPast: Past = { from: 0, eaten: [] }
const shopping = { eaters: 1, usage: 'metric-GB', home: [] } as const

const mealAt = (plan: WeekPlan, { day, meal }: MealPlace) => plan.days[day]?.meals[meal]
const dishesAt = (plan: WeekPlan, place: MealPlace) => mealAt(plan, place)?.dishes.map(({ recipe }) => recipe)
const lock = (planned: Planned, place: MealPlace, locked = true): Planned => {
  const plan = changeMeal(planned, place, { to: 'lock', locked })
  return { ...planned, plan: plan ?? expect.fail() }
}
const anew = (planned: Planned, day?: number, past = nothingPast, bought: readonly string[] = []) =>
  validatedAnew(planned, { ...(day === undefined ? {} : { day }), past, bought, seed: 'seed' })

test('a day planned anew has other dishes, but for those that are locked, and other days stay as they were', () => {
  const dinner = { day: 2, meal: 3 }
  const week = lock(plannedFor(alone), dinner)
  const found = anew(week, 2)
  if (found.kind !== 'planned') return expect.fail(found.kind)
  expect(validateWeek(found.plan, alone, library)).toEqual([])
  expect(dishesAt(found.plan, dinner)).toEqual(dishesAt(week.plan, dinner))
  expect(mealAt(found.plan, dinner)?.locked).toBe(true)
  expect(dishesAt(found.plan, { day: 2, meal: 0 })).not.toEqual(dishesAt(week.plan, { day: 2, meal: 0 }))
  const others = [0, 1, 3, 4, 5, 6].filter(
    (day) => JSON.stringify(found.plan.days[day]) === JSON.stringify(week.plan.days[day]),
  )
  expect(others.length).toBeGreaterThanOrEqual(4)
  expect(anew(week, 2)).toEqual(found)
})

test('the rest of a week is planned around what is past, eaten, locked and bought for', () => {
  const locked = { day: 5, meal: 1 }
  const week = lock(plannedFor(alone), locked)
  const past = { from: 2, eaten: [0] }
  const found = anew(week, undefined, past)
  if (found.kind !== 'planned') return expect.fail(found.kind)
  expect(validateWeek(found.plan, alone, library)).toEqual([])
  for (const day of [0, 1]) expect(found.plan.days[day]).toEqual(week.plan.days[day])
  const eaten = { day: 2, meal: 0 }
  expect(mealAt(found.plan, eaten)).toEqual({ ...mealAt(week.plan, eaten), kept: true })
  expect(dishesAt(found.plan, locked)).toEqual(dishesAt(week.plan, locked))
  expect(found.plan.days.slice(3)).not.toEqual(week.plan.days.slice(3))
  const everything = allIngredients.map(({ id }) => id)
  expect(anew(week, undefined, past, everything).kind).toBe('NOTHING_ANEW')
})

test('two meals change places, and the dishes of both days keep their bounds', () => {
  const week = plannedFor(alone)
  const from = { day: 1, meal: 3 }
  const moves = movesOf(week, from, nothingPast, shopping)
  expect(moves.length).toBeGreaterThan(2)
  for (const { day, meal, days } of moves) {
    const plan = changeMeal(week, from, { to: 'place', day, meal }) ?? expect.fail()
    expect(validateWeek(plan, alone, library)).toEqual([])
    expect(dishesAt(plan, { day, meal })).toEqual(dishesAt(week.plan, from))
    expect(days.length).toBe(day === from.day ? 1 : 2)
  }
  expect(movesOf(week, from, { from: 2, eaten: [] }, shopping)).toEqual([])
  const ahead = movesOf(week, from, { from: 1, eaten: [0] }, shopping)
  expect(ahead.every(({ day }) => day >= 1)).toBe(true)
})

test.each([
  ['somebody alone', alone],
  ['a family with a coeliac child', family],
])('whatever is locked, moved and planned anew, no rule of %s is broken', (name, request) => {
  const { pick, between } = chanceOf(seededRandom(`hands ${name}`))
  const known = new Set(validateWeek(plannedFor(request).plan, request, library).map((each) => JSON.stringify(each)))
  let week = plannedFor(request)
  let done = 0
  for (let turn = 0; turn < casesOf(16, 60); turn++) {
    const place = { day: between(0, 6), meal: between(0, request.mealsADay - 1) }
    const kind = pick(['lock', 'place', 'place', 'anew'] as const)
    const after = after_(kind)
    if (after === null) continue
    done++
    const broken = validateWeek(after, request, library).filter((each) => !known.has(JSON.stringify(each)))
    expect(broken, `${turn} ${kind}`).toEqual([])
    const locked = week.plan.days.flatMap(({ meals }, day) =>
      meals.flatMap((each, meal) => (each.locked === true ? [{ day, meal }] : [])),
    )
    if (kind === 'anew') for (const at of locked) expect(dishesAt(after, at)).toEqual(dishesAt(week.plan, at))
    week = { ...week, plan: after }

    function after_(of: typeof kind): WeekPlan | null {
      if (of === 'lock') return changeMeal(week, place, { to: 'lock', locked: between(0, 2) > 0 })
      if (of === 'place') {
        const to = { day: between(0, 6), meal: pick([place.meal, between(0, request.mealsADay - 1)]) }
        return changeMeal(week, place, { to: 'place', ...to })
      }
      const found = validatedAnew(week, { day: place.day, past: nothingPast, bought: [], seed: `${turn}` })
      return found.kind === 'planned' ? found.plan : null
    }
  }
  expect(done).toBeGreaterThan(3)
})
