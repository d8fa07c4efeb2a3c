import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { Violation } from '#planner/validate-week/violation.ts'
import { people, plannedFor } from './people.example.ts'
import { validatedWeek } from './validated-week.ts'

/** A week for tests that decide themselves whether it is valid. */
const anyWeek = () => plannedFor(people.easy).plan
const broken: Violation = { kind: 'WEEK_ENERGY', mean: 1, least: 2, most: 3 }

test.each(Object.entries(people))('%s gets a valid week', (_, request) => {
  expect(validateWeek(plannedFor(request).plan, request, library)).toEqual([])
})

test.each(Object.entries(people).slice(0, casesOf(1, Object.keys(people).length)))(
  '%s gets the same week again',
  (_, request) => {
    expect(validatedWeek(request, 1)).toEqual({ kind: 'planned', plan: plannedFor(request).plan })
  },
)

test('a week with a violation is planned from another start', () => {
  const starts: string[] = []
  const found = validatedWeek(people.easy, 1, undefined, {
    plan: (request) => {
      starts.push(request.person)
      return anyWeek()
    },
    validate: () => (starts.length < 3 ? [broken] : []),
  })
  expect(found.kind).toBe('planned')
  expect(starts).toEqual(['somebody', 'somebody#2', 'somebody#3'])
})

test('if no start leads to a valid week, only the kinds of violations are named', () => {
  const found = validatedWeek(people.easy, 1, undefined, { plan: anyWeek, validate: () => [broken, broken] })
  expect(found).toEqual({ kind: 'invalid', violations: ['WEEK_ENERGY'] })
})

test('a request that cannot be planned at all is impossible, with the missing meals', () => {
  const request = { ...people.easy, dislikedRecipes: library.map(({ id }) => id) }
  expect(validatedWeek(request, 1)).toMatchObject({ kind: 'impossible', missing: expect.arrayContaining(['DINNER']) })
})
