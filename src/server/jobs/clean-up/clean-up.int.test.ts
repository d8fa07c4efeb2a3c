import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { keyKinds } from '#domain/key-kinds.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { outboxTransport } from '#server/email/email-transport.ts'
import { sendEmail } from '#server/email/send-email.ts'
import { exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cleanUp } from './clean-up.ts'
import { ROWS_AT_ONCE } from './retention.ts'
import { EMAIL_BODY_DAYS, retentions } from './retentions.ts'

const LINK_DAYS = keyKinds['resume-link'].lifetime.atMost / MS_PER_DAY
const server = await testApp()
const { services } = server
const { db } = services
const rows = async () => ({
  links: (await db.selectFrom('access_keys').select('id').where('kind', '=', 'resume-link').execute()).length,
  quotas: (await db.selectFrom('email_quotas').select('sent').execute()).length,
  words: (await db.selectFrom('emails').select('text').where('text', '<>', '').execute()).length,
})

test('data is kept as long as it is needed and removed afterwards', async () => {
  await server.post(routes.leads, exampleLead)
  const mail = await db.selectFrom('emails').select(['lead_id', 'id']).executeTakeFirstOrThrow()
  await sendEmail(services, outboxTransport, { leadId: mail.lead_id, emailId: mail.id })
  await cleanUp(services, server.app.log)
  expect(await rows()).toEqual({ links: 1, quotas: 1, words: 1 })
  server.pass(8 * MS_PER_DAY)
  await cleanUp(services, server.app.log)
  expect(await rows()).toEqual({ links: 1, quotas: 0, words: 1 })
  server.pass(LINK_DAYS * MS_PER_DAY)
  await cleanUp(services, server.app.log)
  expect(await rows()).toEqual({ links: 0, quotas: 0, words: 1 })
  server.pass(EMAIL_BODY_DAYS * MS_PER_DAY)
  await cleanUp(services, server.app.log)
  expect(await rows()).toEqual({ links: 0, quotas: 0, words: 0 })
  expect(await db.selectFrom('emails').select('subject').execute()).toHaveLength(1)
})

test('an email that is still to be sent keeps its text', async () => {
  await server.post(routes.leads, exampleLead)
  server.pass(EMAIL_BODY_DAYS * 2 * MS_PER_DAY)
  await cleanUp(services, server.app.log)
  expect((await rows()).words).toBe(1)
})

test('a kind that cannot be deleted does not keep the others, and the job says which it was', async () => {
  await server.post(routes.leads, exampleLead)
  server.pass(8 * MS_PER_DAY)
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(db)
  await sql`create trigger refuse before delete on email_quotas execute function refuse()`.execute(db)
  const before = await rows()
  server.pass(LINK_DAYS * MS_PER_DAY)
  await expect(cleanUp(services, server.app.log)).rejects.toThrow('These steps failed: counts of emails.')
  expect(await rows()).toEqual({ ...before, links: 0 })
  await sql`drop trigger refuse on email_quotas`.execute(db)
  await cleanUp(services, server.app.log)
  expect((await rows()).quotas).toBe(0)
})

test('more than one slice is blanked, and no statement touches more than a slice', async () => {
  const mail = await db.selectFrom('emails').select('lead_id').executeTakeFirstOrThrow()
  const sentAt = plusDays(services.now(), -EMAIL_BODY_DAYS - 1)
  const many = 2 * ROWS_AT_ONCE + 100
  await sql`
    insert into emails (lead_id, id, kind, recipient, subject, html, text, created_at, sent_at, transport)
    select ${mail.lead_id}, gen_random_uuid(), 'sign-in', 'a@example.com', 'many', 'html', 'text', ${sentAt}, ${sentAt}, 'smtp'
    from generate_series(1, ${many})`.execute(db)
  const texts = retentions.find(({ name }) => name === 'texts of emails')
  expect(await texts?.overdueSince(services)).toEqual(plusDays(sentAt, EMAIL_BODY_DAYS))
  expect(await texts?.deleteSome(services)).toBe(ROWS_AT_ONCE)
  await cleanUp(services, server.app.log)
  const left = await db
    .selectFrom('emails')
    .select('id')
    .where('subject', '=', 'many')
    .where('text', '<>', '')
    .execute()
  expect(left).toEqual([])
  expect(await texts?.overdueSince(services)).toBeNull()
})
