import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { routes, VISITOR_ID } from '#domain/api/routes.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { collectorClient, form, newVisitor } from '#server/collect/collector-client.fixture.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { postOrder } from '#server/test-client.fixture.ts'
import { reportPurchase } from './report-purchase.ts'

const seen: { readonly path: string; readonly body: string }[] = []
let status = 200
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    seen.push({ path: request.url ?? '', body })
    response.writeHead(status).end('{}')
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const { port } = service.address() as AddressInfo
afterAll(() => service.close())
beforeEach(() => {
  seen.length = 0
  status = 200
})

const server = await testApp({
  env: { AD_PIXEL_ID: '5678', AD_PIXEL_TOKEN: 'a-secret-token', AD_PIXEL_API: `http://127.0.0.1:${port}` },
})
const { db } = server.services

const choose = (visitor: string, hasConsented: boolean) =>
  server.post(routes.trackingChoices, {
    ...{ visitor, analytics: hasConsented, replay: hasConsented, ads: hasConsented, gpc: false },
    words: PRIVACY_WORDS_VERSION,
  })

/** A visitor who came by an advertisement, made the privacy choice or not, and bought. */
async function buy(hasConsented: boolean | null) {
  const visitor = newVisitor(server)
  const email = `${randomUUID()}@mail.example`
  const first = visitor.event('first_page_opened', {
    landing: 'home',
    click_id_kind: 'fbclid',
    click_id: 'their-click',
  })
  await collectorClient(server)(form([first]))
  if (hasConsented !== null) await choose(visitor.id, hasConsented)
  const lead = await server.post(
    routes.leads,
    { ...exampleLead, hero: { ...exampleHero, email } },
    { [VISITOR_ID]: visitor.id },
  )
  const { token } = lead.json<{ token: string }>()
  const order = await postOrder(server, token, {}, { 'user-agent': 'A browser' })
  const { id: orderId } = order.json<{ id: string }>()
  const { lead_id: leadId } = await db
    .selectFrom('orders')
    .select('lead_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { visitor: visitor.id, email, leadId, orderId }
}

const jobsOf = async (orderId: string) =>
  (await sql`select from pgboss.job where name = 'report-purchase' and data->>'orderId' = ${orderId}`.execute(db)).rows
    .length

test('a purchase after consent is reported once, with the amount and no personal data', async () => {
  const { orderId, leadId, email } = await buy(true)
  expect(await jobsOf(orderId)).toBe(1)
  await reportPurchase(server.services, { leadId, orderId })
  expect(seen.map(({ path }) => path)).toEqual(['/5678/events'])
  const sent = JSON.parse(seen[0]?.body ?? '{}')
  expect(sent).toEqual({
    access_token: 'a-secret-token',
    data: [
      {
        event_name: 'Purchase',
        event_time: expect.any(Number),
        event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        action_source: 'website',
        event_source_url: expect.stringMatching(/^http.*\/v3\/$/),
        user_data: { client_user_agent: 'A browser', fbc: expect.stringMatching(/^fb\.1\.\d+\.their-click$/) },
        custom_data: { value: expect.any(Number), currency: expect.stringMatching(/^[A-Z]{3}$/) },
      },
    ],
  })
  for (const mark of [email, orderId, leadId, '-WEEK', '-MONTH']) expect(seen[0]?.body).not.toContain(mark)
})

test('without consent there is no report, after a refusal as well as without an answer', async () => {
  for (const hasConsented of [false, null]) expect(await jobsOf((await buy(hasConsented)).orderId)).toBe(0)
})

test('a consent that is withdrawn before the report prevents it', async () => {
  const { visitor, leadId, orderId } = await buy(true)
  server.pass(1000)
  await choose(visitor, false)
  await reportPurchase(server.services, { leadId, orderId })
  expect(seen).toEqual([])
})

test('a report that fails is retried, and dropped when it is too old', async () => {
  const { leadId, orderId } = await buy(true)
  status = 500
  await expect(reportPurchase(server.services, { leadId, orderId })).rejects.toThrow('answered 500')
  server.pass(8 * MS_PER_DAY)
  await reportPurchase(server.services, { leadId, orderId })
  expect(seen).toHaveLength(1)
})

test('a refusal that an operator has to look at is a finding, one for the service', async () => {
  status = 400
  for (const _ of [1, 2]) {
    const { leadId, orderId } = await buy(true)
    await reportPurchase(server.services, { leadId, orderId, service: 'meta' })
  }
  const found = await db
    .selectFrom('reconciliation_findings')
    .select(['subject', 'detail'])
    .where('what', '=', 'conversion_refused')
    .execute()
  expect(found).toEqual([{ subject: 'meta', detail: 'status 400' }])
})
