import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CustomerReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { orderNumber } from '#domain/billing/order-number.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, emailsTo, newBuyer, newLeadToken, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, post, get } = server
const { db } = services
const operator = await signedInOperator(server, ['customers'])
const at = (route: string, { leadId }: Pick<Buyer, 'leadId'>) => filled(route, { id: leadId })
const customerOf = async (buyer: Buyer) => (await operator.get(at(consoleRoutes.customer, buyer))).json<CustomerReply>()
const reason = { reason: 'asked for it by telephone' }

async function chargeOf(buyer: Buyer) {
  const [payment] = (await customerOf(buyer)).payments
  if (payment === undefined) throw new Error('The buyer has no payment.')
  return payment
}

const refundOf = async (buyer: Buyer, changes: object = {}, key?: string) => {
  const { id, amountMinor, currency } = await chargeOf(buyer)
  const body = { paymentId: id, amountMinor, currency, ...reason, ...changes }
  return operator.act(at(consoleRoutes.customerRefund, buyer), body, key)
}
const refundsOf = ({ leadId }: Buyer) =>
  db
    .selectFrom('refunds')
    .select(['id', 'amount_minor', 'state', 'because', 'actor'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .execute()
const actsOf = async (leadId: string) =>
  (await db.selectFrom('operator_acts').select('action').where('lead_id', '=', leadId).orderBy('at').execute()).map(
    ({ action }) => action,
  )

describe('finding a customer', () => {
  test('by a part of the address, the order, the charge and the receipt, and no other customer', async () => {
    const email = `Needle-${randomUUID()}@example.com`
    const buyer = await newBuyer(server, {}, email)
    await newBuyer(server)
    const { chargeRef } = await chargeOf(buyer)
    const { number } = await db
      .selectFrom('tax_documents')
      .select('number')
      .where('lead_id', '=', buyer.leadId)
      .executeTakeFirstOrThrow()
    const order = orderNumber(buyer.orderId)
    const typed = [order, order.toLowerCase().replace('-', ' '), buyer.orderId]
    for (const q of [email.slice(0, 20).toUpperCase(), ...typed, chargeRef, number.toLowerCase()]) {
      const reply = await operator.get(`${consoleRoutes.customers}?${new URLSearchParams({ q })}`)
      expect(reply.json(), q).toMatchObject({
        customers: [{ id: buyer.leadId, email, paidOrders: 1, subscription: 'active' }],
        hasMore: false,
      })
    }
  })

  test.each(["%'; drop table leads; --", '%%%', '___', '\\\\\\'])(
    'text that looks like SQL (%j) finds nothing',
    async (q) => {
      const reply = await operator.get(`${consoleRoutes.customers}?${new URLSearchParams({ q })}`)
      expect([reply.statusCode, reply.json()]).toEqual([200, { customers: [], hasMore: false }])
    },
  )

  test('a customer is shown with everything that happened; an unknown one gets 404', async () => {
    const buyer = await newBuyer(server)
    const customer = await customerOf(buyer)
    expect(customer).toMatchObject({
      id: buyer.leadId,
      email: buyer.email,
      subscription: { state: 'active', isLive: true, isEnding: false },
      payments: [{ state: 'succeeded', dispute: null }],
    })
    const happened = customer.timeline.map(({ what }) => what)
    for (const what of [
      'address confirmed',
      'order placed',
      'consent given',
      'charge succeeded',
      'subscription active',
    ])
      expect(happened).toContain(what)
    const none = await operator.get(filled(consoleRoutes.customer, { id: randomUUID() }))
    expect(refusalIn(none)).toEqual([404, 'CUSTOMER_UNKNOWN'])
  })

  test.each([
    ['refunded', consoleRoutes.customerRefund, { paymentId: randomUUID(), amountMinor: 1, currency: 'USD', ...reason }],
    ['cancelled', consoleRoutes.customerCancel, reason],
    ['withdrawn', consoleRoutes.customerWithdraw, reason],
    ['linked', consoleRoutes.customerLink, {}],
    ['erased', consoleRoutes.customerErase, reason],
    ['noted', consoleRoutes.customerNote, { text: 'calls on Mondays' }],
    ['moved', consoleRoutes.customerAddress, { email: 'nobody@example.com', ...reason }],
  ])('a customer who does not exist is not %s', async (_, route, body) => {
    const reply = await operator.act(filled(route, { id: randomUUID() }), body)
    expect(refusalIn(reply)).toEqual([404, 'CUSTOMER_UNKNOWN'])
  })
})

describe('refunding', () => {
  test('a charge is refunded in two parts; the customer is told of each, and more than is left is refused', async () => {
    const buyer = await newBuyer(server)
    const { amountMinor, currency } = await chargeOf(buyer)
    expect((await refundOf(buyer, { amountMinor: 100 })).json()).toMatchObject({
      payments: [{ refundableMinor: amountMinor - 100, carriesSubscription: true }],
    })
    expect(refusalIn(await refundOf(buyer, { amountMinor }))).toEqual([422, 'INPUT_INVALID', 'amount'])
    expect(
      refusalIn(await refundOf(buyer, { amountMinor: 100, currency: currency === 'EUR' ? 'USD' : 'EUR' })),
    ).toEqual([422, 'INPUT_INVALID', 'amount'])
    await refundOf(buyer, { amountMinor: amountMinor - 100 })
    expect(await refundsOf(buyer)).toMatchObject([
      { amount_minor: 100, state: 'succeeded', because: 'support', actor: 'operator' },
      { amount_minor: amountMinor - 100, state: 'succeeded' },
    ])
    expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'refunded')).toHaveLength(2)
    expect((await actsOf(buyer.leadId)).filter((action) => action === 'refund: refused')).toHaveLength(2)
    await reconcile(services, server.app.log)
    expect(await customerOf(buyer)).toMatchObject({
      subscription: { isLive: false },
      payments: [{ refundableMinor: 0, carriesSubscription: false }],
    })
  })

  test('a refund sent five times at once under one key is made once', async () => {
    const buyer = await newBuyer(server)
    const key = randomUUID()
    const { id: paymentId, currency } = await chargeOf(buyer)
    const body = { paymentId, amountMinor: 250, currency, ...reason }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => operator.act(at(consoleRoutes.customerRefund, buyer), body, key)),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await refundsOf(buyer)).toMatchObject([{ id: key, amount_minor: 250 }])
  })

  test('a charge of another customer is not refunded', async () => {
    const [buyer, other] = [await newBuyer(server), await newBuyer(server)]
    const { id: paymentId } = await chargeOf(other)
    expect(refusalIn(await refundOf(buyer, { paymentId }))).toEqual([422, 'INPUT_INVALID', 'paymentId'])
    expect(await refundsOf(other)).toEqual([])
  })
})

describe('serving customers', () => {
  test('a cancellation ends the subscription with its period, once', async () => {
    const buyer = await newBuyer(server)
    const cancel = () => operator.act(at(consoleRoutes.customerCancel, buyer), reason)
    expect((await cancel()).json()).toMatchObject({ subscription: { isLive: true, isEnding: true } })
    expect((await cancel()).statusCode).toBe(200)
    expect((await asOwner(server, buyer).get(routes.subscription)).json()).toMatchObject({ cancelAtPeriodEnd: true })
    const actions = await db
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('lead_id', '=', buyer.leadId)
      .execute()
    expect(actions).toEqual([{ actor: 'operator', action: 'cancel' }])
  })

  test('a withdrawal ends the subscription now and refunds everything', async () => {
    const buyer = await newBuyer(server)
    const { amountMinor } = await chargeOf(buyer)
    const reply = await operator.act(at(consoleRoutes.customerWithdraw, buyer), reason)
    expect(reply.json()).toMatchObject({ subscription: { isLive: false } })
    expect(await refundsOf(buyer)).toMatchObject([
      { amount_minor: amountMinor, because: 'withdrawn', actor: 'operator' },
    ])
  })

  test('an email is sent again without sign-in links, once for each key; one whose text was deleted is refused', async () => {
    const buyer = await newBuyer(server)
    const { id } = await db
      .updateTable('emails')
      .set({ sent_at: services.now(), transport: 'outbox' })
      .where('lead_id', '=', buyer.leadId)
      .where('kind', '=', 'forecast')
      .returning('id')
      .executeTakeFirstOrThrow()
    const url = filled(consoleRoutes.customerEmail, { id: buyer.leadId, email: id })
    const key = randomUUID()
    await operator.act(url, {}, key)
    expect((await operator.act(url, {}, key)).statusCode).toBe(200)
    const copies = await db
      .selectFrom('emails')
      .select(['id', 'text'])
      .where('lead_id', '=', buyer.leadId)
      .where('kind', '=', 'forecast')
      .execute()
    const [copy] = copies.filter((one) => one.id !== id)
    expect([copies.length, copy?.id]).toEqual([2, key])
    expect(copy?.text).not.toMatch(/resume#[\w-]{20,}/)
    await db.updateTable('emails').set({ html: '', text: '' }).where('id', '=', id).execute()
    expect(refusalIn(await operator.act(url))).toEqual([409, 'EMAIL_GONE'])
  })

  test('a link to the account is emailed', async () => {
    const buyer = await newBuyer(server)
    const before = (await emailsTo(server, buyer.email)).length
    await operator.act(at(consoleRoutes.customerLink, buyer))
    expect((await emailsTo(server, buyer.email)).length).toBeGreaterThan(before)
  })

  test('erasing leaves no answers, ends future charges, and is done once', async () => {
    const buyer = await newBuyer(server)
    const erase = () => operator.act(at(consoleRoutes.customerErase, buyer), reason)
    expect((await erase()).json()).toMatchObject({ erasedAt: expect.any(String), subscription: { isLive: false } })
    expect((await erase()).statusCode).toBe(200)
    expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'erased')).toHaveLength(1)
    expect(refusalIn(await get(routes.member, { authorization: `Bearer ${buyer.token}` }))[0]).toBe(401)
  })
})

test('without a sign-in or a sufficient role nothing can be read and no money moves', async () => {
  const buyer = await newBuyer(server)
  const { id: paymentId, amountMinor, currency } = await chargeOf(buyer)
  const small = await signedInOperator(server, ['figures', 'prices', 'operators'])
  const email = randomUUID()
  const acts: readonly (readonly [string, object])[] = [
    [at(consoleRoutes.customerRefund, buyer), { paymentId, amountMinor, currency, ...reason }],
    [at(consoleRoutes.customerCancel, buyer), reason],
    [at(consoleRoutes.customerWithdraw, buyer), reason],
    [at(consoleRoutes.customerErase, buyer), reason],
    [at(consoleRoutes.customerLink, buyer), {}],
    [filled(consoleRoutes.customerEmail, { id: buyer.leadId, email }), {}],
  ]
  for (const [url, body] of acts) {
    expect(refusalIn(await post(url, body)), url).toEqual([401, 'OPERATOR_NEEDED'])
    expect(refusalIn(await post(url, body, { cookie: operator.cookie })), url).toEqual([403, 'CROSS_SITE'])
    expect(refusalIn(await small.act(url, body)), url).toEqual([403, 'ROLE_NEEDED'])
  }
  for (const url of [at(consoleRoutes.customer, buyer), `${consoleRoutes.customers}?q=example`]) {
    expect(refusalIn(await get(url))).toEqual([401, 'OPERATOR_NEEDED'])
    expect(refusalIn(await small.get(url))).toEqual([403, 'ROLE_NEEDED'])
  }
  expect([await refundsOf(buyer), await actsOf(buyer.leadId)]).toEqual([[], []])
  expect((await customerOf(buyer)).subscription).toMatchObject({ isLive: true, isEnding: false })
})

test('a lead that bought nothing is also a customer, without a subscription', async () => {
  const email = `${randomUUID()}@example.com`
  await newLeadToken(server, email)
  const reply = await operator.get(`${consoleRoutes.customers}?${new URLSearchParams({ q: email })}`)
  const [found] = reply.json<{ customers: { id: string }[] }>().customers
  const customer = await operator.get(filled(consoleRoutes.customer, { id: found?.id ?? '' }))
  expect(customer.json()).toMatchObject({ subscription: null, payments: [] })
})
