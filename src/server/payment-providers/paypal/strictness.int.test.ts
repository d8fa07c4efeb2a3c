import { afterAll, beforeEach, expect, test } from 'vitest'
import { contractOrder } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { paypalFixture } from '#tests/peers/paypal/paypal-fixture.ts'

// Requests that PayPal refuses: a more lenient stand-in would hide a fault of the app.

const REFUND = 'POST /v2/payments/captures/:id/refund'
const CREATE = 'POST /v1/billing/subscriptions'
const stage = await paypalFixture()
const { peer, provider, buy, look } = stage
afterAll(peer.stop)
beforeEach(() => {
  peer.faults.clear()
  peer.world.settings.paymentLagMinutes = 0
})
const paypalOrder = () => contractOrder('ok', { method: 'FAST_PAYMENTS' })
const part = (chargeRef: string, id: string, minor: number) => ({ id, chargeRef, amount: { minor, currency: 'USD' } })

test('a refund under a used number is refused, and nothing more is refunded', async () => {
  const { ref, charges } = await buy(paypalOrder())
  const refund = part(charges[0]?.ref ?? '', 'refund-twice', 100)
  await provider.refund(ref, refund, keyOf.refund('one'))
  await expect(provider.refund(ref, refund, keyOf.refund('two'))).rejects.toThrow('DUPLICATE_INVOICE_ID')
  expect([...peer.world.refunds.values()].filter(({ invoiceId }) => invoiceId === 'refund-twice')).toHaveLength(1)
})

test('after 180 days nothing is refunded', async () => {
  const { ref, charges } = await buy(paypalOrder())
  stage.pass(181)
  const refund = part(charges[0]?.ref ?? '', 'refund-late', 100)
  await expect(provider.refund(ref, refund, keyOf.refund('late'))).rejects.toMatchObject({ kind: 'REFUSED' })
})

test('an approval whose payment has not arrived opens nothing', async () => {
  peer.world.settings.paymentLagMinutes = 30
  const order = paypalOrder()
  const { snapshot } = await stage.open(order)
  peer.buyer.approve(snapshot.ref)
  expect(await look(snapshot.ref)).toMatchObject({ state: 'incomplete', charges: [] })
  stage.pass(1 / 24)
  const paid = await look(snapshot.ref)
  expect([paid.state, paid.charges.map(({ state }) => state)]).toEqual(['active', ['succeeded']])
})

test('a request id in progress is refused, and the same call later returns its reply', async () => {
  const order = paypalOrder()
  peer.faults.plan(CREATE, 'slow')
  const both = await Promise.allSettled([stage.open(order), stage.open(order)])
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(1)
  expect(refused[0]).toBeInstanceOf(ProviderError)
  expect(refused[0]).toMatchObject({ kind: 'TRY_LATER' })
  const again = await stage.open(order)
  expect([...peer.world.subscriptions.values()].filter(({ customId }) => customId === order.orderId)).toHaveLength(1)
  expect(again.snapshot.orderId).toBe(order.orderId)
})

test('the signature of a webhook with another algorithm or certificate address is not valid', async () => {
  await buy(paypalOrder())
  const [good] = stage.takeWebhooks()
  if (good === undefined) throw new Error('No webhook was delivered.')
  const withHeader = (name: string, value: string) => ({ ...good, headers: { ...good.headers, [name]: value } })
  await expect(provider.readWebhook(good, stage.now())).resolves.toMatchObject({ livemode: false })
  for (const webhook of [
    withHeader('paypal-auth-algo', 'MD5withRSA'),
    withHeader('paypal-cert-url', 'https://example.com/v1/notifications/certs/CERT'),
  ])
    await expect(provider.readWebhook(webhook, stage.now())).rejects.toThrow()
  expect(peer.calls.some(({ call }) => call === REFUND)).toBe(true)
})
