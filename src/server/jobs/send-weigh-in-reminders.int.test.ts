import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { sendWeighInReminders } from './send-weigh-in-reminders.ts'

const WEEK = 7 * MS_PER_DAY

/** A member whose plan lasts some days and who is to be reminded tomorrow. The clock stands at noon. */
async function reminded(server: TestApp, days = 60): Promise<{ member: Visitor; weekday: number }> {
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), days)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  const weekday = (server.services.now().getUTCDay() + 7) % 7
  await remind(member, weekday)
  return { member, weekday }
}

const remind = (member: Visitor, weekday: number | null, timeZone: string | null = 'UTC') =>
  member.ask('PUT', routes.memberWeighInReminder, { body: { weekday, timeZone } })
const emailsOf = ({ services }: TestApp, { leadId }: Visitor) =>
  services.db
    .selectFrom('emails')
    .select(['subject', 'text', 'stop_link'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'weigh_in_reminder')
    .execute()

test('one email a week is sent on the chosen day, and never twice', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member, weekday } = await reminded(server)
  expect(await sendWeighInReminders(server.services)).toBe(0)
  server.pass(MS_PER_DAY)
  expect(await sendWeighInReminders(server.services)).toBe(1)
  expect(await sendWeighInReminders(server.services)).toBe(0)
  // Choosing another day does not cause a second email within the week.
  await remind(member, (weekday + 1) % 7)
  server.pass(MS_PER_DAY)
  expect(await sendWeighInReminders(server.services)).toBe(0)
  server.pass(WEEK)
  expect(await sendWeighInReminders(server.services)).toBe(1)
  const [email, next] = await emailsOf(server, member)
  expect(email?.text).toContain('/v3/plan/weight')
  expect(email?.text).toContain(email?.stop_link)
  expect(next?.stop_link).toBe(email?.stop_link)
  expect(email?.text).not.toMatch(/\d (?:kg|kcal)/)
})

test('the link in the email stops the reminder, with a page for people and at once for mail programs', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member } = await reminded(server)
  server.pass(MS_PER_DAY)
  await sendWeighInReminders(server.services)
  const [email] = await emailsOf(server, member)
  const link = new URL(email?.stop_link ?? '').pathname
  const page = await server.get(link)
  expect(page.body).toContain(`<form method="post" action="${link}">`)
  expect((await member.ask('GET', routes.memberWeighInReminder)).json()).not.toEqual({ weekday: null })
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x--'],
  ]) {
    const headers = { host: 'localhost', 'content-type': type ?? '' }
    const reply = await server.send({ method: 'POST', url: link, headers, payload: payload ?? '' })
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('No more reminders')])
  }
  expect((await member.ask('GET', routes.memberWeighInReminder)).json()).toEqual({ weekday: null })
  server.pass(WEEK)
  expect(await sendWeighInReminders(server.services)).toBe(0)
  const unknown = link.replace(/[^/]+$/, 'a-secret-that-opens-nothing')
  expect((await server.get(unknown)).statusCode).toBe(404)
  expect(server.logged()).not.toContain(link)
})

test.each([
  [
    'whose plan is over',
    async (server: TestApp, { leadId }: Visitor) => {
      const ends_at = server.services.now()
      await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', leadId).execute()
    },
  ],
  [
    'who weighed in that day',
    async (server: TestApp, member: Visitor) => {
      await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(server, 1) }, body: { kg: 80 } })
    },
  ],
  [
    'who paused the plan',
    async (server: TestApp, member: Visitor) => {
      const body = { kind: 'PAUSED', from: dayOf(server), to: null }
      await member.ask('PUT', routes.memberLifeEvent, { places: { event: randomUUID() }, body })
    },
  ],
] as const)('a member %s is not reminded', async (_, change) => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member } = await reminded(server)
  await change(server, member)
  server.pass(MS_PER_DAY)
  expect(await sendWeighInReminders(server.services)).toBe(0)
  expect(await emailsOf(server, member)).toEqual([])
})

test('after an outage for the whole day the reminder waits for the next week', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member } = await reminded(server)
  server.pass(2 * MS_PER_DAY)
  expect(await sendWeighInReminders(server.services)).toBe(0)
  server.pass(6 * MS_PER_DAY)
  expect(await sendWeighInReminders(server.services)).toBe(1)
  expect(await emailsOf(server, member)).toHaveLength(1)
})
