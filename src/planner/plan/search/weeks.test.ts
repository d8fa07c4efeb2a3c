import { expect, test } from 'vitest'
import { anyRequests, cornerRequests, weekViolations } from '#planner/sample-requests/week-violations.fixture.ts'

// A sample: `npm run prove -- planner` goes through all of them, and through every profile.
const EVERY_NTH = 11
const PEOPLE = 10

test('requests at the extremes get a week without a violation', () => {
  const sample = cornerRequests.filter((_, at) => at % EVERY_NTH === 0)
  expect(sample).toHaveLength(11)
  expect(weekViolations(sample)).toEqual([])
})

test('people with any answers, bodies, dislikes and bans get a week without a violation', () => {
  expect(weekViolations(anyRequests(PEOPLE))).toEqual([])
})
