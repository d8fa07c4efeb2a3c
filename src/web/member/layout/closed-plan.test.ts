import { expect, test } from 'vitest'
import { closedPlan } from './closed-plan.ts'

test.each([
  ['a pause names its day', { pausedUntil: '2026-12-24T12:00:00Z' }, /Nothing is charged until .*December 24/],
  ['an open payment says what opens the plan', { isUnpaid: true } as const, /opens again as soon as it’s paid/],
])('%s', (_, view, said) => {
  expect(closedPlan(view)?.lead).toMatch(said)
})

test('whoever has no plan is offered one', () => {
  expect(closedPlan({})).toBeNull()
})
