import { expect, test } from 'vitest'
import { isLive, subscriptionStates, subscriptionSteps } from './subscription.ts'

test('the way from one state to another is the shortest one, and passes through what was missed', () => {
  expect(subscriptionSteps('active', 'active')).toEqual([])
  expect(subscriptionSteps('incomplete', 'active')).toEqual(['active'])
  expect(subscriptionSteps('incomplete', 'unpaid')).toEqual(['active', 'unpaid'])
  expect(subscriptionSteps('trialing', 'unpaid')).toEqual(['active', 'unpaid'])
})

test('there is no way back to the beginning, nor from an end', () => {
  for (const from of ['active', 'past_due', 'unpaid'] as const) expect(subscriptionSteps(from, 'incomplete')).toBeNull()
  for (const end of ['canceled', 'incomplete_expired'] as const) expect(subscriptionSteps(end, 'active')).toBeNull()
})

test('a renewal may come in four states', () => {
  expect(subscriptionStates.filter((state) => isLive({ state }))).toEqual(['trialing', 'active', 'past_due', 'unpaid'])
})
