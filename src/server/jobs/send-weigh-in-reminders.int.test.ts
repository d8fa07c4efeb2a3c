import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
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
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(0)
  server.pass(MS_PER_DAY)
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(1)
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(0)
  // Choosing another day does not cause a second email within the week.
  await remind(member, (weekday + 1) % 7)
  server.pass(MS_PER_DAY)
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(0)
  server.pass(WEEK)
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(1)
  const [email, next] = await emailsOf(server, member)
  expect(email?.text).toContain('/v3/plan/weight')
  expect(email?.text).toContain(email?.stop_link)
  expect(next?.stop_link).toBe(email?.stop_link)
  expect(email?.text).not.toMatch(/\d (?:kg|kcal)/)
})

test('between two batches there is a rest as long as a batch took', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  await reminded(server)
  server.pass(MS_PER_DAY)
  const rests: number[] = []
  const rest = async (ms: number) => rests.push(ms)
  const started = performance.now()
  expect(await sendWeighInReminders(server.services, server.app.log, rest)).toBe(1)
  expect(rests).toHaveLength(1)
  expect(rests[0]).toBeGreaterThan(0)
  expect(rests[0]).toBeLessThanOrEqual(performance.now() - started)
})

test('the link in the email stops the reminder, with a page for people and at once for mail programs', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member } = await reminded(server)
  server.pass(MS_PER_DAY)
  await sendWeighInReminders(server.services, server.app.log)
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
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(0)
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
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(0)
  expect(await emailsOf(server, member)).toEqual([])
})

test('after an outage for the whole day the reminder waits for the next week', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member } = await reminded(server)
  server.pass(2 * MS_PER_DAY)
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(0)
  server.pass(6 * MS_PER_DAY)
  expect(await sendWeighInReminders(server.services, server.app.log)).toBe(1)
  expect(await emailsOf(server, member)).toHaveLength(1)
})

/** Other leads, whose plans are over, with the reminder of a member; a day later all are due. */
async function dueReminders({ services, pass }: TestApp, member: Visitor, count: number): Promise<void> {
  const { db } = services
  await sql`
    with made as (
      insert into leads (id, email, email_normalised, hero, units, conditions, token_salt, idempotency_hash,
        content_hash, created_at, device_id)
      select gen_random_uuid(), 'member' || n || '@example.com', 'member' || n || '@example.com', hero, units, conditions,
        token_salt, sha256(convert_to('one ' || n, 'UTF8')), content_hash, created_at, gen_random_uuid()
      from leads, generate_series(1, ${count}) n where id = ${member.leadId} returning id
    )
    insert into weigh_in_reminders (lead_id, weekday, time_zone, next_at, last_sent_at, stop_salt, stop_hash, changed_at)
    select made.id, weekday, time_zone, next_at, null, stop_salt, sha256(convert_to(made.id::text, 'UTF8')), changed_at
    from made, weigh_in_reminders where lead_id = ${member.leadId}`.execute(db)
  pass(MS_PER_DAY)
}

test('more reminders than one batch are all handled in one run, and one that fails keeps back no other', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { db } = server.services
  const { member } = await reminded(server)
  await dueReminders(server, member, 1100)
  const broken = await db
    .selectFrom('weigh_in_reminders')
    .select('lead_id')
    .where('lead_id', '<>', member.leadId)
    .orderBy('lead_id')
    .offset(700)
    .executeTakeFirstOrThrow()
  // A zone that a later version of the time zone database no longer knows.
  await db
    .updateTable('weigh_in_reminders')
    .set({ time_zone: 'Mars/Olympus' })
    .where('lead_id', '=', broken.lead_id)
    .execute()
  await expect(sendWeighInReminders(server.services, server.app.log)).rejects.toThrow('1 reminders could not be sent.')
  expect(await emailsOf(server, member)).toHaveLength(1)
  const due = await db
    .selectFrom('weigh_in_reminders')
    .select('lead_id')
    .where('next_at', '<=', server.services.now())
    .execute()
  expect(due).toEqual([broken])
})
