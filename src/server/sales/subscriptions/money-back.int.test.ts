import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import { testApp } from '#server/test-app.fixture.ts'
import {
  asOwner,
  type Buyer,
  emailsTo,
  newBuyer,
  postOrder,
  provenLeadToken,
  refusalIn,
} from '#server/test-client.fixture.ts'
import { withdrawSubscription } from './change-subscription.ts'
import { endSubscriptions } from './price-change.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db } = services

const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json()
const act = (buyer: Buyer, url: string, body: object = {}) => asOwner(server, buyer).post(url, body)
const access = async (buyer: Buyer) => (await accessOf(db, buyer.leadId, services.now(), services.config)).kind
const refundOf = ({ leadId }: Buyer, chargeRef: string) =>
  ({ leadId, chargeRef, amount: { minor: 999, currency: 'USD' }, because: 'support', actor: 'ann at support' }) as const
const refundThere = (ref: string, chargeRef: string) => {
  const refund = { id: randomUUID(), chargeRef, amount: { minor: 999, currency: 'USD' } }
  return services.payments.byName('sandbox').refund(ref, refund, randomUUID())
}
beforeEach(() => endSubscriptions(services))
/** Moves the clock forward, running the jobs at least every two days. */
const pass = async (days: number) => {
  for (let left = days; left > 0; left -= 2) {
    server.pass(Math.min(2, left) * MS_PER_DAY)
    await advanceSandbox(db, services.now())
    await reconcile(services, app.log)
  }
}

test('a disputed payment is not refunded a second time; a withdrawal is accepted anyway', async () => {
  const buyer = await newBuyer(server, { sandbox: { scenario: 'disputed_later' } })
  await pass(4)
  expect((await view(buyer)).withdrawUntil).not.toBeNull()
  for (const _ of [1, 2]) expect(await act(buyer, routes.subscriptionWithdraw)).toMatchObject({ statusCode: 200 })
  await pass(1)
  const refunds = () =>
    db.selectFrom('refunds').select(['because', 'state']).where('lead_id', '=', buyer.leadId).execute()
  expect(await refunds()).toEqual([])
  expect(await view(buyer)).toMatchObject({ state: 'canceled', withdrawUntil: null, payments: [{ state: 'disputed' }] })
  expect((await emailsTo(server, buyer.email)).slice(-1)).toEqual(['withdrawn'])

  await db.updateTable('sandbox_charges').set({ dispute_state: 'won' }).where('dispute_state', '=', 'open').execute()
  await db.updateTable('sandbox_subscriptions').set({ changed_at: services.now() }).execute()
  await pass(1)
  expect(await refunds()).toEqual([{ because: 'withdrawn', state: 'succeeded' }])
})

test('after a withdrawal that person gets no trial and no coupon, and a second withdrawal is a finding', async () => {
  const first = await newBuyer(server)
  await act(first, routes.subscriptionWithdraw)
  const found = () =>
    db.selectFrom('reconciliation_findings').select('what').where('what', '=', 'withdrawn_again').execute()
  expect(await found()).toEqual([])
  const token = await provenLeadToken(server, first.email)
  expect(refusalIn(await postOrder(server, token))).toEqual([404, 'PRODUCT_UNKNOWN', 'productId'])
  const quarter = { productId: 'test-3-month', expectedAmountMinor: 5999 }
  const noCode = [409, 'COUPON_FIRST_PLAN', 'coupon']
  const withCode = { ...quarter, coupon: 'WELCOME30', expectedAmountMinor: 3000 }
  expect(refusalIn(await postOrder(server, token, withCode))).toEqual(noCode)
  const asked = new URLSearchParams({ productId: 'test-3-month', coupon: 'WELCOME30' })
  const quote = await server.get(`${routes.quote}?${asked}`, { authorization: `Bearer ${token}` })
  expect(refusalIn(quote)).toEqual(noCode)
  expect((await postOrder(server, token, quarter)).json()).toMatchObject({ state: 'paid' })
  const { lead_id: leadId } = await db
    .selectFrom('orders')
    .select('lead_id')
    .where('product_key', '=', '3-MONTH')
    .executeTakeFirstOrThrow()
  await withdrawSubscription(services, { leadId, userAgent: '', log: app.log })
  expect(await found()).toEqual([{ what: 'withdrawn_again' }])
})

test('a dispute ends access and stops the renewals', async () => {
  const buyer = await newBuyer(server, { sandbox: { scenario: 'disputed_later' } })
  await pass(4)
  expect(await access(buyer)).toBe('preview')
  expect(await view(buyer)).toMatchObject({ state: 'canceled', payments: [{ state: 'disputed' }] })
})

test.each([
  ['by us', (buyer: Buyer, chargeRef: string) => requestRefund(services, refundOf(buyer, chargeRef))],
  ['at the provider', (_: Buyer, chargeRef: string, ref: string) => refundThere(ref, chargeRef)],
])(
  'a payment that is refunded completely %s ends the subscription, and nothing is charged again',
  async (_, giveBack) => {
    const buyer = await newBuyer(server)
    const { provider_ref: ref } = await db
      .selectFrom('subscriptions')
      .select('provider_ref')
      .where('lead_id', '=', buyer.leadId)
      .executeTakeFirstOrThrow()
    const { provider_ref: chargeRef } = await db
      .selectFrom('payments')
      .select('provider_ref')
      .where('lead_id', '=', buyer.leadId)
      .executeTakeFirstOrThrow()
    await giveBack(buyer, chargeRef, ref)
    await reconcile(services, app.log)
    expect(await view(buyer)).toMatchObject({
      state: 'canceled',
      accessUntil: null,
      endsBecause: 'refunded',
      renewal: null,
    })
    await pass(9)
    expect((await view(buyer)).payments).toHaveLength(1)
    expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'refunded'])
  },
)

test('a renewal after a refund of an older payment continues the subscription', async () => {
  const buyer = await newBuyer(server)
  const { provider_ref: chargeRef } = await db
    .selectFrom('payments')
    .select('provider_ref')
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  await pass(8)
  await requestRefund(services, refundOf(buyer, chargeRef))
  await pass(1)
  expect(await view(buyer)).toMatchObject({ state: 'active', cancelAtPeriodEnd: false })
  expect(await access(buyer)).toBe('full')
})
