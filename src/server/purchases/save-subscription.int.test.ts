import { expect, test } from 'vitest'
import { charge, periodAt, snapshot } from '#domain/billing/provider-history.example.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { type SubscriptionState, subscriptionStates, subscriptionSteps } from '#domain/billing/subscription.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { applySnapshot } from './apply-snapshot.ts'

const server = await testApp()
const { services } = server
const { db } = services

/** Two states of which a provider may report the later one first, because what came between was never delivered. */
const jumps = subscriptionStates.flatMap((from) =>
  subscriptionStates.filter((to) => (subscriptionSteps(from, to)?.length ?? 0) > 1).map((to) => [from, to] as const),
)

const reported = (state: SubscriptionState, hour: number): Partial<PurchaseSnapshot> => ({
  state,
  period: state === 'incomplete' ? null : periodAt(0),
  charges: state === 'incomplete' ? [] : [charge(0)],
  endedAt: state === 'canceled' ? periodAt(0).end : null,
  fetchedAt: new Date(services.now().getTime() + hour * 3_600_000),
})

test('there are states that can be missed', () => {
  expect(jumps).toContainEqual(['incomplete', 'past_due'])
  expect(jumps).toContainEqual(['trialing', 'unpaid'])
})

test.for(jumps)('a subscription that was %s when last heard of may be %s now', async ([from, to]) => {
  const { leadId, orderId } = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
  const { provider_ref: ref } = await db
    .selectFrom('orders')
    .select('provider_ref')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  for (const [hour, state] of [from, to].entries()) {
    const said = snapshot({ ...reported(state, hour), ref: ref ?? '', orderId })
    const charges = said.charges.map((each) => ({ ...each, ref: `${each.ref} ${orderId}` }))
    await applySnapshot(services, leadId, orderId, { ...said, charges }, 'webhook')
  }
  const { id, state } = await db
    .selectFrom('subscriptions')
    .select(['id', 'state'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(state).toBe(to)
  const transitions = await db
    .selectFrom('subscription_transitions')
    .select('to_state')
    .where('subscription_id', '=', id)
    .orderBy('number')
    .execute()
  expect(transitions.slice(-(subscriptionSteps(from, to)?.length ?? 0)).map(({ to_state }) => to_state)).toEqual(
    subscriptionSteps(from, to),
  )
})
