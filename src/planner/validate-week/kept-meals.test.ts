import { expect, test } from 'vitest'
import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import { dinner3, goodWeek, meal, weekWith } from './hand-made.example.ts'
import { elsewhereIn, keptIn } from './kept-meals.ts'
import type { Violation } from './violation.ts'

/** The good week, of whose third day the dinner is kept; the breakfast and the lunch are not. */
const kept = weekWith(3, 3, { kept: true })
const at = (day: number, mealAt: number) => ({ day, meal: mealAt, slot: 'DINNER', recipe: 'dinner-3' }) as const
const energy = (day: number): Violation => ({ kind: 'DAY_ENERGY', day, energy: 900, least: 1400, most: 1600 })
const mean: Violation = { kind: 'WEEK_ENERGY', mean: 900, least: 1400, most: 1600 }
const repeated = (...days: readonly number[]): Violation => ({
  ...{ kind: 'DINNER_REPEATED', recipe: 'dinner-3', most: 1 },
  days,
})

test.each<readonly [string, Violation, boolean]>([
  ['the kept meal', { ...dinner3, kind: 'DISLIKED_RECIPE' }, true],
  ['another meal of its day', { ...at(3, 2), kind: 'DISLIKED_RECIPE' }, false],
  ['the same meal of another day', { ...at(4, 3), kind: 'DISLIKED_RECIPE' }, false],
  ['the energy of its day', energy(3), true],
  ['the energy of another day', energy(4), false],
  ['a dish that comes on its day and on others', repeated(1, 3), true],
  ['a dish that comes on other days', repeated(1, 4), false],
  ['the mean of the week', mean, true],
  ['another eater of its day', { kind: 'OF_EATER', eater: 'other', of: energy(3) as never }, true],
  ['another eater of another day', { kind: 'OF_EATER', eater: 'other', of: energy(4) as never }, false],
  ['the number of the week', { kind: 'WEEK_NUMBER', week: 0, least: 1, most: 600 }, false],
])('with one kept dinner, a violation about %s: it is about a kept meal, %#', (_, violation, isKept) => {
  expect(keptIn(kept)(violation)).toBe(isKept)
  expect(keptIn(goodWeek)(violation)).toBe(false)
})

const away = (eater: string): Partial<PlannedMeal> => ({ away: [{ eater, why: 'SKIPPED' }] as never })

test('only the energy and the protein of who eats elsewhere that day are theirs to say', () => {
  const week: WeekPlan = weekWith(2, 2, { ...meal('LUNCH', 'lunch-2'), ...away('me') })
  const isMine = elsewhereIn(week, 'me')
  const protein = (day: number): Violation => ({ kind: 'DAY_PROTEIN', day, protein: 10, least: 100 })
  expect([energy(2), protein(2), mean].map(isMine)).toEqual([true, true, true])
  const floor: Violation = { kind: 'ENERGY_FLOOR', day: 2, energy: 900, floor: 1200 }
  expect([energy(1), protein(3), floor].map(isMine)).toEqual([false, false, false])
  expect(isMine({ ...at(2, 2), kind: 'DISLIKED_RECIPE' })).toBe(false)

  const of = (eater: string, violation: Violation): Violation => ({ kind: 'OF_EATER', eater, of: violation as never })
  expect([of('other', energy(2)), of('other', mean)].map(isMine)).toEqual([false, false])
  const theirs = elsewhereIn(weekWith(2, 2, away('other')), 'me')
  expect([of('other', energy(2)), of('other', mean), energy(2), mean].map(theirs)).toEqual([true, true, false, false])
})
