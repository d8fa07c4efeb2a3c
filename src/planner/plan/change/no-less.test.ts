import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { type PlannedDay, targetsOn } from '#planner/week/week-plan.ts'
import { changeableWeek } from './changeable-week.ts'
import { leftoverPlaces, withLeftovers } from './leftovers.ts'
import { raiseWeek } from './raise-week.ts'
import { replaceUnwanted } from './replace-unwanted.ts'
import { swapMeal } from './swap-meal.ts'

const planned = planWeek(easyRequest, 1, library)
if ('kind' in planned) throw new Error('There is no week.')
const targets = { ...easyRequest.targets, energy: kcalPerDay(2000) }
const raised = raiseWeek(easyRequest, planned, { targets, from: 1, eaten: [], at: '2026-11-26T08:00:00.000Z' }, library)
if (raised === null) throw new Error('The week cannot be raised.')
const { plan } = raised
const held = { ...raised.request, noLess: true } as const

const week = changeableWeek(held, plan, library)
if (week === null) throw new Error('The week cannot be changed.')

/** How far a changed day is below its target, or below what it had if that is less, kcal. */
function lost(index: number, day: PlannedDay | undefined): number {
  const least = Math.min(targetsOn(held, index).energy, week?.kcalOn(index) ?? 0)
  return day === undefined ? 0 : Math.max(0, least - (week?.withDay(day, index).kcalOn(index) ?? 0) - 1e-3)
}

const places = plan.days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))

test('while more food stands for safety, every swap leaves its day what it needs', () => {
  const offered = places.map((place) => swapMeal(held, plan, { ...place, dish: 0 }, library))
  const losses = offered.flatMap((offers, at) => offers.map(({ day }) => lost(places[at]?.day ?? 0, day)))
  expect(losses.filter((loss) => loss > 0)).toEqual([])
  // Nearly every meal still has something to choose from.
  expect(offered.filter((offers) => offers.length > 0).length).toBeGreaterThan(0.9 * places.length)
  for (const [at, [best]] of offered.entries()) {
    if (best === undefined) continue
    const changed = { ...plan, days: plan.days.with(places[at]?.day ?? 0, best.day) }
    expect(validateWeek(changed, raised.request, library)).toEqual([])
  }
})

test('without it, some of the same swaps would give less', () => {
  const losses = places.flatMap((place) =>
    swapMeal(raised.request, plan, { ...place, dish: 0 }, library).map(({ day }) => lost(place.day, day)),
  )
  expect(Math.max(...losses)).toBeGreaterThan(20)
})

test('cooking a meal twice, and replacing what is no longer liked, give no day less', () => {
  for (const of of places.slice(0, 8)) {
    for (const target of leftoverPlaces(held, plan, of, library)) {
      expect(lost(target.day, withLeftovers(held, plan, target, of, library) ?? undefined)).toBe(0)
    }
  }
  const disliked = plan.days[3]?.meals[1]?.dishes[0]?.recipe ?? ''
  const replaced = replaceUnwanted({ ...held, dislikedRecipes: [disliked] }, plan, library)
  expect(replaced?.replaced.length).toBeGreaterThan(0)
  for (const [at, day] of (replaced?.plan.days ?? []).entries()) expect(lost(at, day)).toBe(0)
})
