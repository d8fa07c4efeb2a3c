import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { sandboxSettings } from '#server/payment-providers/sandbox/sandbox-database.ts'
import {
  deliverWebhooks,
  type SandboxEvent,
  SIGNATURE,
  signatureOf,
} from '#server/payment-providers/sandbox/webhooks.ts'
import type { PaymentProvider, PurchaseReference } from '#server/platform/payment-provider/provider.ts'
import { deliverTo } from '#server/sandbox/sandbox-routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, refusalIn } from '#server/test-client.fixture.ts'
import { MAX_TRIES, processWebhooks, UNKNOWN_ORDER_WAIT_MS } from './process-webhooks.ts'

let fetches = 0
let isDown = false
/** The purchase that the provider names for a payment; undefined while it does not reply. */
let paidFor: PurchaseReference | null | undefined
/** The provider's snapshot of a purchase that was not made here. */
let foreign: PurchaseSnapshot | null = null
const watched = (sandbox: PaymentProvider): PaymentProvider => ({
  ...sandbox,
  fetch: (handle) => {
    fetches++
    if (isDown) throw new TypeError('canary of a provider')
    return handle.ref === 'sandbox_sub_foreign' ? Promise.resolve(foreign) : sandbox.fetch(handle)
  },
  purchaseOfPayment: async () => {
    if (paidFor === undefined) throw new TypeError('the line is down')
    return paidFor
  },
  readWebhook: async (webhook, at) => {
    const hint = await sandbox.readWebhook(webhook, at)
    return hint.type === 'refund.updated' ? { ...hint, ref: null, orderId: null, payment: 'pay_1' } : hint
  },
})
const server = await testApp({ payments: watched })
const { services, app, api } = server
const { db, now } = services
const url = routes.webhooks.replace(':provider', 'sandbox')
const { signingSecret } = await sandboxSettings(db)

beforeEach(async () => {
  isDown = false
  await db.deleteFrom('webhook_events').execute()
  await db.deleteFrom('reconciliation_findings').execute()
  fetches = 0
})

const eventOf = (orderId: string): SandboxEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'charge.succeeded',
  livemode: false,
  ref: 'sandbox_sub_1',
  orderId,
})
const deliver = (event: object, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(event)
  return server.post(url, body, { [SIGNATURE]: signatureOf(signingSecret, body, now()), ...headers })
}
const events = () => db.selectFrom('webhook_events').select(['state', 'tries', 'last_error']).execute()

test('a webhook that is delivered five times is processed once, and the fetched state is stored', async () => {
  const { orderId } = await newBuyer(server, { sandbox: { scenario: 'unknown_outcome' } })
  const event = eventOf(orderId)
  const replies = await Promise.all(Array.from({ length: 5 }, () => deliver(event)))
  expect(new Set(replies.map((reply) => [reply.statusCode, reply.body].join()))).toEqual(
    new Set(['200,{"received":true}']),
  )
  expect(await events()).toEqual([{ state: 'pending', tries: 0, last_error: null }])
  expect(await processWebhooks(services, app.log)).toBe(1)
  expect(await processWebhooks(services, app.log)).toBe(0)
  expect(await events()).toEqual([{ state: 'done', tries: 1, last_error: null }])
  expect(fetches).toBe(1)
  const { state } = await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()
  expect(state).toBe('paid')
})

test.each([
  ['is not signed', (body: string) => ({ body, headers: {} })],
  [
    'is signed with another secret',
    (body: string) => ({ body, headers: { [SIGNATURE]: signatureOf('guess', body, now()) } }),
  ],
  [
    'was changed in transit',
    (body: string) => ({ body: `${body} `, headers: { [SIGNATURE]: signatureOf(signingSecret, body, now()) } }),
  ],
  [
    'is an hour old',
    (body: string) => ({
      body,
      headers: { [SIGNATURE]: signatureOf(signingSecret, body, new Date(now().getTime() - MS_PER_HOUR)) },
    }),
  ],
])('a webhook that %s is refused and changes nothing', async (_, forge) => {
  const { orderId } = await newBuyer(server)
  const { body, headers } = forge(JSON.stringify(eventOf(orderId)))
  expect(refusalIn(await server.post(url, body, headers))).toEqual([400, 'WEBHOOK_REFUSED'])
  expect(await events()).toEqual([])
})

test('other providers, other modes and huge bodies are refused', async () => {
  const { orderId } = await newBuyer(server)
  const body = JSON.stringify(eventOf(orderId))
  const headers = { [SIGNATURE]: signatureOf(signingSecret, body, now()) }
  for (const other of ['stripe', 'unknown']) {
    const reply = await server.post(routes.webhooks.replace(':provider', other), body, headers)
    expect(refusalIn(reply)).toEqual([400, 'WEBHOOK_REFUSED'])
  }
  expect(refusalIn(await deliver({ ...eventOf(orderId), livemode: true }))).toEqual([400, 'WEBHOOK_REFUSED'])
  expect(refusalIn(await server.post(url, 'x'.repeat(1024 * 1024 + 1), headers))).toEqual([413, 'BODY_TOO_LARGE'])
  expect(refusalIn(await server.post(url, '', headers))).toEqual([400, 'WEBHOOK_REFUSED'])
  expect(await events()).toEqual([])
})

test('a webhook of the other mode is refused and recorded as a finding', async () => {
  const live = await testApp({
    payments: (sandbox) => ({
      ...sandbox,
      readWebhook: async () => ({ eventId: 'e', type: 'paid', livemode: true, ref: 'r', orderId: null, payment: null }),
    }),
  })
  expect(refusalIn(await live.post(url, {}))).toEqual([400, 'WEBHOOK_REFUSED'])
  const notes = await live.services.db.selectFrom('reconciliation_findings').select(['what', 'subject']).execute()
  expect(notes).toEqual([{ what: 'webhook_of_other_mode', subject: 'sandbox' }])
})

test.each([
  ['that was paid becomes a finding', true, 'dead', [{ what: 'paid_but_no_order', subject: 'sandbox_sub_foreign' }]],
  ['that was never paid is left alone', false, 'ignored', []],
])('an event about an unknown order waits for it, and after three days one %s', async (_, isPaid, state, expected) => {
  const { orderId } = await newBuyer(server)
  foreign = isPaid ? await services.payments.byName('sandbox').fetch({ orderId, ref: null }) : null
  await deliver({ ...eventOf(randomUUID()), ref: 'sandbox_sub_foreign' })
  await deliver({ ...eventOf('no uuid'), ref: 'sandbox_sub_foreign' })
  await processWebhooks(services, app.log)
  expect((await events()).map(({ state }) => state)).toEqual(['pending', 'pending'])
  expect(await processWebhooks(services, app.log)).toBe(0)
  server.pass(UNKNOWN_ORDER_WAIT_MS)
  await processWebhooks(services, app.log)
  expect((await events()).map((event) => event.state)).toEqual([state, state])
  const found = await db.selectFrom('reconciliation_findings').select(['what', 'subject']).execute()
  expect(found).toEqual(expected)
})

test('an event that names only a payment is stored while its provider does not reply, and applied to its purchase later', async () => {
  const { orderId } = await newBuyer(server)
  paidFor = undefined
  expect((await deliver({ ...eventOf(orderId), type: 'refund.updated' })).statusCode).toBe(200)
  expect(await processWebhooks(services, app.log)).toBe(0)
  expect(await events()).toEqual([{ state: 'pending', tries: 1, last_error: 'TypeError' }])
  // The invoice may arrive after the payment.
  paidFor = null
  server.pass(MS_PER_HOUR)
  expect(await processWebhooks(services, app.log)).toBe(0)
  paidFor = { ref: null, orderId }
  server.pass(MS_PER_HOUR)
  expect(await processWebhooks(services, app.log)).toBe(1)
  expect(fetches).toBe(1)
  expect(await events()).toMatchObject([{ state: 'done', tries: 3 }])
})

test('an unknown payment becomes a finding after three days, once', async () => {
  paidFor = null
  for (const type of ['refund.updated', 'refund.updated']) await deliver({ ...eventOf(randomUUID()), type })
  server.pass(UNKNOWN_ORDER_WAIT_MS)
  await processWebhooks(services, app.log)
  const found = await db.selectFrom('reconciliation_findings').select(['what', 'subject']).execute()
  expect(found).toEqual([{ what: 'webhook_given_up', subject: 'pay_1' }])
})

test('an event whose processing fails is tried twelve times, with pauses, and only the class of the error is stored', async () => {
  const { orderId } = await newBuyer(server)
  await deliver(eventOf(orderId))
  isDown = true
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    await processWebhooks(services, app.log)
    server.pass(4 * MS_PER_HOUR)
  }
  expect(await events()).toEqual([{ state: 'dead', tries: MAX_TRIES, last_error: 'TypeError' }])
  expect(server.logged()).not.toContain('canary of a provider')
})

test('an interrupted event is claimed again after its lease', async () => {
  const { orderId } = await newBuyer(server)
  await deliver(eventOf(orderId))
  await db
    .updateTable('webhook_events')
    .set({ tries: 1, try_at: new Date(now().getTime() + 120_000) })
    .execute()
  expect(await processWebhooks(services, app.log)).toBe(0)
  server.pass(120_001)
  expect(await processWebhooks(services, app.log)).toBe(1)
})

test('the sandbox’s events are delivered as webhooks, late, twice and in reverse order', async () => {
  const { orderId } = await newBuyer(server, { sandbox: { scenario: 'unknown_outcome' } })
  for (const webhooks of ['duplicated', 'reordered'] as const) {
    await db.updateTable('sandbox_settings').set({ webhooks }).execute()
    await db.updateTable('sandbox_events').set({ delivered_at: null }).execute()
    expect(await deliverWebhooks(db, deliverTo(await api()), now())).toBeGreaterThan(0)
  }
  await processWebhooks(services, app.log)
  expect(new Set((await events()).map(({ state }) => state))).toEqual(new Set(['done']))
  const payments = await db.selectFrom('payments').select('state').where('order_id', '=', orderId).execute()
  expect(payments).toEqual([{ state: 'succeeded' }])
})
