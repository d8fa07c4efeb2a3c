import { expect, test } from 'vitest'
import { combinedProfiles } from '#planner/sample-requests/diet-sets.fixture.ts'
import { profileRequest } from '#planner/sample-requests/profile-request.fixture.ts'
import { anyRequests, cornerRequests, weekViolations } from '#planner/sample-requests/week-violations.fixture.ts'

// A sample; `npm run prove -- planner` runs all of them, and every profile.
const EVERY_NTH = 29
const PEOPLE = 3

test('requests at the extremes get a week without a violation', () => {
  const sample = cornerRequests.filter((_, at) => at % EVERY_NTH === 0)
  expect(sample).toHaveLength(5)
  expect(weekViolations(sample)).toEqual([])
})

test('people with any answers, bodies, dislikes and bans get a week without a violation', () => {
  expect(weekViolations(anyRequests(PEOPLE))).toEqual([])
})

test('people with several diets at once get a week without a violation', () => {
  const sample = combinedProfiles.filter((_, at) => at % 448 === 0)
  expect(sample).toHaveLength(3)
  expect(weekViolations(sample.map(profileRequest))).toEqual([])
})
