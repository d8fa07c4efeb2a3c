import { expect, test } from 'vitest'
import { anyRequests, cornerRequests, weekViolations } from '#planner/sample-requests/week-violations.fixture.ts'
import { countProven } from '../proven.ts'

const timeout = 3_600_000

test('every request at the extremes gets a week without a violation', { timeout }, ({ task }) => {
  expect(cornerRequests).toHaveLength(120)
  countProven(task, { 'weeks at the extremes': cornerRequests.length })
  expect(weekViolations(cornerRequests)).toEqual([])
})

test('people with any answers, bodies, dislikes and bans get a week without a violation', { timeout }, ({ task }) => {
  const people = anyRequests(120)
  countProven(task, { 'weeks of any people': people.length })
  expect(weekViolations(people)).toEqual([])
})
