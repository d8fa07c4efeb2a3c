import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import {
  asOwner,
  type Buyer,
  cookieOf,
  mailsTo,
  newBuyer,
  newLeadToken,
  postOrder,
  provenLeadToken,
  refusalIn,
  tokenByMail,
} from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db } = services
const MAILBOX_FIRST = [409, 'MAILBOX_FIRST']
const month = { productId: 'test-1-month', expectedAmountMinor: 2999 }

const ids = 'ids=test-1-week&ids=test-1-month&ids=test-3-month'
const productsFor = (token?: string) =>
  server.get(`${routes.products}?${ids}`, token === undefined ? {} : { authorization: `Bearer ${token}` })
const quoteFor = (token: string, productId: string, coupon: string) =>
  server.get(`${routes.quote}?${new URLSearchParams({ productId, coupon })}`, { authorization: `Bearer ${token}` })
const newEmail = () => `${randomUUID()}@example.com`
const stateOf = async ({ orderId }: Pick<Buyer, 'orderId'>) =>
  (await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state
const chargesAt = (email: string) =>
  db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .select('sandbox_charges.state')
    .where('email_normalised', '=', email)
    .execute()

/** A customer whose plan has ended. */
async function formerBuyer(): Promise<Buyer> {
  const buyer = await newBuyer(server)
  await asOwner(server, buyer).post(routes.subscriptionCancel)
  server.pass(8 * MS_PER_DAY)
  await advanceSandbox(db, services.now())
  await reconcile(services, app.log)
  return buyer
}

test('a visitor who types a customer’s address sees what every visitor sees', async () => {
  const subscribed = await newBuyer(server)
  const former = await formerBuyer()
  const unknown = await newLeadToken(server, newEmail())
  const seen = (await productsFor(unknown)).json()
  expect(seen).toEqual((await productsFor()).json())
  for (const { email } of [subscribed, former]) {
    const stranger = await newLeadToken(server, email.toUpperCase())
    expect((await productsFor(stranger)).json()).toEqual(seen)
    expect((await quoteFor(stranger, 'test-1-month', 'WELCOME20')).json()).toMatchObject({ amountMinor: 2000 })
  }
})

test('an order for a known address gets the same reply in all cases, and its owner an email', async () => {
  const subscribed = await newBuyer(server)
  const former = await formerBuyer()
  const waiting = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
  const visitor = newEmail()
  await provenLeadToken(server, visitor)
  const bodies = new Set<string>()
  for (const email of [subscribed.email, former.email, waiting.email, visitor]) {
    const before = (await chargesAt(email)).length
    const reply = await postOrder(server, await newLeadToken(server, email))
    expect(refusalIn(reply)).toEqual(MAILBOX_FIRST)
    const { requestId: _, ...body } = reply.json()
    bodies.add(JSON.stringify(body))
    expect(await chargesAt(email)).toHaveLength(before)
  }
  expect(bodies.size).toBe(1)
  expect((await mailsTo(server, subscribed.email)).at(-1)).toBe('already_subscribed')
  for (const email of [former.email, waiting.email, visitor])
    expect((await mailsTo(server, email)).at(-1)).toBe('sign-in')
  // The order that waits for its owner's bank is as it was.
  expect(await stateOf(waiting)).toBe('requires_action')
})

test('a wrong card and a wrong price reveal nothing about a known address', async () => {
  const { email } = await newBuyer(server)
  const stranger = await newLeadToken(server, email)
  expect(refusalIn(await postOrder(server, stranger, { expectedAmountMinor: 2999 }))).toEqual([409, 'PRICE_CHANGED'])
  const declined = { sandbox: { scenario: 'declined' } }
  expect(refusalIn(await postOrder(server, stranger, declined))).toEqual(MAILBOX_FIRST)
})

test('an order for a new address is accepted at once', async () => {
  const email = newEmail()
  await newLeadToken(server, email)
  expect((await postOrder(server, await newLeadToken(server, email))).json().state).toBe('paid')
})

test('a subscriber who comes by an emailed link gets an email about the plan, and is not charged again', async () => {
  const { email } = await newBuyer(server)
  const proven = await provenLeadToken(server, email)
  expect(refusalIn(await postOrder(server, proven, month))).toEqual([409, 'ALREADY_SUBSCRIBED'])
  expect((await mailsTo(server, email)).at(-1)).toBe('already_subscribed')
  expect(await chargesAt(email)).toHaveLength(1)
})

test('an order by an emailed link replaces one from another device', async () => {
  const waiting = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
  const proven = await provenLeadToken(server, waiting.email)
  expect((await postOrder(server, proven, month)).json().state).toBe('paid')
  expect(await stateOf(waiting)).toBe('expired')
})

test('a returning customer gets no trial and no coupon, and sees that before paying', async () => {
  const former = await formerBuyer()
  const proven = await provenLeadToken(server, former.email)
  for (const token of [former.token, proven]) {
    const products = await productsFor(token)
    expect(products.headers['cache-control']).toBe('no-store')
    expect(products.json()).toMatchObject([
      // What a trial week goes on as.
      { id: 'test-1-month', intro: null, hadBefore: true },
      { id: 'test-3-month', intro: null },
    ])
    expect(products.json()[1]).not.toHaveProperty('hadBefore')
    const noCode = [409, 'COUPON_FIRST_PLAN', 'coupon']
    expect(refusalIn(await quoteFor(token, 'test-1-month', 'WELCOME20'))).toEqual(noCode)
    const withCode = { ...month, coupon: 'WELCOME20', expectedAmountMinor: 2000 }
    expect(refusalIn(await postOrder(server, token, withCode))).toEqual(noCode)
    expect(refusalIn(await postOrder(server, token))).toEqual([404, 'PRODUCT_UNKNOWN', 'productId'])
    // A code for another plan as well: none of them would suit it.
    expect(refusalIn(await quoteFor(token, 'test-3-month', 'WELCOME20'))).toEqual(noCode)
  }
  expect((await postOrder(server, proven, month)).json().state).toBe('paid')
})

test('a device that answers again under its own address stays the same customer', async () => {
  const email = newEmail()
  const first = await newLeadToken(server, email)
  const declined = { sandbox: { scenario: 'declined' } }
  expect(refusalIn(await postOrder(server, first, declined))).toEqual([402, 'PAYMENT_DECLINED'])
  const anew = async (token: string, address: string): Promise<string> => {
    const lead = { ...exampleLead, hero: { ...exampleHero, email: address } }
    return (await server.post(routes.leads, lead, { authorization: `Bearer ${token}` })).json().token
  }
  const second = await anew(first, email)
  expect((await postOrder(server, second, month)).json().state).toBe('paid')
  expect(refusalIn(await postOrder(server, await anew(second, email), month))).toEqual([409, 'ALREADY_SUBSCRIBED'])
  // With another address it is another person.
  const customer = await newBuyer(server)
  expect(refusalIn(await postOrder(server, await anew(second, customer.email), month))).toEqual(MAILBOX_FIRST)
  // A mailbox that was proven stays so under the same address alone.
  const proven = await anew(await provenLeadToken(server, customer.email), customer.email)
  expect(refusalIn(await postOrder(server, proven, month))).toEqual([409, 'ALREADY_SUBSCRIBED'])
})

test('a consent stores the hash of its text, the language and the network it came from', async () => {
  const token = await newLeadToken(server, newEmail())
  const { id } = (await postOrder(server, token, {}, { 'accept-language': 'de-AT,en;q=0.8' })).json()
  const consent = await db.selectFrom('consents').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
  expect(consent).toMatchObject({ locale: 'de-AT', network: '127.0.0.0' })
  expect(consent.text_hash).toHaveLength(32)
})

test('a visitor who typed a customer’s address loses access once the customer buys', async () => {
  const email = newEmail()
  const stranger = await newLeadToken(server, email)
  // The mail goes to the owner of the mailbox, who goes on with it.
  const owner = await tokenByMail(server, email)
  const withToken = (token: string) => server.get(routes.subscription, { authorization: `Bearer ${token}` })
  expect(refusalIn(await withToken(stranger)).slice(0, 2)).toEqual([404, 'SUBSCRIPTION_UNKNOWN'])
  const placed = await postOrder(server, owner)
  expect(placed.json().state).toBe('paid')
  expect(refusalIn(await withToken(stranger)).slice(0, 2)).toEqual([401, 'TOKEN_INVALID'])
  expect((await server.get(routes.subscription, { cookie: cookieOf(placed) })).statusCode).toBe(200)
})
