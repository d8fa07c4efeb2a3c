import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { contractOrder, statesOf } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, ProviderError, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { paypalFixture } from '#tests/peers/paypal/paypal-fixture.ts'
import { createPaypal } from './paypal.ts'

const { peer, provider, hasty, options, open, buy, look, pass, now } = await paypalFixture()
afterAll(peer.stop)
beforeEach(peer.faults.clear)

const CREATE = 'POST /v1/billing/subscriptions'
const usd = (minor: number) => ({ minor, currency: 'USD' })
const order = (changes: Partial<PurchaseOrder> = {}) => contractOrder('ok', { method: 'FAST_PAYMENTS', ...changes })
const madeFor = ({ orderId }: PurchaseOrder) =>
  [...peer.world.subscriptions.values()].filter(({ customId }) => customId === orderId)
const lastSent = () => JSON.parse(peer.calls.findLast(({ call }) => call === CREATE)?.content ?? '{}')

describe('data sent to PayPal', () => {
  test('the order, the plan and the return addresses, and nothing about the person', async () => {
    const wanted = order()
    const { snapshot, next } = await open(wanted)
    expect(next).toEqual({ kind: 'approve_wallet', subscriptionId: snapshot.ref })
    expect(snapshot).toMatchObject({ state: 'incomplete', orderId: wanted.orderId, livemode: false, charges: [] })
    expect(lastSent()).toEqual({
      plan_id: 'P-WEEK',
      custom_id: wanted.orderId,
      application_context: {
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
        payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
        return_url: wanted.returnUrl,
        cancel_url: wanted.returnUrl,
      },
    })
  })

  test('a coupon changes the first period and never the renewals', async () => {
    const wanted = order()
    const said = await buy({ ...wanted, terms: { ...wanted.terms, first: usd(700) } })
    expect(said.charges[0]?.amount).toEqual(usd(700))
    pass(8)
    expect((await look(said.ref)).charges[1]?.amount).toEqual(usd(2999))
  })

  test.each([
    ['other periods', { firstDays: 14 }],
    ['a free first period', { first: usd(0) }],
    ['another currency', { first: { minor: 900, currency: 'EUR' } }],
  ])('nothing is started if the plan cannot be sold: %s', async (_name, terms) => {
    const wanted = order()
    const sold = { ...wanted, terms: { ...wanted.terms, ...terms } }
    await expect(open(sold)).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
    expect(madeFor(sold)).toEqual([])
  })

  test('a plan without a separate first period takes no coupon', async () => {
    const plain = { name: '4-Week Plan', first: usd(3999), firstDays: 30, renewal: usd(3999), renewalDays: 30 }
    const agreed = await buy(order({ planKey: '1-MONTH', terms: plain, listPrice: usd(3999) }))
    expect(agreed).toMatchObject({ state: 'active', phase: 'regular' })
    const cheaper = order({ planKey: '1-MONTH', terms: { ...plain, first: usd(2000) } })
    await expect(open(cheaper)).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
  })
})

describe('once for each order', () => {
  test('the same key creates one subscription, even in simultaneous requests', async () => {
    const wanted = order()
    const [first] = await Promise.all([open(wanted), open(wanted), open(wanted)])
    expect(madeFor(wanted).map(({ id }) => id)).toEqual([first?.snapshot.ref])
  })

  test('a later attempt continues a subscription that still waits, and asks for nothing if it is paid', async () => {
    const wanted = order()
    const { snapshot } = await open(wanted)
    const again = await open({ ...wanted, attempt: 2, ref: snapshot.ref })
    expect(again.next).toEqual({ kind: 'approve_wallet', subscriptionId: snapshot.ref })
    peer.buyer.approve(snapshot.ref)
    const paid = await open({ ...wanted, attempt: 3, ref: snapshot.ref })
    expect([paid.next, paid.snapshot.state]).toEqual([{ kind: 'none' }, 'active'])
    expect(madeFor(wanted)).toHaveLength(1)
  })

  test('a later attempt creates a new subscription if the first has ended', async () => {
    const wanted = order()
    const { snapshot } = await open(wanted)
    Object.assign(peer.world.subscriptions.get(snapshot.ref) ?? {}, { status: 'CANCELLED' })
    const again = await open({ ...wanted, attempt: 2, ref: snapshot.ref })
    expect(again.snapshot.ref).not.toBe(snapshot.ref)
  })
})

describe('missing answers', () => {
  test.each(['error_before_commit', 'error_after_commit', 'cut_after_commit', 'half_a_body'] as const)(
    'a lost answer (%s) is requested again under the same key',
    async (fault) => {
      const wanted = order()
      peer.faults.plan(CREATE, fault)
      const { snapshot } = await open(wanted)
      expect(madeFor(wanted).map(({ id }) => id)).toEqual([snapshot.ref])
    },
  )

  test('no answer leaves the outcome unknown; the same key later creates nothing new', async () => {
    const wanted = order()
    peer.faults.plan(CREATE, 'silence_after_commit', 'silence_after_commit')
    // On a busy machine a call before this one may take longer than the hasty client waits.
    await expect
      .poll(async () => {
        const lost = hasty.open(wanted, keyOf.open(wanted.orderId, 1))
        await expect(lost).rejects.not.toBeInstanceOf(ProviderError)
        return madeFor(wanted).length
      })
      .toBe(1)
    peer.faults.clear()
    const { snapshot } = await open(wanted)
    expect(madeFor(wanted).map(({ id }) => id)).toEqual([snapshot.ref])
  })

  test('a call that blocks its own repetition leaves the outcome unknown', async () => {
    const wanted = order()
    peer.faults.plan(CREATE, 'cut_after_commit', 'conflict')
    await expect(open(wanted)).rejects.not.toBeInstanceOf(ProviderError)
    expect(madeFor(wanted)).toHaveLength(1)
  })

  test.each(['rate_limit', 'conflict'] as const)('%s means later, and nothing was done', async (fault) => {
    const wanted = order()
    peer.faults.plan(CREATE, fault)
    await expect(open(wanted)).rejects.toMatchObject({ kind: 'TRY_LATER' })
    expect(madeFor(wanted)).toEqual([])
  })
})

describe('tokens', () => {
  const tokensAsked = () => peer.calls.filter(({ call }) => call === 'POST /v1/oauth2/token').length

  test('one is requested, however many calls wait for it, and kept until a minute before it expires', async () => {
    const fresh = createPaypal(options)
    const before = tokensAsked()
    const unknown = { orderId: '', ref: 'I-UNKNOWN' }
    await Promise.all([fresh.fetch(unknown), fresh.fetch(unknown), fresh.fetch(unknown)])
    expect(tokensAsked() - before).toBe(1)
    pass(0.374)
    await fresh.fetch(unknown)
    expect(tokensAsked() - before).toBe(1)
    pass(0.0005)
    await fresh.fetch(unknown)
    expect(tokensAsked() - before).toBe(2)
  })

  test('a revoked one is renewed, once', async () => {
    const wanted = order()
    peer.faults.plan(CREATE, 'token_expired')
    await open(wanted)
    expect(madeFor(wanted)).toHaveLength(1)
    const stranger = createPaypal({ ...options, clientSecret: 'wrong' })
    await expect(stranger.fetch({ orderId: '', ref: 'I-X' })).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
  })
})

describe('the snapshot of a purchase', () => {
  test('is null for an id that is unknown to PayPal, or that we never received', async () => {
    expect(await provider.fetch({ orderId: 'x', ref: 'I-NOBODY/../..' })).toBeNull()
    expect(await provider.fetch({ orderId: 'x', ref: null })).toBeNull()
  })

  test('does not count an approval as a payment', async () => {
    const { snapshot } = await open(order())
    peer.buyer.approve(snapshot.ref, 'slow')
    const waiting = await look(snapshot.ref)
    expect([waiting.state, statesOf(waiting)]).toEqual(['incomplete', ['pending']])
    peer.buyer.settlePending(snapshot.ref, 'COMPLETED')
    const paid = await look(snapshot.ref)
    expect([paid.state, statesOf(paid)]).toEqual(['active', ['succeeded']])
  })

  test('reports an unknown future state as unrecognised, which grants nothing', async () => {
    const { snapshot } = await open(order())
    Object.assign(peer.world.subscriptions.get(snapshot.ref) ?? {}, { status: 'HIBERNATING' })
    expect(await look(snapshot.ref)).toMatchObject({ state: 'incomplete', unrecognised: ['subscription HIBERNATING'] })
  })

  test('has a first period of as many days as were bought', async () => {
    const at = now()
    const { charges } = await buy(order())
    const end = charges[0]?.period.end.getTime() ?? 0
    expect(charges[0]?.period.start).toEqual(at)
    expect(end - plusDays(at, 7).getTime()).toBeGreaterThanOrEqual(0)
    expect(end - plusDays(at, 8).getTime()).toBeLessThan(0)
  })
})
