import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { planChangeFixture } from '#server/sales/subscriptions/plan-change.fixture.ts'
import { type Buyer, emailsTo, refusalIn } from '#server/test-client.fixture.ts'
import { startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { createPaypal } from './paypal.ts'

const REVISE = 'POST /v1/billing/subscriptions/:id/revise'
let now = () => new Date()
const peer = await startPaypalPeer({ now: () => now() })
afterAll(peer.stop)
// As the operating guide requires: every plan has a first period, which coupons change.
const month = peer.addPlan('P-MONTH', { minor: 2999, days: 30 }, { minor: 2999, days: 30 })
const quarter = peer.addPlan('P-QUARTER', { minor: 5999, days: 90 }, { minor: 5999, days: 90 })

function payments(clock: () => Date): PaymentProvider {
  now = clock
  const { clientId, clientSecret, webhookId, root, url } = peer
  return createPaypal({
    ...{ clientId, clientSecret, webhookId, livemode: false, roots: [root] },
    ...{ plans: { '1-MONTH': month, '3-MONTH': quarter }, apiBase: url, now: clock },
  })
}
const madeFor = ({ orderId }: Buyer) => {
  const made = [...peer.world.subscriptions.values()].find(({ customId }) => customId === orderId)
  if (made === undefined) throw new Error('nothing was made')
  return made
}
const stage = await planChangeFixture({
  payments,
  order: { provider: 'paypal', method: 'FAST_PAYMENTS', sandbox: undefined },
  live: peer.catchUp,
  pay: async (_server, buyer) => peer.buyer.approve(madeFor(buyer).id),
})
const { server, subscriber, work, view, pass, paid, choose, keep, cancel, findings, plansOf } = stage
/** All webhooks are lost; the order is fetched after some minutes. */
const bought = async () => {
  const buyer = await subscriber()
  server.pass(6 * MS_PER_MINUTE)
  await work()
  return buyer
}
const approveUrlOf = async (buyer: Buyer): Promise<string> => (await view(buyer)).planChange.approveUrl

beforeEach(async () => {
  await stage.clear()
  peer.faults.clear()
  for (const subscription of peer.world.subscriptions.values()) subscription.status = 'CANCELLED'
})

describe('another plan at PayPal', () => {
  test('is approved there, begins with the next bill, and every period keeps its days', async () => {
    const buyer = await bought()
    expect((await choose(buyer, '3-MONTH')).json()).toMatchObject({
      renewal: { amountMinor: 2999 },
      planChange: { state: 'to_approve', canUndo: true },
    })
    expect(await emailsTo(server, buyer.email)).not.toContain('plan_changed')
    peer.buyer.approveRevision(await approveUrlOf(buyer))
    server.pass(3000)
    expect(await view(buyer)).toMatchObject({
      renewal: { amountMinor: 5999, days: 90 },
      planChange: { state: 'agreed', canUndo: false },
    })
    expect(await emailsTo(server, buyer.email)).toContain('plan_changed')
    await pass(32)
    expect([await paid(buyer), (await view(buyer)).planName]).toEqual([[2999, 5999], '12-Week Plan'])
    await pass(91)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999, 5999], []])
    const periods = await server.services.db
      .selectFrom('payments')
      .select(['period_start', 'period_end'])
      .where('order_id', '=', buyer.orderId)
      .orderBy('period_start')
      .execute()
    const days = periods.map(({ period_start, period_end }) => Math.floor((+period_end - +period_start) / MS_PER_DAY))
    expect(days).toEqual([30, 90, 90])
  })

  test('is not charged if it is not approved, and the plan stays', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    await pass(32)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999], []])
    expect(await plansOf(buyer)).toMatchObject([{ undone_because: 'not_taken' }])
    expect((await view(buyer)).planChange).toBeNull()
  })

  test('is approved on a new page if the previous one has expired, without a second consent', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    const expired = await approveUrlOf(buyer)
    const again = (await choose(buyer, '3-MONTH', { amountMinor: 5999 })).json()
    expect(again).toMatchObject({ planChange: { state: 'to_approve', planKey: '3-MONTH' } })
    expect(again.planChange.approveUrl).not.toBe(expired)
    peer.buyer.approveRevision(again.planChange.approveUrl)
    server.pass(3000)
    expect(await view(buyer)).toMatchObject({ planChange: { state: 'agreed' }, renewal: { amountMinor: 5999 } })
    expect((await stage.consentsOf(buyer)).filter(({ kind }) => kind === 'plan_change')).toHaveLength(1)
    await pass(32)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999], []])
  })

  test('can be undone until it is approved, and afterwards only by choosing again', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    expect((await keep(buyer)).json()).toMatchObject({ planChange: null })
    await choose(buyer, '3-MONTH')
    peer.buyer.approveRevision(await approveUrlOf(buyer))
    server.pass(3000)
    await view(buyer)
    expect(refusalIn(await keep(buyer))).toEqual([409, 'PLAN_CHANGE_FIXED'])
    expect((await choose(buyer, '1-MONTH')).json()).toMatchObject({ planChange: { state: 'to_approve' } })
    peer.buyer.approveRevision(await approveUrlOf(buyer))
    server.pass(3000)
    expect(await view(buyer)).toMatchObject({ renewal: { amountMinor: 2999, days: 30 } })
    await pass(32)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999], []])
  })

  test('is not charged if it was undone and then approved on the old page, and the operator is told', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    const oldPage = await approveUrlOf(buyer)
    await keep(buyer)
    peer.buyer.approveRevision(oldPage)
    // Found by the job that checks a subscription three days before its renewal.
    await pass(28)
    expect(await findings(buyer)).toMatchObject([{ what: 'undone_plan_approved' }])
    expect(await view(buyer)).toMatchObject({ state: 'canceled', endsBecause: 'price_not_agreed' })
    expect((await accessOf(server.services.db, buyer.leadId, server.services.now(), server.services.config)).kind).toBe(
      'full',
    )
    await pass(10)
    expect(await paid(buyer)).toEqual([2999])
    expect(await emailsTo(server, buyer.email)).toContain('ended')
  })

  test('lasts as long as it was paid for if it was charged before a cancellation, even though the webhook was lost', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    peer.buyer.approveRevision(await approveUrlOf(buyer))
    server.pass(3000)
    const { planChange } = await view(buyer)
    server.pass(Date.parse(planChange.from) - server.services.now().getTime() + 60_000)
    peer.catchUp()
    await cancel(buyer)
    await work()
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999], []])
    expect(await plansOf(buyer)).toMatchObject([{ begun_at: expect.any(Date), undone_at: null }])
    await pass(80)
    expect((await accessOf(server.services.db, buyer.leadId, server.services.now(), server.services.config)).kind).toBe(
      'full',
    )
  })

  test('continues if the previous plan was chosen here again but never approved there', async () => {
    const buyer = await bought()
    await choose(buyer, '3-MONTH')
    peer.buyer.approveRevision(await approveUrlOf(buyer))
    server.pass(3000)
    await view(buyer)
    await choose(buyer, '1-MONTH')
    expect(await view(buyer)).toMatchObject({ renewal: { amountMinor: 5999, days: 90 } })
    await pass(32)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999], []])
    expect(await view(buyer)).toMatchObject({ planName: '12-Week Plan', renewal: { amountMinor: 5999, days: 90 } })
  })

  test('is refused if PayPal refuses it, and after a cancellation, which is final there', async () => {
    const buyer = await bought()
    const plan = peer.world.plans.get(quarter)
    if (plan !== undefined) plan.status = 'INACTIVE'
    expect(refusalIn(await choose(buyer, '3-MONTH'))).toEqual([409, 'PLAN_CHANGE_IMPOSSIBLE'])
    if (plan !== undefined) plan.status = 'ACTIVE'
    expect(await view(buyer)).toMatchObject({ planChange: null, renewal: { amountMinor: 2999 } })
    await cancel(buyer)
    expect((await view(buyer)).planOffer).toBeNull()
    expect(refusalIn(await choose(buyer, '3-MONTH'))).toEqual([409, 'SUBSCRIPTION_OVER'])
  })

  test('is requested again under the same request id if its answer is lost', async () => {
    const buyer = await bought()
    const before = peer.calls.filter(({ call }) => call === REVISE).length
    peer.faults.plan(REVISE, 'cut_after_commit', 'cut_after_commit')
    expect((await choose(buyer, '3-MONTH')).json()).toMatchObject({ planChange: { state: 'agreed', approveUrl: null } })
    peer.faults.clear()
    await work()
    expect((await view(buyer)).planChange).toMatchObject({ state: 'to_approve' })
    const keys = peer.calls.filter(({ call }) => call === REVISE).map(({ key }) => key)
    expect(new Set(keys.slice(before)).size).toBe(1)
  })
})
