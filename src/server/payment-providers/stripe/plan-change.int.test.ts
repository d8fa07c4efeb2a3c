import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { NextStep } from '#domain/api/orders.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { planChangeFixture } from '#server/sales/subscriptions/plan-change.fixture.ts'
import { emailsTo, newBuyer, postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { createStripe } from './stripe.ts'

const SCHEDULE = 'POST /v1/subscription_schedules'
const asCard = { provider: 'stripe', sandbox: undefined }
let now = () => new Date()
const peer = await startStripePeer({ now: () => now() })
afterAll(peer.stop)
const plans = {
  '1-WEEK': peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 }),
  '1-MONTH': peer.addPlan('month', { minor: 2999, days: 30 }),
  '3-MONTH': peer.addPlan('quarter', { minor: 5999, days: 90 }),
}

function payments(clock: () => Date): PaymentProvider {
  now = clock
  return createStripe({
    ...{ secretKey: 'sk_test_plan', webhookSecret: peer.webhookSecret, livemode: false },
    ...{ plans, apiBase: peer.url, now: clock },
  })
}
const stage = await planChangeFixture({
  payments,
  order: asCard,
  live: peer.catchUp,
  pay: async (server, { token }) => {
    server.pass(2000)
    const order = { productId: 'test-1-month', expectedAmountMinor: 2999, ...asCard }
    const { next } = (await postOrder(server, token, order)).json<{ next: NextStep }>()
    if (next.kind === 'confirm_card') peer.buyer.confirm(next.clientSecret, 'ok')
  },
})
const { server, subscriber, work, view, pass, paid, choose, keep, cancel, findings } = stage
/** All webhooks are lost. */
const bought = async () => {
  const buyer = await subscriber()
  await work()
  return buyer
}
beforeEach(async () => {
  await stage.clear()
  peer.faults.clear()
  for (const subscription of peer.world.subscriptions.values()) subscription.status = 'canceled'
})

describe('another plan at Stripe', () => {
  test('is scheduled for the end of the paid period, charged once, and then the schedule ends', async () => {
    const buyer = await bought()
    expect((await choose(buyer, '3-MONTH')).json()).toMatchObject({
      planChange: { state: 'agreed', canUndo: true },
      renewal: { amountMinor: 5999, days: 90 },
    })
    const [subscription] = peer.subscriptionsOf(buyer.orderId)
    const schedule = peer.world.schedules.get(String(subscription?.schedule))
    expect(schedule?.phases.map(({ items }) => items[0]?.price)).toEqual(['price_month', 'price_quarter'])
    expect(schedule).toMatchObject({ status: 'active', end_behavior: 'release' })
    expect(await paid(buyer)).toEqual([2999])
    await pass(31)
    expect([await paid(buyer), (await view(buyer)).planName]).toEqual([[2999, 5999], '12-Week Plan'])
    await pass(90)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999, 5999], []])
    expect(peer.world.schedules.get(schedule?.id ?? '')?.status).toBe('released')
    expect(await emailsTo(server, buyer.email)).toContain('plan_changed')
  })

  test('is undone, and chosen again after a cancellation', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    expect((await keep(buyer)).json()).toMatchObject({ planChange: null, renewal: { amountMinor: 2999 } })
    expect(peer.subscriptionsOf(buyer.orderId)[0]?.schedule).toBeNull()
    await choose(buyer, '3-MONTH')
    expect((await cancel(buyer)).json()).toMatchObject({ cancelAtPeriodEnd: true, planChange: null })
    expect((await choose(buyer, '3-MONTH')).json()).toMatchObject({ cancelAtPeriodEnd: false })
    await pass(31)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999], []])
  })

  test('is not charged after it was undone, even if its own call arrives late', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    await keep(buyer)
    const ref = peer.subscriptionsOf(buyer.orderId)[0]?.id ?? ''
    const plan = { planKey: '3-MONTH', renewal: { minor: 5999, currency: 'USD' }, days: 90, returnUrl: '' } as const
    const { snapshot } = await server.services.payments.byName('stripe').changePlan(ref, plan, 'late')
    await applySnapshot(server.services, buyer.leadId, buyer.orderId, snapshot, 'webhook')
    await work()
    expect(peer.subscriptionsOf(buyer.orderId)[0]?.schedule).toBeNull()
    await pass(31)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999], []])
  })

  test('waits for the end of a trial week, and says so', async () => {
    const buyer = await newBuyer(server, asCard)
    server.pass(2000)
    const { next } = (await postOrder(server, buyer.token, asCard)).json<{ next: NextStep }>()
    if (next.kind === 'confirm_card') peer.buyer.confirm(next.clientSecret, 'ok')
    await work()
    const seen = await view(buyer)
    expect(seen).toMatchObject({ phase: 'intro', planOffer: null, planOfferFrom: seen.renewal?.on })
    expect(refusalIn(await choose(buyer, '3-MONTH'))).toEqual([409, 'PLAN_CHANGE_IMPOSSIBLE'])
    await pass(8)
    expect(await view(buyer)).toMatchObject({ planOfferFrom: null, planOffer: { plans: [{ planKey: '3-MONTH' }] } })
    await cancel(buyer)
  })

  test('is scheduled once if its answer is lost', async () => {
    const buyer = await bought()
    const before = peer.world.schedules.size
    peer.faults.plan(SCHEDULE, 'cut_after_commit', 'cut_after_commit')
    expect((await choose(buyer, '3-MONTH')).json()).toMatchObject({ planChange: { state: 'agreed' } })
    peer.faults.clear()
    await work()
    expect(peer.world.schedules.size - before).toBe(1)
    await pass(31)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999], []])
  })

  test('is refused if it has another price there, and the plan stays', async () => {
    const buyer = await bought()
    const sold = plans['3-MONTH']
    plans['3-MONTH'] = peer.addPlan('dearer', { minor: 6999, days: 90 })
    expect(refusalIn(await choose(buyer, '3-MONTH'))).toEqual([409, 'PLAN_CHANGE_IMPOSSIBLE'])
    plans['3-MONTH'] = sold
    expect(await view(buyer)).toMatchObject({ planChange: null, renewal: { amountMinor: 2999 } })
    await pass(31)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999], []])
  })
})
