import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes, VISITOR_ID } from '#domain/api/routes.ts'
import { plusDays } from '#domain/time.ts'
import { tablesWith } from '#server/every-table.fixture.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { emptyLead } from '#server/members/erase/empty-lead.ts'
import { inSlices, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { collectorClient, form, payment, newVisitor as visitorOfServer } from './collector-client.fixture.ts'
import { dropOldDay } from './day-partitions.ts'
import { forgetSomeOldVisitors, oldestVisitorSince } from './forget-old-visitors.ts'

const server = await testApp()
const { db } = server.services
const send = collectorClient(server)
const newVisitor = () => visitorOfServer(server)

test('a lead is linked to its visitor, and everything measured is deleted with the lead', async () => {
  const visitor = newVisitor()
  await send(form([visitor.step('home', {}), visitor.event('first_page_opened', { utm_source: 'mail' })]))
  const email = `${randomUUID()}@mail.example`
  await server.post(routes.leads, { ...exampleLead, hero: { ...exampleHero, email } }, { [VISITOR_ID]: visitor.id })
  const link = await db.selectFrom('visitor_leads').selectAll().where('visitor_id', '=', visitor.id).executeTakeFirst()
  const lead = await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirst()
  expect(link?.lead_id).toBe(lead?.id)

  await inTransaction(db, (trx) => emptyLead(trx, link?.lead_id ?? '', server.services.now()))
  expect(await tablesWith(db, visitor.id)).toEqual([])
})

test('a header that is not a visitor’s id does not prevent a lead', async () => {
  const reply = await server.post(
    routes.leads,
    { ...exampleLead, hero: { ...exampleHero, email: `${randomUUID()}@mail.example` } },
    { [VISITOR_ID]: "'; drop table leads" },
  )
  expect(reply.statusCode).toBe(201)
})

test('what was measured long ago is deleted', async () => {
  const visitor = newVisitor()
  await send(form([visitor.step('home', {}), visitor.event('payment_started', payment)]))
  const { config, now } = server.services
  const later = plusDays(now(), 397)
  const services = { db, config, now: () => later }
  const overdueSince = await oldestVisitorSince(services)
  expect(plusDays(overdueSince ?? later, 1).getTime()).toBeLessThan(later.getTime())
  expect(await forgetSomeOldVisitors(services)).toBeGreaterThan(0)
  expect(await oldestVisitorSince(services)).toBeNull()
  expect(await inSlices(() => dropOldDay(services), noDeadline)).toBeGreaterThan(0)
  expect(await tablesWith(db, visitor.id)).toEqual([])
})
