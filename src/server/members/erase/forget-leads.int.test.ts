import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { tablesWith } from '#server/every-table.fixture.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { dayOf } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, newLeadToken, postOrder } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { services } = server
const { db } = services
const KEPT_DAYS = services.config.leadsKeptDays

const look = (token: string) =>
  server.get(`${routes.member}?today=${dayOf(server)}`, { authorization: `Bearer ${token}` })
const ordersOf = (email: string) =>
  db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .select(['orders.lead_id as leadId', 'orders.id', 'orders.state'])
    .where('leads.email', '=', email)
    .execute()

test('a lead that never bought is deleted after the configured time, with everything that belongs to it', async () => {
  await newLeadToken(server, 'canary-looked@example.com')
  const declined = await newLeadToken(server, 'canary-declined@example.com')
  await postOrder(server, declined, { sandbox: { scenario: 'declined' } })
  const [unpaid] = await ordersOf('canary-declined@example.com')
  await db
    .updateTable('orders')
    .set({ state: 'expired' })
    .where('id', '=', unpaid?.id ?? '')
    .execute()
  const buyer = await newBuyer(server, {}, 'canary-bought@example.com')

  server.pass((KEPT_DAYS - 100) * MS_PER_DAY)
  await cleanUp(services, server.app.log)
  expect(await tablesWith(db, 'canary-looked')).not.toEqual([])
  expect(await tablesWith(db, 'canary-declined')).toContain('customers')

  server.pass(101 * MS_PER_DAY)
  await cleanUp(services, server.app.log)
  for (const gone of ['canary-looked', 'canary-declined']) expect(await tablesWith(db, gone)).toEqual([])
  expect(server.logged()).toContain('"msg":"leads that never bought anything were deleted"')
  expect(await tablesWith(db, 'canary-bought')).toContain('leads')
  expect(await db.selectFrom('payments').select('state').where('lead_id', '=', buyer.leadId).execute()).toEqual([
    { state: 'succeeded' },
  ])

  // The order that was never paid stays, but its lead has no address or answers.
  expect(
    await db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', unpaid?.id ?? '')
      .execute(),
  ).toEqual([{ state: 'expired' }])
  const lead = await db
    .selectFrom('leads')
    .select(['hero', 'email', 'conditions'])
    .where('id', '=', unpaid?.leadId ?? '')
    .executeTakeFirstOrThrow()
  expect(lead).toMatchObject({ hero: { gender: '' }, email: '', conditions: [] })
  await cleanUp(services, server.app.log)
  expect(server.logged().match(/"leads":2,"msg":"leads that never bought/g)).toHaveLength(1)
})

test('a lead that is still in use is kept', async () => {
  const token = await newLeadToken(server, 'canary-faithful@example.com')
  for (let passed = 0; passed <= KEPT_DAYS; passed += 90) {
    expect((await look(token)).statusCode).toBe(200)
    server.pass(90 * MS_PER_DAY)
  }
  await cleanUp(services, server.app.log)
  expect(await tablesWith(db, 'canary-faithful')).toContain('leads')
})
