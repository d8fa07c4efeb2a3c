import { afterAll, expect, test } from 'vitest'
import { contractOrder } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf } from '#server/platform/payment-provider/provider.ts'
import { stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'

const stage = await stripeFixture()
afterAll(stage.peer.stop)
const { provider, peer, passDays, pay } = stage
const HOUR = 1 / 24

/** A customer buys, and the purchase is fetched in the first minutes of each of these periods. */
async function statementsOf(order: ReturnType<typeof contractOrder>, days: readonly number[]) {
  const opened = await provider.open(order, keyOf.open(order.orderId, 1))
  await pay(order, opened)
  const handle = { orderId: order.orderId, ref: opened.snapshot.ref }
  for (const length of days) {
    passDays(length)
    passDays(HOUR / 10)
    await provider.fetch(handle)
    passDays(2 * HOUR)
  }
  const said = await provider.fetch(handle)
  const invoices = [...peer.world.invoices.values()].filter(
    ({ parent }) => parent?.subscription_details?.subscription === handle.ref,
  )
  return { said, lines: invoices.map(({ statement_descriptor }) => statement_descriptor) }
}

test('the first charge after the trial week says so on the statement, and no other does', async () => {
  const { said, lines } = await statementsOf(contractOrder('ok'), [7, 30])
  expect(lines).toEqual([null, 'FORKCAST TRIAL OVER', null])
  expect(said).toMatchObject({ unrecognised: [], charges: [{}, { state: 'succeeded' }, { state: 'succeeded' }] })
})

test('a plan whose periods are all alike is not a trial', async () => {
  const month = { minor: 3999, currency: 'USD' }
  const terms = { name: '4-Week Plan', first: month, firstDays: 30, renewal: month, renewalDays: 30 }
  const { lines } = await statementsOf(
    { ...contractOrder('ok'), planKey: '1-MONTH', terms, listPrice: month },
    [30, 30],
  )
  expect(lines).toEqual([null, null, null])
})

test('a change that comes too late has no effect, and the charge is still reported', async () => {
  const order = contractOrder('ok')
  const opened = await provider.open(order, keyOf.open(order.orderId, 1))
  await pay(order, opened)
  passDays(7.2)
  const said = await provider.fetch({ orderId: order.orderId, ref: opened.snapshot.ref })
  expect(said).toMatchObject({ unrecognised: [], charges: [{}, { kind: 'renewal', state: 'succeeded' }] })
})
