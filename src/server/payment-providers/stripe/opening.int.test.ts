import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { contractOrder, statesOf } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, ProviderError, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { secretOf, stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'

const { peer, provider, hasty, passDays, pay, now } = await stripeFixture()
afterAll(peer.stop)
beforeEach(peer.faults.clear)

const CREATE = 'POST /v1/subscriptions'
const usd = (minor: number) => ({ minor, currency: 'USD' })
const open = (order: PurchaseOrder, by = provider) => by.open(order, keyOf.open(order.orderId, order.attempt))
const fetched = async ({ orderId }: PurchaseOrder) => {
  const said = await provider.fetch({ orderId, ref: null })
  if (said === null) throw new Error('unknown purchase')
  return said
}

describe('data sent to Stripe', () => {
  test('an order, and nothing about the person', async () => {
    const order = contractOrder('ok')
    const from = peer.calls.length
    await open(order)
    const sent = peer.calls
      .slice(from)
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ call, content }) => [call, Object.fromEntries(new URLSearchParams(content))])
    expect(sent).toEqual([
      ['POST /v1/customers', { 'metadata[order_id]': order.orderId }],
      [
        CREATE,
        {
          customer: expect.stringMatching(/^cus_/),
          'items[0][current_trial][trial_offer]': 'to_week',
          'items[0][quantity]': '1',
          'billing_mode[type]': 'flexible',
          payment_behavior: 'default_incomplete',
          'payment_settings[payment_method_types][0]': 'card',
          'payment_settings[save_default_payment_method]': 'on_subscription',
          'metadata[order_id]': order.orderId,
          'expand[0]': 'latest_invoice.confirmation_secret',
          'expand[1]': 'default_payment_method',
          'expand[2]': 'customer.invoice_settings.default_payment_method',
          'expand[3]': 'pending_setup_intent',
          'expand[4]': 'schedule',
        },
      ],
    ])
  })

  test('every change that could happen twice has an idempotency key', async () => {
    const order = contractOrder('ok')
    const from = peer.calls.length
    await pay(order, await open(order))
    const keys = peer.calls.slice(from).flatMap(({ call, key }) => (call.startsWith('POST') ? [key] : []))
    expect(keys[0]).toBe(keyOf.customer(order.orderId, 1))
    expect(keys.at(-1)).toBe(keyOf.open(order.orderId, 1))
  })
})

describe('the price', () => {
  test('a returning customer pays the regular price from the start', async () => {
    const terms = { name: '1-Week Trial', first: usd(2999), firstDays: 30, renewal: usd(2999), renewalDays: 30 }
    const order = contractOrder('ok', { terms, listPrice: usd(2999) })
    const at = now()
    await pay(order, await open(order))
    const said = await fetched(order)
    expect(said.charges).toMatchObject([{ amount: usd(2999), period: { start: at, end: plusDays(at, 30) } }])
    expect(said.phase).toBe('regular')
  })

  test('a coupon makes only the first period cheaper', async () => {
    const terms = { name: '4-Week Plan', first: usd(2000), firstDays: 30, renewal: usd(3999), renewalDays: 30 }
    const coupon = (): PurchaseOrder => contractOrder('ok', { planKey: '1-MONTH', terms, listPrice: usd(3999) })
    for (const order of [coupon(), coupon()]) {
      await pay(order, await open(order))
      const first = await fetched(order)
      expect([first.phase, first.charges[0]?.amount]).toEqual(['intro', usd(2000)])
      passDays(31)
      const said = await fetched(order)
      expect([said.phase, said.charges.map(({ amount }) => amount.minor)]).toEqual(['regular', [2000, 3999]])
    }
    expect(peer.world.coupons.size).toBe(1)
  })

  test('a coupon applies on top of the price of a first period', async () => {
    const terms = { name: '1-Week Trial', first: usd(700), firstDays: 7, renewal: usd(2999), renewalDays: 30 }
    const order = contractOrder('ok', { terms })
    await pay(order, await open(order))
    expect((await fetched(order)).charges[0]?.amount).toEqual(usd(700))
  })

  test.each([
    ['a renewal that costs more than was agreed', { renewal: usd(2998) }],
    ['another rhythm', { renewalDays: 28 }],
    ['another first period', { firstDays: 14 }],
    ['another currency', { first: { minor: 999, currency: 'EUR' }, renewal: { minor: 2999, currency: 'EUR' } }],
  ])('%s is refused before anything is created', async (_what, changes) => {
    const { terms } = contractOrder('ok')
    const order = contractOrder('ok', { terms: { ...terms, ...changes } })
    await expect(open(order)).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
    expect(peer.subscriptionsOf(order.orderId)).toEqual([])
  })

  test('a first invoice of another amount is never left payable', async () => {
    const { terms } = contractOrder('ok')
    // As if taxes had been switched on in the dashboard.
    const order = contractOrder('ok', { terms: { ...terms, first: usd(999) } })
    const offered = peer.world.prices.get('price_of_to_week')
    if (offered === undefined) throw new Error('no offer')
    offered.unit_amount = 1099
    await expect(open(order)).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
    offered.unit_amount = 999
    const [made] = peer.subscriptionsOf(order.orderId)
    expect(made?.status).toBe('incomplete_expired')
    expect([...peer.world.invoices.values()].at(-1)?.status).toBe('void')
  })
})

describe('one order is one subscription', () => {
  test('however many requests come at once', async () => {
    const order = contractOrder('ok')
    peer.faults.plan(CREATE, 'slow')
    const asked = await Promise.allSettled([open(order), open(order), open(order), open(order)])
    expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(peer.subscriptionsOf(order.orderId)).toHaveLength(1)
    const opened = await open({ ...order, attempt: 2 })
    expect(secretOf(opened)).not.toBe('')
    expect(peer.subscriptionsOf(order.orderId)).toHaveLength(1)
  })

  test('even if an answer is lost, since the library repeats the request', async () => {
    const order = contractOrder('ok')
    peer.faults.plan(CREATE, 'cut_after_commit')
    expect(secretOf(await open(order))).not.toBe('')
    expect(peer.subscriptionsOf(order.orderId)).toHaveLength(1)
  })

  test.each(['POST /v1/customers', CREATE])(
    'even if Stripe repeats its failure of %s under the key for a day, since the next attempt succeeds',
    async (call) => {
      const order = contractOrder('ok')
      peer.faults.plan(call, 'error_before_commit')
      await expect(open(order)).rejects.toThrow()
      await expect(open(order)).rejects.toThrow()
      expect(peer.subscriptionsOf(order.orderId)).toEqual([])
      expect(secretOf(await open({ ...order, attempt: 2 }))).not.toBe('')
      expect(peer.subscriptionsOf(order.orderId)).toHaveLength(1)
    },
  )

  test('fetching an order without a customer creates none', async () => {
    const from = peer.calls.length
    expect(await provider.fetch({ orderId: randomUUID(), ref: null })).toBeNull()
    expect(await provider.abandon({ orderId: randomUUID(), ref: null }, 'abandon')).toBeNull()
    expect(peer.calls.slice(from)).toEqual([])
  })

  test('a coupon that could not be created can be created the next time', async () => {
    const terms = { name: '4-Week Plan', first: usd(1234), firstDays: 30, renewal: usd(3999), renewalDays: 30 }
    const order = contractOrder('ok', { planKey: '1-MONTH', terms, listPrice: usd(3999) })
    peer.faults.plan('POST /v1/coupons', 'error_before_commit', 'error_before_commit')
    await expect(open(order)).rejects.toThrow()
    peer.faults.clear()
    expect(secretOf(await open({ ...order, attempt: 2 }))).not.toBe('')
  })

  test.each(['error_after_commit', 'cut_after_commit', 'silence_after_commit', 'half_a_body'] as const)(
    'if answers stay lost (%s) the outcome is unknown until it is fetched',
    async (fault) => {
      const order = contractOrder('ok')
      peer.faults.plan(CREATE, fault, fault, fault)
      let failure: unknown
      // On a busy machine a call before this one may take longer than the hasty client waits.
      await expect
        .poll(async () => {
          failure = await open(order, hasty).catch((error: unknown) => error)
          return peer.subscriptionsOf(order.orderId).length
        })
        .toBe(1)
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(ProviderError)
      peer.faults.clear()
      expect((await fetched(order)).state).toBe('incomplete')
      const again = await open({ ...order, attempt: 2 })
      await pay(order, again)
      expect(statesOf(await fetched(order))).toEqual(['succeeded'])
      expect(peer.subscriptionsOf(order.orderId)).toHaveLength(1)
    },
  )

  test('a call that conflicts with another one may have been carried out', async () => {
    const order = contractOrder('ok')
    peer.faults.plan(CREATE, 'conflict', 'conflict')
    await expect(open(order)).rejects.not.toBeInstanceOf(ProviderError)
    expect(await provider.fetch({ orderId: order.orderId, ref: null })).toBeNull()
  })

  test('a call refused for its rate was not carried out, and says so', async () => {
    const order = contractOrder('ok')
    peer.faults.plan(CREATE, 'rate_limit')
    await expect(open(order)).rejects.toMatchObject({ name: 'ProviderError', kind: 'TRY_LATER' })
    expect(peer.subscriptionsOf(order.orderId)).toEqual([])
  })

  test('after a closed tab the same payment continues, even once the bank has asked', async () => {
    const order = contractOrder('challenge')
    const opened = await open(order)
    await pay(order, opened)
    const again = await open({ ...order, attempt: 2, ref: opened.snapshot.ref })
    expect(secretOf(again)).toBe(secretOf(opened))
    await pay({ ...order, scenario: 'ok' }, again)
    expect(statesOf(await fetched(order))).toEqual(['succeeded'])
  })

  test('a paid order has nothing left to confirm', async () => {
    const order = contractOrder('ok')
    await pay(order, await open(order))
    const { snapshot, next } = await open({ ...order, attempt: 2 })
    expect([snapshot.state, next]).toEqual(['active', { kind: 'none' }])
  })

  test('after a day without a payment the order expires', async () => {
    const order = contractOrder('ok')
    await open(order)
    passDays(1)
    const said = await fetched(order)
    expect([said.state, statesOf(said)]).toEqual(['incomplete_expired', ['void']])
  })
})

test('a free first period asks for a card to store', async () => {
  const terms = { name: '4-Week Plan', first: usd(0), firstDays: 30, renewal: usd(3999), renewalDays: 30 }
  const order = contractOrder('ok', { planKey: '1-MONTH', terms, listPrice: usd(3999) })
  const opened = await open(order)
  expect(secretOf(opened)).toMatch(/^seti_/)
  await pay(order, opened)
  expect((await fetched(order)).card).toEqual({ brand: 'visa', last4: '4242' })
})

test('a wrong key is an error of the settings', async () => {
  const { createStripe } = await import('./stripe.ts')
  const stranger = createStripe({
    secretKey: 'sk_live_of_somebody',
    webhookSecret: 'whsec_x',
    livemode: true,
    plans: {},
    apiBase: peer.url,
    now,
  })
  await expect(stranger.fetch({ orderId: 'x', ref: 'sub_1' })).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
})
