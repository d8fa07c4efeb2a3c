import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { contractOrder, statesOf } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf } from '#server/platform/payment-provider/provider.ts'
import { paypalFixture } from '#tests/peers/paypal/paypal-fixture.ts'

const { peer, provider, open, buy, look, pass, now } = await paypalFixture()
afterAll(peer.stop)
beforeEach(() => {
  peer.faults.clear()
  Object.assign(peer.world.settings, { searchLagHours: 0, maySearch: true, pageSize: 100 })
})

const usd = (minor: number) => ({ minor, currency: 'USD' })
const order = () => contractOrder('ok', { method: 'FAST_PAYMENTS' })

describe('renewals', () => {
  test('are dated when they were charged, however late they are fetched, and over several pages', async () => {
    peer.world.settings.pageSize = 2
    const at = now()
    const { ref } = await buy(order())
    pass(68)
    const said = await look(ref)
    expect(statesOf(said)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
    expect(said.charges.map(({ kind }) => kind)).toEqual(['initial', 'renewal', 'renewal', 'renewal'])
    expect(said.charges.map(({ amount }) => amount.minor)).toEqual([999, 2999, 2999, 2999])
    expect(said.charges.map(({ period }) => period.start)).toEqual([0, 7, 37, 67].map((days) => plusDays(at, days)))
    expect(said).toMatchObject({ phase: 'regular', period: { start: plusDays(at, 67), end: plusDays(at, 97) } })
  })

  test('failed tries of one charge count as one charge, which the next successful one pays', async () => {
    const { ref } = await buy(order(), 'pays_once')
    pass(8)
    const owing = await look(ref)
    expect([owing.state, statesOf(owing)]).toEqual(['past_due', ['succeeded', 'declined']])
    expect(owing.actionUrl).toBe('https://www.sandbox.paypal.com/myaccount/autopay/')
    expect(owing.nextTryAt).toEqual(plusDays(owing.charges[1]?.period.start ?? owing.fetchedAt, 5))
    pass(5)
    const still = await look(ref)
    expect(still.charges.map(({ ref: id }) => id)).toEqual(owing.charges.map(({ ref: id }) => id))
    peer.buyer.refill(ref)
    pass(5)
    const paid = await look(ref)
    expect([paid.state, statesOf(paid), paid.actionUrl]).toEqual(['active', ['succeeded', 'succeeded'], null])
    expect(paid.charges[1]?.ref).toBe(owing.charges[1]?.ref)
    expect(paid.charges[1]?.period).toEqual(owing.charges[1]?.period)
  })

  test('after the last try of PayPal the amount is ours to collect, and a subscription that owes it is ended', async () => {
    const { ref } = await buy(order(), 'pays_once')
    pass(16)
    expect(await look(ref)).not.toHaveProperty('collectable')
    pass(1)
    const owing = await look(ref)
    expect(owing).toMatchObject({ state: 'past_due', endedAt: null, nextTryAt: null, collectable: usd(2999) })
    expect(statesOf(owing)).toEqual(['succeeded', 'declined'])
    const ended = await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))
    expect([ended.state, statesOf(ended), ended.endedAt]).toEqual(['canceled', ['succeeded', 'void'], now()])
  })

  test('a buyer who never could pay has paid nothing', async () => {
    const { state, charges } = await buy(order(), 'empty')
    expect([state, charges[0]?.kind, charges[0]?.state, charges[0]?.reason]).toEqual([
      'incomplete',
      'initial',
      'declined',
      'PAYMENT_DECLINED',
    ])
  })
})

describe('the end', () => {
  test('a cancellation stops everything now, and requesting it twice does it once', async () => {
    const { ref } = await buy(order())
    expect(provider.canResume).toBe(false)
    const ended = await provider.cancel(ref, 'at_period_end', keyOf.cancel(ref, 1))
    expect([ended.state, ended.endedAt, ended.cancelAtPeriodEnd]).toEqual(['canceled', now(), false])
    expect((await provider.cancel(ref, 'now', keyOf.cancel(ref, 2))).state).toBe('canceled')
    pass(40)
    expect(statesOf(await look(ref))).toEqual(['succeeded'])
    await expect(provider.resume(ref, keyOf.resume(ref, 1))).rejects.toMatchObject({ kind: 'MISCONFIGURED' })
  })

  test('a subscription that waits for approval cannot be ended at PayPal, which gives null; a paid one is returned', async () => {
    const { snapshot } = await open(order())
    const handle = { orderId: snapshot.orderId, ref: snapshot.ref }
    expect(await provider.abandon(handle, keyOf.abandon(snapshot.orderId))).toBeNull()
    peer.buyer.approve(snapshot.ref)
    const late = await provider.abandon(handle, keyOf.abandon(snapshot.orderId))
    expect([late?.state, late?.charges[0]?.state]).toEqual(['active', 'succeeded'])
    expect(await provider.abandon({ orderId: 'x', ref: null }, keyOf.abandon('x'))).toBeNull()
  })

  test('a subscription that was approved and never paid is ended', async () => {
    const { ref, orderId } = await buy(order(), 'empty')
    const given = await provider.abandon({ orderId, ref }, keyOf.abandon(orderId))
    expect([given?.state, given?.charges[0]?.state]).toEqual(['canceled', 'void'])
  })

  test('another payment method is chosen at PayPal', async () => {
    const { ref } = await buy(order())
    const page = { url: 'https://www.sandbox.paypal.com/myaccount/autopay/' }
    expect(await provider.changeCard(ref, 'https://example.com', 'key')).toEqual(page)
  })
})

describe('refunds', () => {
  const refundOf = (chargeRef: string, minor: number) => ({ id: randomUUID(), chargeRef, amount: usd(minor) })

  test('are never more than was paid, and one key refunds once', async () => {
    const { ref, charges } = await buy(order())
    const chargeRef = charges[0]?.ref ?? ''
    const [first, more, rest] = [refundOf(chargeRef, 600), refundOf(chargeRef, 600), refundOf(chargeRef, 399)]
    await provider.refund(ref, first, keyOf.refund(first.id))
    await provider.refund(ref, first, keyOf.refund(first.id))
    await expect(provider.refund(ref, more, keyOf.refund(more.id))).rejects.toMatchObject({ kind: 'REFUSED' })
    const said = await provider.refund(ref, rest, keyOf.refund(rest.id))
    const given = said.charges[0]?.refunds.map(({ amount, refundId, state }) => [amount.minor, refundId, state])
    expect(given?.toSorted()).toEqual([
      [399, rest.id, 'succeeded'],
      [600, first.id, 'succeeded'],
    ])
  })

  test.each([
    ['lags behind', { searchLagHours: 3 }],
    ['may not be searched', { maySearch: false }],
  ])('are returned at once if the list %s', async (_name, settings) => {
    Object.assign(peer.world.settings, settings)
    const { ref, charges } = await buy(order())
    const refund = refundOf(charges[0]?.ref ?? '', 999)
    const said = await provider.refund(ref, refund, keyOf.refund(refund.id))
    expect(said.charges[0]?.refunds).toMatchObject([{ refundId: refund.id, amount: usd(999), state: 'succeeded' }])
  })

  test('made by hand at PayPal are found, under their own name', async () => {
    const { ref, charges } = await buy(order())
    pass(2)
    const id = charges[0]?.ref ?? ''
    const payment = peer.world.payments.get(id)
    if (payment === undefined) throw new Error('no payment')
    payment.status = 'PARTIALLY_REFUNDED'
    const byHand = { id: 'R3FUND', paymentId: id, amount: { currency_code: 'USD', value: '1.50' } }
    peer.world.refunds.set('R3FUND', { ...byHand, at: now(), invoiceId: null, status: 'COMPLETED' })
    const expected = { at: now(), ref: 'R3FUND', amount: usd(150), state: 'succeeded', refundId: null }
    expect((await look(ref)).charges[0]?.refunds).toEqual([expected])
  })

  test('of a charge that failed are refused', async () => {
    const { ref, charges } = await buy(order(), 'empty')
    const refund = refundOf(charges[0]?.ref ?? '', 100)
    await expect(provider.refund(ref, refund, keyOf.refund(refund.id))).rejects.toMatchObject({ kind: 'REFUSED' })
  })
})

describe('disputes', () => {
  test('a dispute that takes money is reported, an inquiry is not', async () => {
    const [asked, disputed] = [await buy(order()), await buy(order(), 'complains')]
    peer.buyer.dispute(asked.ref, 'INQUIRY')
    expect((await look(disputed.ref)).charges[0]?.disputes).toEqual([])
    pass(3)
    expect((await look(asked.ref)).charges[0]?.disputes).toEqual([])
    expect((await look(disputed.ref)).charges[0]?.disputes[0]?.state).toBe('open')
  })

  test('evidence is sent in pieces that PayPal takes, once, and refused after that', async () => {
    const { ref } = await buy(order())
    const dispute = peer.buyer.dispute(ref)
    const evidence = { text: `${'A line of evidence. '.repeat(20)}\n`.repeat(12), activity: 'Sign-ins: 3' }
    await provider.answerDispute(dispute.id, evidence, 'a-key')
    expect(dispute.status).toBe('UNDER_REVIEW')
    expect(dispute.evidence?.match(/A line of evidence/g)).toHaveLength(240)
    expect(dispute.evidence).toContain('Sign-ins: 3')
    await expect(provider.answerDispute(dispute.id, evidence, 'b-key')).rejects.toThrow('INVALID_DISPUTE_STATUS')
    peer.buyer.resolve(dispute, 'RESOLVED_SELLER_FAVOUR')
    expect((await look(ref)).charges[0]?.disputes[0]?.state).toBe('won')
  })

  test.each([
    ['RESOLVED_BUYER_FAVOUR', 'lost'],
    ['RESOLVED_SELLER_FAVOUR', 'won'],
    ['CANCELED_BY_BUYER', 'won'],
  ])('resolved as %s it is %s', async (outcome, state) => {
    const { ref } = await buy(order())
    peer.buyer.resolve(peer.buyer.dispute(ref), outcome)
    const [charge] = (await look(ref)).charges
    expect(charge?.disputes).toMatchObject([
      {
        ...{ state, amount: charge?.amount, fee: { minor: 1500, currency: 'USD' }, takenAt: expect.any(Date) },
        returnedAt: state === 'won' ? expect.any(Date) : null,
      },
    ])
  })
})

test('every change is found by its time: states, payments and refunds, each once', async () => {
  const changed = async () => {
    const found = []
    for await (const handle of provider.changedSince(plusDays(now(), -0.01))) found.push(handle)
    return found
  }
  pass(400)
  const bought = await buy(order())
  expect(await changed()).toContainEqual({ orderId: bought.orderId, ref: bought.ref })
  pass(7)
  const renewed = (await changed()).filter(({ ref }) => ref === bought.ref)
  expect(renewed).toHaveLength(1)
  pass(1)
  expect((await changed()).filter(({ ref }) => ref === bought.ref)).toEqual([])
  const refund = { id: randomUUID(), chargeRef: bought.charges[0]?.ref ?? '', amount: usd(1) }
  await provider.refund(bought.ref, refund, keyOf.refund(refund.id))
  expect(await changed()).toContainEqual({ orderId: bought.orderId, ref: bought.ref })
})

test('a dispute is found when it is opened and when it is decided, months after the payment', async () => {
  const changed = async () => {
    const found = []
    for await (const handle of provider.changedSince(plusDays(now(), -30))) found.push(handle)
    return found.filter(({ ref }) => ref === bought.ref)
  }
  const bought = await buy(order())
  await provider.cancel(bought.ref, 'now', randomUUID())
  pass(40)
  expect(await changed()).toEqual([])
  const dispute = peer.buyer.dispute(bought.ref)
  expect(await changed()).toEqual([{ orderId: bought.orderId, ref: bought.ref }])
  pass(40)
  expect(await changed()).toEqual([])
  peer.buyer.resolve(dispute, 'RESOLVED_BUYER_FAVOUR')
  expect(await changed()).toEqual([{ orderId: bought.orderId, ref: bought.ref }])
})
