import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken } from '#server/test-client.fixture.ts'
import { collectorClient, form, newVisitor as visitorOfServer } from './collector-client.fixture.ts'
import { forgetVisitorsOfLead, linkLead } from './visitor-leads.ts'

const server = await testApp({ env: { TRUSTED_PROXIES: '1' } })
const { db } = server.services
const client = collectorClient(server)
const now = () => server.services.now().getTime()

/** A network of its own for each test. */
let networks = 0
function network() {
  networks += 1
  const headers = { 'x-forwarded-for': `198.51.100.${networks}` }
  return {
    newVisitor: () => visitorOfServer(server),
    send: async (updates: unknown) => {
      const reply = await client(form(updates), { url: `${routes.track}?verbose=1`, headers })
      expect(reply.json()).toEqual({ status: 1, error: null })
    },
  }
}
const visitorOf = (id: string) => db.selectFrom('visitors').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stepsOf = async (id: string) => {
  const rows = await db.selectFrom('step_views').select('step').where('visitor_id', '=', id).execute()
  return rows.map(({ step }) => step).toSorted()
}

// The secret of the day is read in the background once a request needs it; a start reads it before it listens.
await server.experiments.read()

async function newLead(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await newLeadToken(server, email)
  const lead = await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return lead.id
}

/** A visitor from a campaign who reloads the page of the second step. */
async function reloaded(isSaidLater = false) {
  const { newVisitor, send } = network()
  const [first, again] = [newVisitor(), newVisitor()]
  const [opened, left] = [now() - 60_000, now() - 40_000]
  await send([
    first.event('first_page_opened', { utm_source: 'newsletter', landing: 'home' }),
    first.step('home', { visit: 5, first_at: opened, left_at: left }),
    first.step('trust', { visit: 5, first_at: left }),
  ])
  const resumed = again.event('first_page_opened', { landing: 'trust', is_return: true, utm_source: '' })
  const shown = again.step('trust', { first_at: now() - 20_000 })
  for (const updates of isSaidLater ? [[shown], [resumed]] : [[resumed, shown]]) await send(updates)
  await send([again.step('how-old-are-you', { first_at: now() - 10_000 })])
  return { first, again, send }
}

test.each([
  ['with its first report', false],
  ['after it', true],
])('a page that was loaded again continues its visit, if it says so %s', async (_, isSaidLater) => {
  const { first, again } = await reloaded(isSaidLater)
  expect(await visitorOf(again.id)).toMatchObject({ continues: first.id, is_return: true })
  expect(await visitorOf(first.id)).toMatchObject({ continues: null, utm_source: 'newsletter', is_return: false })
  expect(await stepsOf(again.id)).toEqual([])
  expect(await stepsOf(first.id)).toEqual(['home', 'how-old-are-you', 'trust', 'trust'])
})

test('it is one visitor of its campaign, and what it buys is that campaign’s', async () => {
  await db.deleteFrom('step_views').execute()
  const { first, again } = await reloaded()
  const leadId = await newLead()
  await inTransaction(db, (trx) => linkLead(trx, leadId, again.id, server.services.now()))
  const links = await db.selectFrom('visitor_leads').select('visitor_id').where('lead_id', '=', leadId).execute()
  expect(links).toEqual([{ visitor_id: first.id }])
  await rollUp(server.services)
  const sums = await db
    .selectFrom('funnel_live')
    .select(['step', 'views'])
    .where('dimension', '=', 'source')
    .where('value', '=', 'newsletter')
    .where('step', 'in', ['home', 'trust', 'how-old-are-you'])
    .orderBy('step')
    .execute()
  expect(sums.map(({ step, views }) => [step, Number(views)])).toEqual([
    ['home', 1],
    ['how-old-are-you', 1],
    ['trust', 1],
  ])
  await inTransaction(db, (trx) => forgetVisitorsOfLead(trx, leadId))
  expect(await db.selectFrom('visitors').select('id').where('id', 'in', [first.id, again.id]).execute()).toEqual([])
})

test('a lead that was confirmed before its document was placed is the first document’s', async () => {
  const { newVisitor, send } = network()
  const [first, again] = [newVisitor(), newVisitor()]
  await send([first.step('confirm-email', { first_at: now() - 60_000 })])
  const leadId = await newLead()
  await inTransaction(db, (trx) => linkLead(trx, leadId, again.id, server.services.now()))
  await send([again.step('confirm-email', { first_at: now() - 20_000, resumes_at: 'confirm-email' })])
  const links = await db.selectFrom('visitor_leads').select('visitor_id').where('lead_id', '=', leadId).execute()
  expect(links).toEqual([{ visitor_id: first.id }])
})

test('a second tab is another visitor: once the first goes on, each has its own steps', async () => {
  const { first, again, send } = await reloaded()
  await send([first.step('achieve', { visit: 5, first_at: now() })])
  expect(await visitorOf(again.id)).toMatchObject({ continues: null })
  expect(await stepsOf(again.id)).toEqual(['how-old-are-you', 'trust'])
  expect(await stepsOf(first.id)).toEqual(['achieve', 'home', 'trust'])
  const tab = network()
  const [one, two] = [tab.newVisitor(), tab.newVisitor()]
  await tab.send([one.step('home', { first_at: now() - 9000 })])
  await tab.send([two.event('first_page_opened', { landing: 'home', is_return: false }), two.step('home', {})])
  expect(await visitorOf(two.id)).toMatchObject({ continues: null })
})
