import { expect, test } from 'vitest'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { goodWeek, meal, type Situation, smallLibraryWith, violationsIn, weekWith } from './hand-made.example.ts'
import type { Violation } from './violation.ts'

/** A library in which the third dinner keeps for two days. */
const library = smallLibraryWith('dinner-3', { keepsDays: 2 })
const left = (day: number, at: number, ...recipes: readonly string[]): PlannedMeal => ({
  ...meal('DINNER', ...recipes),
  leftoverOf: { day, meal: at },
})
/** Leftovers of the third day's dinner. */
const again = left(2, 2, 'dinner-3')
const week = (dayAt: number, change: PlannedMeal, before: WeekPlan = goodWeek): WeekPlan => ({
  ...before,
  days: before.days.map((day, at) => (at === dayAt - 1 ? { meals: day.meals.toSpliced(2, 1, change) } : day)),
})

test('leftovers are no repeat, take no time, and may be a dinner eaten at lunch', () => {
  expect(violationsIn({ plan: week(5, again), library })).toEqual([])
  const slow = smallLibraryWith('dinner-3', { keepsDays: 2, minutes: { active: 5, total: 60 } })
  const kinds = violationsIn({ plan: week(5, again), library: slow }).map((violation) => violation)
  expect(kinds).toEqual([{ kind: 'TIME', day: 3, meal: 3, slot: 'DINNER', recipe: 'dinner-3', minutes: 60, most: 30 }])
  const lunch = { ...again, slot: 'LUNCH' } as const
  expect(violationsIn({ plan: weekWith(4, 2, lunch), library })).toEqual([])
})

test('leftovers still count towards their day', () => {
  const twice = violationsIn({ plan: weekWith(3, 2, { ...left(2, 2, 'dinner-3'), slot: 'LUNCH' }), library })
  expect(twice.map(({ kind }) => kind)).toContain('TWICE_A_DAY')
  const large = violationsIn({ plan: week(5, { ...again, dishes: [{ recipe: 'dinner-3', portion: 2 }] }), library })
  expect(large.map(({ kind }) => kind)).toContain('DAY_ENERGY')
})

const broken = (because: string, of: { readonly day: number; readonly meal: number }, day = 5): Violation =>
  // The rows below use only values of the type.
  ({ kind: 'LEFTOVERS', day, meal: 3, slot: 'DINNER', of, because }) as Violation

test.each<readonly [string, Situation, Violation]>([
  ['of a later meal', { plan: week(2, again) }, broken('NOT_EARLIER', { day: 3, meal: 3 }, 2)],
  [
    'of a meal that does not exist',
    { plan: week(5, left(2, 7, 'dinner-3')) },
    broken('NOT_EARLIER', { day: 3, meal: 8 }),
  ],
  ['of another dish', { plan: week(5, left(2, 1, 'dinner-3')) }, broken('OTHER_DISH', { day: 3, meal: 2 })],
  ['kept too long', { plan: week(6, again) }, broken('KEPT_TOO_LONG', { day: 3, meal: 3 }, 6)],
  [
    'of leftovers',
    { plan: week(5, left(3, 2, 'dinner-3'), week(4, again)) },
    broken('LEFT_OVER_ITSELF', { day: 4, meal: 3 }),
  ],
])('leftovers %s are a violation', (_, situation, violation) => {
  expect(violationsIn({ library, ...situation })).toContainEqual(violation)
})

test('a breakfast cannot be leftovers', () => {
  const breakfast = { ...meal('BREAKFAST', 'breakfast-1'), leftoverOf: { day: 0, meal: 0 } }
  expect(violationsIn({ plan: weekWith(2, 1, breakfast), library })).toContainEqual({
    ...{ kind: 'LEFTOVERS', day: 2, meal: 1, slot: 'BREAKFAST' },
    of: { day: 1, meal: 1 },
    because: 'NO_MAIN_MEAL',
  })
})
