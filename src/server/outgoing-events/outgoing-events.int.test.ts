import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingEventsReply } from '#domain/api/console/outgoing-events.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { EVENT_TRIES } from '#server/platform/job-queue/job-list.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, newBuyer, refusalIn } from '#server/test-client.fixture.ts'
import { deliverEvent } from './deliver-event.ts'

const KEY = Buffer.from('a secret of twenty-four b')
const got: { readonly id: string; readonly body: string; readonly isSigned: boolean }[] = []
let status = 204
/** A receiver that checks what it gets as the specification of Standard Webhooks says. */
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    got.push({ id: String(request.headers['webhook-id']), body, isSigned: isSigned(request.headers, body) })
    response.writeHead(status).end()
  })
})
function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']]
  const wanted = createHmac('sha256', KEY).update(`${id}.${time}.${body}`).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => each.split(','))
    .some(([version, signature = '']) => {
      const given = Buffer.from(signature, 'base64')
      return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
    })
}
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
afterAll(() => receiver.close())
beforeEach(() => {
  got.length = 0
  status = 204
})

const server = await testApp({ env: { WEBHOOK_URL: url, WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}` } })
const { services, app } = server
const { db, now } = services

const waiting = () =>
  db
    .selectFrom('outgoing_events')
    .select(['id', 'type', 'about'])
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
/** Delivers what waits for a customer, and returns its types. */
async function deliverAll(): Promise<readonly string[]> {
  const events = await waiting()
  for (const { id } of events) await deliverEvent(services, { eventId: id })
  return events.map(({ type }) => type)
}
async function pass(days: number): Promise<void> {
  server.pass(days * MS_PER_DAY)
  await advanceSandbox(db, now())
  await reconcile(services, app.log)
}
const newest = async () =>
  db.selectFrom('outgoing_events').selectAll().orderBy('made_at', 'desc').limit(1).executeTakeFirstOrThrow()

test('a life of a customer is told, signed, with ids and amounts and nothing of the person', async () => {
  const buyer = await newBuyer(server)
  expect(await deliverAll()).toEqual(['lead.created', 'purchase.paid'])
  await asOwner(server, buyer).post(routes.subscriptionCancel)
  expect(await deliverAll()).toEqual(['subscription.canceled'])
  const operator = await signedInOperator(server, ['customers'])
  const at = (route: string) => filled(route, { id: buyer.leadId })
  const { payments } = (await operator.get(at(consoleRoutes.customer))).json<{
    payments: readonly { id: string; amountMinor: number; currency: string }[]
  }>()
  const [charge] = payments
  await operator.act(at(consoleRoutes.customerRefund), {
    ...{ paymentId: charge?.id, amountMinor: charge?.amountMinor, currency: charge?.currency, reason: 'asked for it' },
  })
  expect(await deliverAll()).toContain('refund.paid')
  await operator.act(at(consoleRoutes.customerErase), { reason: 'asked for it' })
  expect(await deliverAll()).toContain('customer.deleted')
  expect(got.every(({ isSigned: isRight }) => isRight)).toBe(true)
  expect(new Set(got.map(({ id }) => id)).size).toBe(got.length)
  const paid = got.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'purchase.paid')
  expect(paid).toEqual({
    type: 'purchase.paid',
    timestamp: expect.stringMatching(/Z$/),
    data: {
      ...{ customer: buyer.leadId, order: buyer.orderId, plan: expect.any(String) },
      ...{ amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'USD' },
    },
  })
  for (const { body } of got) expect(body).not.toContain(buyer.email)
})

test('a renewal is told', async () => {
  await newBuyer(server)
  await deliverAll()
  await pass(40)
  expect(await deliverAll()).toContain('renewal.paid')
})

test('what is not taken is tried again with the same id, and given up in the end', async () => {
  await newBuyer(server)
  const events = await waiting()
  const eventId = events.at(-1)?.id ?? ''
  status = 500
  for (let tries = 1; tries < EVENT_TRIES; tries++)
    await expect(deliverEvent(services, { eventId })).rejects.toThrow('500')
  await deliverEvent(services, { eventId })
  expect(await newest()).toMatchObject({ id: eventId, state: 'given_up', tries: EVENT_TRIES, answer: '500' })
  expect([got.length, new Set(got.map(({ id }) => id)).size]).toEqual([EVENT_TRIES, 1])
  // A job that runs twice sends nothing more.
  await deliverEvent(services, { eventId })
  expect(got).toHaveLength(EVENT_TRIES)
})

test('an event whose last try died with its process has failed, is told, and can be sent again', async () => {
  await deliverAll()
  await newBuyer(server)
  const eventId = (await waiting()).at(-1)?.id ?? ''
  await cleanUp(services, app.log)
  // A job is left for it.
  expect((await waiting()).map(({ id }) => id)).toContain(eventId)
  await sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'deliver-event' and data ->> 'eventId' = ${eventId}`.execute(
    db,
  )
  await cleanUp(services, app.log)
  const operator = await signedInOperator(server, ['operators'])
  const { events } = (await operator.get(consoleRoutes.outgoingEvents)).json<OutgoingEventsReply>()
  expect(events.find(({ id }) => id === eventId)).toMatchObject({ state: 'given_up', answer: 'no try ended' })
  const findings = await db
    .selectFrom('reconciliation_findings')
    .select('subject')
    .where('what', '=', 'event_not_taken')
    .execute()
  expect(findings).toEqual([{ subject: new URL(url).host }])
  expect((await operator.act(filled(consoleRoutes.outgoingEventAgain, { id: eventId }))).statusCode).toBe(200)
  await deliverEvent(services, { eventId })
  expect(got.at(-1)?.id).toBe(`msg_${eventId}`)
})

test('a receiver that wants none any more is not asked again; an operator can send it anew', async () => {
  await deliverAll()
  got.length = 0
  await newBuyer(server)
  const eventId = (await waiting()).at(-1)?.id ?? ''
  status = 410
  await deliverEvent(services, { eventId })
  const operator = await signedInOperator(server, ['operators'])
  const listed = async () => (await operator.get(consoleRoutes.outgoingEvents)).json<OutgoingEventsReply>()
  expect((await listed()).host).toBe(new URL(url).host)
  expect((await listed()).events.find(({ id }) => id === eventId)).toMatchObject({ state: 'given_up', answer: '410' })
  const again = filled(consoleRoutes.outgoingEventAgain, { id: eventId })
  expect((await operator.act(again)).statusCode).toBe(200)
  expect(refusalIn(await operator.act(again))).toEqual([404, 'JOB_UNKNOWN'])
  status = 200
  await deliverEvent(services, { eventId })
  expect((await listed()).events.find(({ id }) => id === eventId)).toMatchObject({ state: 'delivered', answer: '200' })
  expect(got.map(({ id }) => id)).toEqual([`msg_${eventId}`, `msg_${eventId}`])
})
