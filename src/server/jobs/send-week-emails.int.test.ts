import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { sendWeekEmails } from './send-week-emails.ts'

/** A member since today, noon, who wants the email before each week: first in six days. */
async function wanting(server: TestApp): Promise<Visitor> {
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 60)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  await member.ask('GET', routes.memberWeek, { places: { week: 1 } })
  await answer(member, true)
  return member
}

const answer = (member: Visitor, wanted: boolean) =>
  member.ask('PUT', routes.memberWeekEmail, { body: { wanted, timeZone: 'UTC' } })
const answerOf = async (member: Visitor) => (await member.ask('GET', routes.memberWeekEmail)).json()
const send = ({ services, app }: TestApp) => sendWeekEmails(services, app.log)
const emailsOf = ({ services }: TestApp, { leadId }: Visitor) =>
  services.db
    .selectFrom('emails')
    .select(['subject', 'text', 'stop_link'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'week_email')
    .orderBy('created_at')
    .execute()

test('an email on the day before each week shows its dishes and what to buy, and nothing about a body', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(server)
  expect(await answerOf(member)).toEqual({ wanted: null })
  await member.ask('GET', routes.memberWeek, { places: { week: 1 } })
  await answer(member, true)
  expect(await answerOf(member)).toEqual({ wanted: true })
  server.pass(5 * MS_PER_DAY)
  expect(await send(server)).toBe(0)
  server.pass(MS_PER_DAY)
  expect([await send(server), await send(server)]).toEqual([1, 0])
  const [email] = await emailsOf(server, member)
  expect(email?.text).toContain('/v3/plan/week/2')
  const { days } = (await member.ask('GET', routes.memberWeek, { places: { week: 2 } })).json()
  expect(email?.text).toContain(days[6].meals[0].dishes[0].title)
  const { aisles } = (await member.ask('GET', routes.memberList, { places: { week: 2 } })).json()
  expect(email?.text).toContain(aisles[0].lines[0].name)
  expect(email?.text).not.toMatch(/kcal|calorie|your weight/i)
})

test('the link in it ends it at once, and so do the settings', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await wanting(server)
  server.pass(6 * MS_PER_DAY)
  await send(server)
  const [email] = await emailsOf(server, member)
  const link = new URL(email?.stop_link ?? '').pathname
  expect((await server.get(link)).body).toContain(`<form method="post" action="${link}">`)
  const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await server.send({ method: 'POST', url: link, headers, payload: 'List-Unsubscribe=One-Click' })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('No more emails')])
  expect(await answerOf(member)).toEqual({ wanted: false })
  server.pass(7 * MS_PER_DAY)
  expect(await send(server)).toBe(0)
  expect((await server.get(link.replace(/[^/]+$/, 'a-secret-that-opens-nothing'))).statusCode).toBe(404)
  expect(server.logged()).not.toContain(link)
})

test.each([
  [
    'whose plan is over',
    async ({ services }: TestApp, { leadId }: Visitor) => {
      const ends_at = services.now()
      await services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', leadId).execute()
    },
  ],
  [
    'who paused the plan',
    async (server: TestApp, member: Visitor) => {
      const body = { kind: 'PAUSED', from: dayOf(server), to: null }
      await member.ask('PUT', routes.memberLifeEvent, { places: { event: randomUUID() }, body })
    },
  ],
  ['who said no', (_: TestApp, member: Visitor) => answer(member, false)],
] as const)('a member %s gets none', async (_, change) => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await wanting(server)
  await change(server, member)
  server.pass(6 * MS_PER_DAY)
  expect(await send(server)).toBe(0)
  expect(await emailsOf(server, member)).toEqual([])
})

test('after an outage for the whole day the next week has its email, and one that fails keeps back no other', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await wanting(server)
  server.pass(7.5 * MS_PER_DAY)
  expect(await send(server)).toBe(0)
  const other = await wanting(server)
  const { db, now } = server.services
  await db
    .updateTable('leads')
    .set({ hero: JSON.stringify({}) })
    .where('id', '=', other.leadId)
    .execute()
  await sql`update week_emails set next_at = ${plusDays(now(), -1)} where lead_id = ${other.leadId}`.execute(db)
  server.pass(5.5 * MS_PER_DAY)
  await expect(send(server)).rejects.toThrow('1 could not be handled.')
  expect(await emailsOf(server, member)).toHaveLength(1)
})
