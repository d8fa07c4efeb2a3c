import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderRoute, routes } from '#domain/api/routes.ts'
import { dayInUtc, dayWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, disclosureVersionIn } from '#domain/billing/disclosure.ts'
import { orderNumber } from '#domain/billing/order-number.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { exampleOrder } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { db } = server.services
const newToken = () => newLeadToken(server, `${randomUUID()}@example.com`)
const view = (id: string, secret: string) => server.get(orderRoute(id), { 'order-secret': secret })

test('a plan is bought, its consent stored word for word, and its receipt enqueued', async () => {
  const reply = await postOrder(server, await newToken())
  expect(reply.statusCode).toBe(201)
  const { id, secret, state, next } = reply.json()
  expect([state, next]).toEqual(['paid', { kind: 'none' }])

  const seen = await view(id, secret)
  expect(seen.headers['cache-control']).toBe('no-store')
  const { paidAt, accessUntil, renewal, ...rest } = seen.json()
  expect(rest).toEqual({
    id,
    state: 'paid',
    planKey: '1-WEEK',
    planName: '1-Week Trial',
    amountMinor: 999,
    currency: 'USD',
    declined: null,
    sandbox: true,
  })
  expect(Date.parse(accessUntil) - Date.parse(paidAt)).toBe(7 * MS_PER_DAY)
  expect(renewal).toEqual({ amountMinor: 2999, days: 30, on: accessUntil })

  const consent = await db.selectFrom('consents').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
  expect(consent.disclosure_version).toBe(DISCLOSURE_VERSION)
  const until = dayWords(dayInUtc(new Date(accessUntil)))
  for (const words of [
    `1-Week Trial: you pay $9.99 today for 7 days, until ${until}.`,
    `Then $29.99 every 30 days until you cancel, first on ${until}.`,
    'You cancel in two clicks',
    'Sold by',
    'I agree to pay $9.99 today and $29.99 every 30 days until I cancel.',
  ])
    expect(consent.text).toContain(words)
  const receipts = await db.selectFrom('emails').select('text').where('kind', '=', 'receipt').execute()
  expect(receipts.filter((mail) => mail.text.includes(orderNumber(id)))).toHaveLength(1)
})

test('who read the terms in Spanish has agreed to the Spanish text, which is stored with its language', async () => {
  const spanish = { disclosureVersion: disclosureVersionIn('es') }
  const reply = await postOrder(server, await newToken(), spanish)
  expect(reply.statusCode).toBe(201)
  const consent = await db
    .selectFrom('consents')
    .select(['disclosure_version', 'text'])
    .where('order_id', '=', reply.json().id)
    .executeTakeFirstOrThrow()
  expect(consent.disclosure_version).toBe(`${DISCLOSURE_VERSION}-es`)
  expect(consent.text).toContain('Acepto pagar $9.99 hoy y $29.99 cada 30 días hasta que cancele.')
  // The English text under the Spanish version, and a version that nobody shows.
  const { textHash } = exampleOrder()
  expect(refusalIn(await postOrder(server, await newToken(), { ...spanish, textHash }))).toEqual([409, 'PRICE_CHANGED'])
  const unknown = await postOrder(server, await newToken(), { disclosureVersion: `${DISCLOSURE_VERSION}-de` })
  expect(refusalIn(unknown)).toEqual([409, 'PRICE_CHANGED'])
})

test('a consent text with yesterday’s date is refused and shown again', async () => {
  const yesterday = plusDays(server.services.now(), -1)
  const { textHash } = exampleOrder({}, yesterday)
  expect(refusalIn(await postOrder(server, await newToken(), { textHash }))).toEqual([409, 'PRICE_CHANGED'])
})

test('a wallet is accepted only for wallet payments, and a test card only for card payments', async () => {
  const misplaced = await postOrder(server, await newToken(), { wallet: 'Apple Pay' })
  expect(refusalIn(misplaced)).toEqual([422, 'INPUT_INVALID', 'wallet'])
  const both = await postOrder(server, await newToken(), { method: 'FAST_PAYMENTS', sandbox: { scenario: 'ok' } })
  expect(refusalIn(both)).toEqual([422, 'INPUT_INVALID', 'sandbox'])
})

test.each([
  ['declined', 'PAYMENT_DECLINED'],
  ['insufficient_funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
  ['expired', 'PAYMENT_CARD_EXPIRED'],
  ['wrong_cvc', 'PAYMENT_WRONG_CVC'],
])('a card that is %s is reported as such, and another one can be used for the same order', async (scenario, code) => {
  const token = await newToken()
  const key = { 'idempotency-key': randomUUID() }
  const refused = await postOrder(server, token, { sandbox: { scenario } }, key)
  expect(refusalIn(refused)).toEqual([402, code])
  expect(refusalIn(await postOrder(server, token, { sandbox: { scenario } }, key))).toEqual([402, code])
  const { id, state } = (await postOrder(server, token)).json()
  expect(state).toBe('paid')
  const attempts = await db
    .selectFrom('payment_attempts')
    .select('state')
    .where('order_id', '=', id)
    .orderBy('attempt')
    .execute()
  expect(attempts).toEqual([{ state: 'declined' }, { state: 'succeeded' }])
})

test('the same request again gets the same reply', async () => {
  const token = await newToken()
  const key = { 'idempotency-key': randomUUID() }
  const first = await postOrder(server, token, {}, key)
  const again = await postOrder(server, token, {}, key)
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())
  const changed = await postOrder(server, token, { productId: 'test-1-month' }, key)
  expect(refusalIn(changed)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  const stolen = await postOrder(server, await newToken(), {}, key)
  expect(refusalIn(stolen)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
})

test('a second plan is not sold', async () => {
  const token = await newToken()
  await postOrder(server, token)
  expect(refusalIn(await postOrder(server, token))).toEqual([409, 'ALREADY_SUBSCRIBED'])
  const month = { productId: 'test-1-month', expectedAmountMinor: 2999 }
  expect(refusalIn(await postOrder(server, token, month))).toEqual([409, 'ALREADY_SUBSCRIBED'])
})

test.each([
  ['an unknown plan', { productId: 'nothing' }, [404, 'PRODUCT_UNKNOWN', 'productId']],
  ['a plan of the other mode', { productId: 'live-1-week' }, [404, 'PRODUCT_UNKNOWN', 'productId']],
  ['an old price', { expectedAmountMinor: 998 }, [409, 'PRICE_CHANGED']],
  ['an old renewal price', { renewalAmountMinor: 8999 }, [409, 'PRICE_CHANGED']],
  ['an old length of the first period', { firstDays: 14 }, [409, 'PRICE_CHANGED']],
  ['an old length of the renewals', { renewalDays: 28 }, [409, 'PRICE_CHANGED']],
  ['another consent text', { textHash: '0'.repeat(64) }, [409, 'PRICE_CHANGED']],
  ['another currency', { currency: 'EUR' }, [409, 'PRICE_CHANGED']],
  ['an old disclosure', { disclosureVersion: '2020-01' }, [409, 'PRICE_CHANGED']],
  ['no consent', { consent: false }, [422, 'CONSENT_MISSING', 'consent']],
  ['a provider that is not set up', { provider: 'stripe' }, [422, 'INPUT_INVALID', 'provider']],
  ['an unknown method', { method: 'CASH' }, [422, 'INPUT_INVALID', 'method']],
  ['a card number', { sandbox: { scenario: '4242424242424242' } }, [422, 'INPUT_INVALID', 'sandbox.scenario']],
  ['half a cent', { expectedAmountMinor: 999.5 }, [422, 'INPUT_INVALID', 'expectedAmountMinor']],
])('%s is refused and nothing is stored', async (_, changes, refusal) => {
  const token = await newToken()
  const orders = () => db.selectFrom('orders').select('id').execute()
  const before = await orders()
  expect(refusalIn(await postOrder(server, token, changes))).toEqual(refusal)
  expect(await orders()).toEqual(before)
})

test.each([undefined, 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'])(
  '%j is not a token',
  async (header) => {
    const reply = await server.post(
      routes.orders,
      exampleOrder(),
      header === undefined ? {} : { authorization: header },
    )
    expect(refusalIn(reply)).toEqual([401, 'TOKEN_INVALID'])
  },
)

test('an order can be read with its own secret only', async () => {
  const mine = (await postOrder(server, await newToken())).json()
  const theirs = (await postOrder(server, await newToken())).json()
  const unknown = [404, 'ORDER_UNKNOWN']
  expect(refusalIn(await view(mine.id, theirs.secret))).toEqual(unknown)
  expect(refusalIn(await server.get(orderRoute(mine.id)))).toEqual(unknown)
  expect(refusalIn(await view('1', mine.secret))).toEqual(unknown)
  expect(refusalIn(await view(randomUUID(), mine.secret))).toEqual(unknown)
})
