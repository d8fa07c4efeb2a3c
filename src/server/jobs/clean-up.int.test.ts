import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { keyKinds } from '#domain/key-kinds.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { outboxTransport } from '#server/email/email-transport.ts'
import { sendEmail } from '#server/email/send-email.ts'
import { exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cleanUp, EMAIL_BODY_DAYS } from './clean-up.ts'

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
