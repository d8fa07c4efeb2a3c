import { expect, test } from 'vitest'
import { grams, kcalPerDay } from '#domain/units.ts'
import type { PlannedMeal, WeekRequest } from '#planner/week/week-plan.ts'
import { aimingAt, goodWeek, meal, relaxed, smallLibraryWith, violationsIn, weekWith } from './hand-made.example.ts'

test('a good week has no violation', () => {
  expect(violationsIn({})).toEqual([])
})

test('relaxed rules are not violations', () => {
  expect(
    violationsIn({
      plan: relaxed('TIME'),
      library: smallLibraryWith('dinner-3', { minutes: { active: 5, total: 60 } }),
    }),
  ).toEqual([])
  const repeated = weekWith(5, 3, meal('DINNER', 'dinner-3'))
  expect(violationsIn({ plan: { ...repeated, relaxed: ['REPEATS'] } })).toEqual([])
  const breakfasts = weekWith(2, 1, meal('BREAKFAST', 'breakfast-1'))
  expect(violationsIn({ plan: { ...breakfasts, relaxed: ['REPEATS'] } })).toEqual([])
  expect(violationsIn({ plan: relaxed('ENERGY_BAND'), request: aimingAt({ energy: kcalPerDay(1560) }) })).toEqual([])
  expect(violationsIn({ plan: relaxed('PROTEIN'), request: aimingAt({ protein: grams(200) }) })).toEqual([])
})

/** Snack number `at` of a day. No snack comes more than twice a week with up to three a day. */
const snackOf = (day: number, at: number) => `snack-${((day * 3 + at) % 12) + 1}`
const snack = (day: number, at: number) => meal('SNACK', snackOf(day, at))
test.each<readonly [WeekRequest['mealsADay'], number, (day: number) => readonly PlannedMeal[]]>([
  [
    2,
    570.3 * 2 + 104 * 3,
    (day) => [
      meal('LUNCH', `lunch-${day}`, snackOf(day, 0)),
      meal('DINNER', `dinner-${day}`, snackOf(day, 1), snackOf(day, 2)),
    ],
  ],
  [
    4,
    379 + 570.3 * 2 + 104,
    (day) => [
      meal('BREAKFAST', `breakfast-${(day % 3) + 1}`),
      meal('LUNCH', `lunch-${day}`),
      snack(day, 0),
      meal('DINNER', `dinner-${day}`),
    ],
  ],
  [
    5,
    379 + 570.3 * 2 + 104 * 2,
    (day) => [
      meal('BREAKFAST', `breakfast-${(day % 3) + 1}`),
      snack(day, 0),
      meal('LUNCH', `lunch-${day}`),
      snack(day, 1),
      meal('DINNER', `dinner-${day}`),
    ],
  ],
])('%i meals a day are validated in their own order', (mealsADay, energy, mealsOf) => {
  const plan = { ...goodWeek, days: goodWeek.days.map((_, at) => ({ meals: mealsOf(at + 1) })) }
  const request = { ...aimingAt({ energy: kcalPerDay(energy), protein: grams(0) }), mealsADay }
  expect(violationsIn({ plan, request })).toEqual([])
  expect(violationsIn({ plan, request: { ...request, mealsADay: 3 } })).toHaveLength(7)
})
