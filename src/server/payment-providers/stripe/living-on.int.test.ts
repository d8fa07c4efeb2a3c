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

  test('a new card is entered on a page of Stripe, and charged at the next renewal', async () => {
    const { ref, look } = await bought('renewals_fail')
    const change = await provider.changeCard(ref, 'https://example.com/back', 'card:1')
    expect((await look()).card?.last4).toBe('0341')
    peer.buyer.giveCard(change.url, 'ok')
    expect((await look()).card?.last4).toBe('4242')
    passDays(8)
    const said = await look()
    expect([said.state, said.charges[1]?.card?.last4]).toEqual(['active', '4242'])
  })

  test('a customer who leaves that page keeps paying as before', async () => {
    const { ref, look } = await bought()
    await provider.changeCard(ref, 'https://example.com/back', 'card:2')
    passDays(8)
    expect(statesOf(await look())).toEqual(['succeeded', 'succeeded'])
  })

  test('a customer with an unpaid invoice is led to it', async () => {
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
    // As if the card had been removed in the dashboard.
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

  test('a renewal that a bank asks about stays unpaid until the customer answers', async () => {
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

describe('ending', () => {
  test('while a renewal is unpaid stops its collection', async () => {
    const { ref, look } = await bought('renewals_fail')
    passDays(8)
    const { actionUrl } = await look()
    const said = await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))
    expect([said.state, statesOf(said)]).toEqual(['canceled', ['succeeded', 'void']])
    expect(() => peer.buyer.payInvoice(actionUrl ?? '', 'ok')).toThrow('cannot be paid')
  })

  test('on a date that was set at Stripe can be undone, too', async () => {
    const { ref } = await bought()
    const subscription = peer.world.subscriptions.get(ref)
    if (subscription === undefined) throw new Error('no subscription')
    subscription.cancel_at = Math.floor(now().getTime() / 1000) + 86_400
    expect(await provider.resume(ref, keyOf.resume(ref, 1))).toMatchObject({ cancelAtPeriodEnd: false })
  })

  test('a subscription that has ended cannot be resumed', async () => {
    const { ref } = await bought()
    await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))
    await expect(provider.resume(ref, keyOf.resume(ref, 1))).rejects.toMatchObject({ kind: 'REFUSED' })
  })

  test('an order that was paid in the meantime cannot be abandoned', async () => {
    const { order, ref } = await bought()
    const said = await provider.abandon({ orderId: order.orderId, ref }, keyOf.abandon(order.orderId))
    expect([said?.state, said && statesOf(said)]).toEqual(['active', ['succeeded']])
  })

  test('if the buyer pays while the order is being abandoned, the money counts', async () => {
    const order = contractOrder('ok')
    const opened = await provider.open(order, keyOf.open(order.orderId, 1))
    const abandoning = provider.abandon({ orderId: order.orderId, ref: null }, keyOf.abandon(order.orderId))
    await pay(order, opened)
    const said = await abandoning
    expect([said?.state, said && statesOf(said)]).toEqual(['active', ['succeeded']])
  })

  test('a reference unknown to Stripe gives null', async () => {
    expect(await provider.fetch({ orderId: randomUUID(), ref: 'sub_of_nobody' })).toBeNull()
  })
})

describe('money paid back', () => {
  test('a refund whose answer is lost is requested again, and made once', async () => {
    const { ref, charges } = await bought()
    const refund = { id: randomUUID(), chargeRef: charges[0]?.ref ?? '', amount: usd(300) }
    peer.faults.plan('POST /v1/refunds', 'cut_after_commit', 'cut_after_commit', 'cut_after_commit')
    await expect(hasty.refund(ref, refund, keyOf.refund(refund.id))).rejects.toThrow()
    peer.faults.clear()
    // A day later Stripe has forgotten the key.
    const said = await provider.refund(ref, refund, 'refund:another-key')
    expect(said.charges[0]?.refunds.map(({ amount }) => amount.minor)).toEqual([300])
  })

  test('a refund made in the dashboard is returned without a name, one that bounced as failed', async () => {
    const { ref, charges, look } = await bought()
    const refund = { id: randomUUID(), chargeRef: charges[0]?.ref ?? '', amount: usd(999) }
    await provider.refund(ref, refund, keyOf.refund(refund.id))
    peer.buyer.bounceRefund()
    expect((await look()).charges[0]?.refunds).toMatchObject([{ refundId: refund.id, state: 'failed' }])
    const other = await bought()
    peer.buyer.refundInDashboard(other.charges[0]?.ref ?? '', 100)
    expect((await other.look()).charges[0]?.refunds).toMatchObject([{ refundId: null, amount: usd(100) }])
  })

  test('a refund in another currency is refused', async () => {
    const { ref, charges } = await bought()
    const refund = { id: randomUUID(), chargeRef: charges[0]?.ref ?? '', amount: { minor: 100, currency: 'EUR' } }
    await expect(provider.refund(ref, refund, keyOf.refund(refund.id))).rejects.toMatchObject({ kind: 'REFUSED' })
  })

  test.each([['won'], ['lost']] as const)('a dispute is open, then %s', async (end) => {
    const { charges, look } = await bought()
    const dispute = peer.buyer.complain(charges[0]?.ref ?? '')
    expect((await look()).charges[0]?.disputes[0]?.state).toBe('open')
    peer.buyer.settleComplaint(dispute, end)
    const { amount, fee, state, takenAt, returnedAt } = (await look()).charges[0]?.disputes[0] ?? {}
    expect([state, amount, fee]).toEqual([end, charges[0]?.amount, { minor: 1500, currency: 'USD' }])
    expect([takenAt, returnedAt]).toEqual([expect.any(Date), end === 'won' ? expect.any(Date) : null])
  })

  test('evidence about a dispute is taken once, and refused after that', async () => {
    const { charges, look } = await bought()
    const dispute = peer.buyer.complain(charges[0]?.ref ?? '')
    const evidence = { text: 'Order 1, paid', activity: 'Sign-ins: 3' }
    await provider.answerDispute(dispute.id, evidence, 'a-key')
    await provider.answerDispute(dispute.id, evidence, 'a-key')
    expect(dispute).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: 'Order 1, paid', access_activity_log: 'Sign-ins: 3' },
    })
    await expect(provider.answerDispute(dispute.id, evidence, 'b-key')).rejects.toThrow('StripeInvalidRequestError')
    expect((await look()).charges[0]?.disputes[0]?.state).toBe('open')
  })

  test('a mere inquiry by the bank is not a dispute', async () => {
    const { charges, look } = await bought()
    peer.buyer.complain(charges[0]?.ref ?? '', 'warning_needs_response')
    expect((await look()).charges[0]?.disputes).toEqual([])
  })
})

describe('unknown values', () => {
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
