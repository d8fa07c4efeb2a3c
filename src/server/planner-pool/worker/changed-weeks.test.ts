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
import { plannedFor, shownFor } from './people.example.ts'
import { potsAt } from './pots.ts'
import { cookingsIn } from './served-dishes.ts'
import { shoppingNeeds } from './shopping-list.ts'
import { validatedAnew } from './validated-week.ts'
import { weekView } from './week-view.ts'

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

const kcalOn = (planned: Planned, day: number) => weekView(shownFor(planned)).days[day]?.figures.energy ?? 0
const elsewhere = (planned: Planned, place: MealPlace, kcal: number, past = nothingPast) =>
  changeMeal(planned, place, { to: 'away', kcal }, past)

test.each([500, 900])('a dinner of %d kcal elsewhere leaves the day in its band, and the list without it', (kcal) => {
  const week = plannedFor(alone)
  const place = { day: 4, meal: 3 }
  const plan = elsewhere(week, place, kcal) ?? expect.fail()
  expect(validateWeek(plan, alone, library)).toEqual([])
  const after = { ...week, plan }
  const { days } = weekView(shownFor(after))
  expect(days[4]?.meals[3]).toMatchObject({ away: kcal, dishes: [], figures: { energy: kcal } })
  expect(Math.abs(kcalOn(after, 4) - alone.targets.energy)).toBeLessThan(0.06 * alone.targets.energy)
  const gone = week.plan.days[4]?.meals[3]?.dishes[0]?.recipe
  const cooked = plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ dishes: [main] }, meal) => (main?.recipe === gone && !(day === 4 && meal === 3) ? [main] : [])),
  )
  const grams = (of: Planned) => shoppingNeeds(of, 1).reduce((sum, { g }) => sum + g, 0)
  if (cooked.length === 0) expect(grams(after)).not.toBe(grams(week))
  expect(potsAt(after, cookingsIn(alone, plan), place).flatMap(({ shares }) => shares)).toEqual([])
  const back = changeMeal(after, place, { to: 'home' }) ?? expect.fail()
  expect(validateWeek(back, alone, library)).toEqual([])
  expect(dishesAt(back, place)).toEqual(dishesAt(week.plan, place))
})

test('a meal that is skipped gives its energy to the others, and what was eaten stays', () => {
  const week = plannedFor(alone)
  const days = [1, 3, 5].map((day) => ({ day, plan: elsewhere(week, { day, meal: 2 }, 0) ?? expect.fail() }))
  for (const { day, plan } of days) {
    expect(validateWeek(plan, alone, library)).toEqual([])
    const off = Math.abs(kcalOn({ ...week, plan }, day) - alone.targets.energy)
    expect(off).toBeLessThan(0.06 * alone.targets.energy)
  }
  const eaten = elsewhere(week, { day: 3, meal: 3 }, 0, { from: 3, eaten: [0] }) ?? expect.fail()
  expect(mealAt(eaten, { day: 3, meal: 0 })).toEqual(mealAt(week.plan, { day: 3, meal: 0 }))
  expect(kcalOn({ ...week, plan: eaten }, 3)).toBeGreaterThanOrEqual(alone.targets.energyFloor)
})

test('what the other meals cannot make up for is refused below the energy floor only', () => {
  const week = plannedFor({ ...alone, mealsADay: 2 })
  const dinner = { day: 1, meal: 1 }
  const plan = elsewhere(week, dinner, 0)
  if (plan !== null) expect(kcalOn({ ...week, plan }, 1)).toBeGreaterThanOrEqual(alone.targets.energyFloor - 1)
  const feast = elsewhere(week, dinner, 2400) ?? expect.fail()
  expect(kcalOn({ ...week, plan: feast }, 1)).toBeGreaterThan(2400)
})

test('while more food stands for safety, no day gets less by a meal elsewhere', () => {
  const week = plannedFor(alone)
  const kept = { ...week, request: { ...alone, noLess: true as const } }
  for (const kcal of [0, 200, 600])
    for (const day of [0, 3]) {
      const plan = elsewhere(kept, { day, meal: 3 }, kcal)
      const least = Math.min(alone.targets.energy, kcalOn(week, day))
      if (plan !== null) expect(kcalOn({ ...week, plan }, day)).toBeGreaterThanOrEqual(least - 1)
    }
})

test('one of a family eats elsewhere, and the others eat at home as before', () => {
  const week = plannedFor(family)
  const dinners = week.plan.days.map((_, day) => ({ day, meal: 3 }))
  const place = dinners.find((each) => mealAt(week.plan, each)?.leftoverOf === undefined) ?? expect.fail()
  const plan = changeMeal(week, place, { to: 'away', kcal: 700, for: 'me' }) ?? expect.fail()
  expect(validateWeek(plan, family, library).filter(({ kind }) => kind !== 'OF_EATER')).toEqual([])
  expect(mealAt(plan, place)?.plates).toEqual(mealAt(week.plan, place)?.plates)
  const shares = potsAt({ ...week, plan }, cookingsIn(family, plan), place).flatMap((pot) => pot.shares)
  expect(shares.length).toBeGreaterThan(0)
  expect(shares.some(({ eater }) => eater === family.person)).toBe(false)
  const all = changeMeal(week, place, { to: 'away', kcal: 0 })
  if (all !== null)
    expect(potsAt({ ...week, plan: all }, cookingsIn(family, all), place).flatMap((pot) => pot.shares)).toEqual([])
})

test.each([
  ['somebody alone', alone],
  ['a family with a coeliac child', family],
])('whatever is locked, moved, eaten elsewhere and planned anew, no rule of %s is broken', (name, request) => {
  const { pick, between } = chanceOf(seededRandom(`hands ${name}`))
  const known = new Set(validateWeek(plannedFor(request).plan, request, library).map((each) => JSON.stringify(each)))
  let week = plannedFor(request)
  let done = 0
  for (let turn = 0; turn < casesOf(16, 60); turn++) {
    const place = { day: between(0, 6), meal: between(0, request.mealsADay - 1) }
    const kind = pick(['lock', 'place', 'place', 'away', 'home', 'anew'] as const)
    const forMe = between(0, 1) === 0 ? ({ for: 'me' } as const) : {}
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
      if (of === 'away') return changeMeal(week, place, { to: 'away', kcal: between(0, 3) * 300, ...forMe })
      if (of === 'home') return changeMeal(week, place, { to: 'home' })
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
