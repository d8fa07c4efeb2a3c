import { afterAll, expect, test } from 'vitest'
import { contractOrder } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { addOffer, addPrice } from '#tests/peers/stripe/objects/catalogue.ts'
import { stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'

const { peer, provider, passDays, pay } = await stripeFixture()
afterAll(peer.stop)
const usd = (minor: number) => ({ minor, currency: 'USD' })
const open = (order: PurchaseOrder) => provider.open(order, keyOf.open(order.orderId, 1))
/** The week as it is sold after its price was replaced in the console. */
const dearer = (): PurchaseOrder => {
  const order = contractOrder('ok')
  return { ...order, listPrice: usd(1299), terms: { ...order.terms, first: usd(1299), renewal: usd(3499) } }
}

test('a price that Stripe does not have is refused, and sold without a restart once it is made there', async () => {
  await expect(open(dearer())).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
  // As an operator makes them in the dashboard: a price of the same product, and an offer that leads to it.
  const { product } = peer.world.prices.get('price_week') ?? {}
  const next = addPrice(peer.world, 'price_week_dearer', { minor: 3499, days: 30, product: String(product) })
  addOffer(peer.world, 'to_week_dearer', { minor: 1299, days: 7 }, next.id)
  const order = dearer()
  await pay(order, await open(order))
  passDays(8)
  const bought = await provider.fetch({ orderId: order.orderId, ref: null })
  expect(bought?.charges.map(({ amount }) => amount.minor)).toEqual([1299, 3499])
})

test('who bought before keeps the price, until a new one is agreed to', async () => {
  const order = contractOrder('ok')
  await pay(order, await open(order))
  passDays(8)
  const before = await provider.fetch({ orderId: order.orderId, ref: null })
  expect(before?.nextAmount).toEqual(usd(2999))
  const { snapshot } = await provider.changePrice(
    before?.ref ?? '',
    { planKey: order.planKey, before: usd(2999), after: usd(3499), days: 30, returnUrl: 'https://example.com' },
    'price:1',
  )
  expect(snapshot.nextAmount).toEqual(usd(3499))
})

test('a price of the same amount for other days, or of another product, is not taken for it', async () => {
  const order = contractOrder('ok')
  const { product } = peer.world.prices.get('price_week') ?? {}
  addPrice(peer.world, 'price_other_days', { minor: 4999, days: 28, product: String(product) })
  addPrice(peer.world, 'price_other_product', { minor: 4999, days: 30 })
  const wrong = { ...order, terms: { ...order.terms, renewal: usd(4999) } }
  await expect(open(wrong)).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
})
