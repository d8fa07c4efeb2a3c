import { afterAll, expect, test } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { contractOrder, statesOf } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf } from '#server/platform/payment-provider/provider.ts'
import { paypalFixture } from '#tests/peers/paypal/paypal-fixture.ts'

const { peer, provider, now, pass, buy, look } = await paypalFixture()
afterAll(peer.stop)

test('PayPal bills on the new day, and the periods after it are counted from there', async () => {
  const order = contractOrder('ok', { method: 'FAST_PAYMENTS' })
  const at = now()
  const { ref } = await buy(order)
  pass(8)
  const move = { from: plusDays(at, 37), to: plusDays(at, 47) }
  const moved = await provider.moveCharge(ref, move, keyOf.moveCharge('one'))
  expect([moved.state, moved.period?.end, statesOf(moved)]).toEqual(['active', move.to, ['succeeded', 'succeeded']])
  pass(35)
  expect(statesOf(await look(ref))).toEqual(['succeeded', 'succeeded'])
  pass(40)
  const periods = { hasIntro: true, firstDays: 7, renewalDays: 30, changes: [], moves: [move] }
  const said = await provider.fetch({ orderId: order.orderId, ref, periods })
  expect(said?.charges.map(({ period }) => period)).toEqual([
    { start: at, end: plusDays(at, 7) },
    { start: plusDays(at, 7), end: plusDays(at, 37) },
    { start: plusDays(at, 47), end: plusDays(at, 77) },
    { start: plusDays(at, 77), end: plusDays(at, 107) },
  ])
})

test.each(['known', 'not known yet'])(
  'PayPal bills on an earlier day within a pause, whose end is %s',
  async (known) => {
    const order = contractOrder('ok', { method: 'FAST_PAYMENTS' })
    const at = now()
    const { ref } = await buy(order)
    pass(8)
    const pause = { from: plusDays(at, 37), to: plusDays(at, 97) }
    await provider.moveCharge(ref, pause, keyOf.moveCharge(`three ${known}`))
    pass(40)
    const ended = { from: pause.to, to: plusDays(at, 50) }
    expect((await provider.moveCharge(ref, ended, keyOf.moveCharge(`four ${known}`))).period?.end).toEqual(ended.to)
    pass(5)
    const moves = [known === 'known' ? { from: pause.from, to: ended.to } : pause]
    const periods = { hasIntro: true, firstDays: 7, renewalDays: 30, changes: [], moves }
    const said = await provider.fetch({ orderId: order.orderId, ref, periods })
    expect(said?.charges.map(({ period }) => period).at(-1)).toEqual({ start: ended.to, end: plusDays(ended.to, 30) })
  },
)

test('an answer that changes nothing is seen in the day that PayPal names', async () => {
  const order = contractOrder('ok', { method: 'FAST_PAYMENTS' })
  const { ref, period } = await buy(order)
  peer.world.settings.movesBills = false
  const from = period?.end ?? now()
  const said = await provider.moveCharge(ref, { from, to: plusDays(from, 5) }, keyOf.moveCharge('two'))
  expect(said.period).toEqual(period)
})
