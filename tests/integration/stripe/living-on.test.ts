import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contractOrder, statesOf } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'

const { peer, provider, hasty, passDays, pay, now } = await stripeFixture()
afterAll(peer.stop)
beforeEach(peer.faults.clear)

const usd = (minor: number) => ({ minor, currency: 'USD' })
async function bought(scenario: PurchaseOrder['scenario'] = 'ok') {
  const order = contractOrder(scenario ?? 'ok')
  await pay(order, await provider.open(order, keyOf.open(order.orderId, 1)))
  const look = async () => {
    const said = await provider.fetch({ orderId: order.orderId, ref: null })
    if (said === null) throw new Error('unknown purchase')
    return said
  }
  return { ...(await look()), order, look }
}

describe('cards', () => {
  test('the card of the next charge is returned, and a phone wallet by its name', async () => {
    const order = contractOrder('ok')
    const opened = await provider.open(order, keyOf.open(order.orderId, 1))
    if (opened.next.kind !== 'confirm_card') throw new Error('nothing to confirm')
    peer.buyer.confirm(opened.next.clientSecret, 'apple_pay')
    const said = await provider.fetch({ orderId: order.orderId, ref: null })
    expect(said?.card).toEqual({ brand: 'visa', last4: '4242' })
    expect(said?.charges[0]).toMatchObject({ card: { brand: 'visa', last4: '4242' }, wallet: 'Apple Pay' })
  })

  test('another card is given on a page of Stripe, and the next renewal goes to it', async () => {
    const { ref, look } = await bought('renewals_fail')
    const change = await provider.changeCard(ref, 'https://example.com/back', 'card:1')
    expect((await look()).card?.last4).toBe('0341')
    peer.buyer.giveCard(change.url, 'ok')
    expect((await look()).card?.last4).toBe('4242')
    passDays(8)
    const said = await look()
    expect([said.state, said.charges[1]?.card?.last4]).toEqual(['active', '4242'])
  })

  test('a customer who turns back on that page keeps paying as before', async () => {
    const { ref, look } = await bought()
    await provider.changeCard(ref, 'https://example.com/back', 'card:2')
    passDays(8)
    expect(statesOf(await look())).toEqual(['succeeded', 'succeeded'])
  })

  test('a customer who owes is led to the invoice', async () => {
    const { ref, look } = await bought('renewals_fail')
    passDays(8)
    const { actionUrl, nextTryAt, fetchedAt } = await look()
    expect(nextTryAt?.getTime()).toBeGreaterThan(fetchedAt.getTime())
    expect(await provider.changeCard(ref, 'https://example.com/back', 'card:3')).toEqual({ url: actionUrl })
  })

  test('a renewal that finds no card has failed, and can be paid on its page', async () => {
    const { ref, look } = await bought()
    const subscription = peer.world.subscriptions.get(ref)
    if (subscription === undefined) throw new Error('unknown subscription')
    // As where the card was removed in the dashboard.
    subscription.default_payment_method = null
    passDays(8)
    const owed = peer.world.invoices.get(String(subscription.latest_invoice))
    // Stripe need not count what it could not even try.
    if (owed !== undefined) owed.attempted = false
    const said = await look()
    expect([said.state, said.charges[1]?.state, said.charges[1]?.reason]).toEqual([
      'past_due',
      'declined',
      'PAYMENT_DECLINED',
    ])
    peer.buyer.payInvoice(said.actionUrl ?? '', 'ok')
    expect(statesOf(await look())).toEqual(['succeeded', 'succeeded'])
  })

  test('a bank that asks at a renewal leaves it owed until it is answered', async () => {
    const order = contractOrder('ok')
    const opened = await provider.open(order, keyOf.open(order.orderId, 1))
    if (opened.next.kind !== 'confirm_card') throw new Error('nothing to confirm')
    peer.buyer.confirm(opened.next.clientSecret, 'renewals_ask')
    peer.buyer.answerBank(opened.next.clientSecret, true)
    passDays(8)
    const said = await provider.fetch({ orderId: order.orderId, ref: null })
    expect([said?.state, said?.charges[1]?.state]).toEqual(['past_due', 'requires_action'])
    expect(said?.actionUrl).toMatch(/^https:\/\/invoice\.stripe\.com\//)
  })
})

describe('an end', () => {
  test('ended while a renewal is owed: it is not collected any more', async () => {
    const { ref, look } = await bought('renewals_fail')
    passDays(8)
    const { actionUrl } = await look()
    const said = await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))
    expect([said.state, statesOf(said)]).toEqual(['canceled', ['succeeded', 'void']])
    expect(() => peer.buyer.payInvoice(actionUrl ?? '', 'ok')).toThrow('cannot be paid')
  })

  test('a date that was set at Stripe is taken back, too', async () => {
    const { ref } = await bought()
    const subscription = peer.world.subscriptions.get(ref)
    if (subscription === undefined) throw new Error('no subscription')
    subscription.cancel_at = Math.floor(now().getTime() / 1000) + 86_400
    expect(await provider.resume(ref, keyOf.resume(ref, 1))).toMatchObject({ cancelAtPeriodEnd: false })
  })

  test('what has ended cannot go on', async () => {
    const { ref } = await bought()
    await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))
    await expect(provider.resume(ref, keyOf.resume(ref, 1))).rejects.toMatchObject({ kind: 'REFUSED' })
  })

  test('an order that was paid in the meantime cannot be abandoned', async () => {
    const { order, ref } = await bought()
    const said = await provider.abandon({ orderId: order.orderId, ref }, keyOf.abandon(order.orderId))
    expect([said?.state, said && statesOf(said)]).toEqual(['active', ['succeeded']])
  })

  test('the buyer pays while it is being abandoned: the money counts', async () => {
    const order = contractOrder('ok')
    const opened = await provider.open(order, keyOf.open(order.orderId, 1))
    const abandoning = provider.abandon({ orderId: order.orderId, ref: null }, keyOf.abandon(order.orderId))
    await pay(order, opened)
    const said = await abandoning
    expect([said?.state, said && statesOf(said)]).toEqual(['active', ['succeeded']])
  })

  test('a reference that Stripe does not know is nothing', async () => {
    expect(await provider.fetch({ orderId: randomUUID(), ref: 'sub_of_nobody' })).toBeNull()
  })
})

describe('money that goes back', () => {
  test('a refund whose answer is lost is asked for again, and given once', async () => {
    const { ref, charges } = await bought()
    const refund = { id: randomUUID(), chargeRef: charges[0]?.ref ?? '', amount: usd(300) }
    peer.faults.plan('POST /v1/refunds', 'cut_after_commit', 'cut_after_commit', 'cut_after_commit')
    await expect(hasty.refund(ref, refund, keyOf.refund(refund.id))).rejects.toThrow()
    peer.faults.clear()
    // A day later Stripe has forgotten the key.
    const said = await provider.refund(ref, refund, 'refund:another-key')
    expect(said.charges[0]?.refunds.map(({ amount }) => amount.minor)).toEqual([300])
  })

  test('one made in the dashboard is returned without a name, one that bounced as failed', async () => {
    const { ref, charges, look } = await bought()
    const refund = { id: randomUUID(), chargeRef: charges[0]?.ref ?? '', amount: usd(999) }
    await provider.refund(ref, refund, keyOf.refund(refund.id))
    peer.buyer.bounceRefund()
    expect((await look()).charges[0]?.refunds).toMatchObject([{ refundId: refund.id, state: 'failed' }])
    const other = await bought()
    peer.buyer.refundInDashboard(other.charges[0]?.ref ?? '', 100)
    expect((await other.look()).charges[0]?.refunds).toMatchObject([{ refundId: null, amount: usd(100) }])
  })

  test('in another currency it is refused', async () => {
    const { ref, charges } = await bought()
    const refund = { id: randomUUID(), chargeRef: charges[0]?.ref ?? '', amount: { minor: 100, currency: 'EUR' } }
    await expect(provider.refund(ref, refund, keyOf.refund(refund.id))).rejects.toMatchObject({ kind: 'REFUSED' })
  })

  test.each([['won'], ['lost']] as const)('a complaint is open, then %s', async (end) => {
    const { charges, look } = await bought()
    const dispute = peer.buyer.complain(charges[0]?.ref ?? '')
    expect((await look()).charges[0]?.dispute?.state).toBe('open')
    peer.buyer.settleComplaint(dispute, end)
    expect((await look()).charges[0]?.dispute).toEqual({ ref: dispute.id, state: end })
  })

  test('a mere question of the bank is no dispute', async () => {
    const { charges, look } = await bought()
    peer.buyer.complain(charges[0]?.ref ?? '', 'warning_needs_response')
    expect((await look()).charges[0]?.dispute).toBeNull()
  })
})

describe('values that are not known here', () => {
  test('are reported as unrecognised, and give nothing', async () => {
    const { ref, look } = await bought()
    const subscription = peer.world.subscriptions.get(ref)
    const invoice = [...peer.world.invoices.values()].at(-1)
    if (subscription === undefined || invoice === undefined) throw new Error('nothing was made')
    subscription.status = 'hibernating'
    invoice.billing_reason = 'birthday'
    const said = await look()
    expect([said.state, said.charges]).toEqual(['unpaid', []])
    expect(said.unrecognised).toEqual(['invoice for birthday', 'subscription hibernating'])
  })

  test('a paused collection is one of them', async () => {
    const { ref, look } = await bought()
    const subscription = peer.world.subscriptions.get(ref)
    if (subscription === undefined) throw new Error('nothing was made')
    subscription.pause_collection = { behavior: 'void', resumes_at: null }
    expect((await look()).unrecognised).toEqual(['subscription with paused collection'])
  })
})
