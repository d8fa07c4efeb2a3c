import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { startJobs } from '#server/jobs/scheduled-jobs.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { renderEmail } from './emails.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { sendEmail } from './send-email.ts'
import { smtpTransport } from './smtp-transport.ts'

type Received = { readonly from: string; readonly to: readonly string[]; readonly raw: string }
const received: Received[] = []
let isBusy = false

// A real mail server of our own that refuses everything while it is busy.
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom: (_address, _session, done) =>
    done(isBusy ? Object.assign(new Error('busy'), { responseCode: 451 }) : null),
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
      done()
    })
  },
})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
const address = smtp.server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Forkcast <hello@example.com>')

const server = await testApp({ env: { PUBLIC_URL: 'https://app.example.com' }, worksOnJobs: true })
const { services, boss, app } = server
const { db } = services
beforeEach(() => {
  isBusy = false
  received.length = 0
})

async function newEmail(address: string) {
  await server.post(routes.leads, { ...exampleLead, hero: { ...exampleHero, email: address } })
  const email = await db.selectFrom('emails').selectAll().where('recipient', '=', address).executeTakeFirstOrThrow()
  return { leadId: email.lead_id, emailId: email.id }
}
const sentAt = async (emailId: string) =>
  await db.selectFrom('emails').select(['sent_at', 'transport']).where('id', '=', emailId).executeTakeFirstOrThrow()

test('an email is sent in both forms, under its own id', async () => {
  const email = await newEmail('letter@example.com')
  await sendEmail(services, transport, email)
  const [delivered] = received
  expect(delivered).toMatchObject({ from: 'hello@example.com', to: ['letter@example.com'] })
  expect(delivered?.raw).toContain(`Message-ID: <${email.emailId}@app.example.com>`)
  expect(delivered?.raw).toContain('Content-Type: text/plain')
  expect(delivered?.raw).toContain('Content-Type: text/html')
  expect(await sentAt(email.emailId)).toMatchObject({ transport: 'smtp' })
})

test('an email that a mail server has is kept without the secrets of its links', async () => {
  const { leadId, emailId } = await newEmail('secret@example.com')
  const stored = () =>
    db.selectFrom('emails').select(['html', 'text']).where('id', '=', emailId).executeTakeFirstOrThrow()
  const secret = /\/v3\/resume#[A-Za-z0-9_-]{20,}/
  expect((await stored()).text).toMatch(secret)
  await sendEmail(services, transport, { leadId, emailId })
  const { html, text } = await stored()
  expect(text).not.toMatch(secret)
  expect(html).not.toMatch(secret)
  expect(text).toContain('/v3/resume')
})

test('several senders of the same email send it once', async () => {
  const email = await newEmail('once@example.com')
  await Promise.all(Array.from({ length: 5 }, () => sendEmail(services, transport, email)))
  await sendEmail(services, transport, email)
  expect(received).toHaveLength(1)
})

test('an address with special characters is one address', async () => {
  const email = await newEmail("o'neil+a&b%c@example.com")
  await sendEmail(services, transport, email)
  expect(received.map(({ to }) => to)).toEqual([["o'neil+a&b%c@example.com"]])
})

test('an email that was refused is kept and sent later', async () => {
  const email = await newEmail('later@example.com')
  isBusy = true
  await expect(sendEmail(services, transport, email)).rejects.toThrow('busy')
  expect(await sentAt(email.emailId)).toEqual({ sent_at: null, transport: null })
  isBusy = false
  await sendEmail(services, transport, email)
  expect(received).toHaveLength(1)
})

test('a rollback leaves neither email nor job, and a committed email is sent once by the job system', async () => {
  const jobs = () => boss.findJobs('send-email')
  const before = (await jobs()).length
  const undone = db.transaction().execute(async (trx) => {
    await services.jobs.enqueue(trx, 'send-email', { leadId: 'x', emailId: 'y' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobs()).toHaveLength(before)

  await startJobs(boss, { services, transport, log: app.log })
  await newEmail('job@example.com')
  const arrived = () => received.filter(({ to }) => to.includes('job@example.com')).length
  for (let tries = 0; tries < 200 && arrived() === 0; tries++) await wait(50)
  expect(arrived()).toBe(1)
})

test('a backlog of emails without notifications is sent in seconds', async () => {
  const lead = await db.selectFrom('leads').select(['id', 'email']).executeTakeFirstOrThrow()
  const backlog = { leadId: lead.id, recipient: 'heap@example.com', email: renderEmail('erased', { hasOrders: false }) }
  const many = Array.from({ length: 16 })
  // One transaction causes a single notification, however many jobs were enqueued in it.
  await db.transaction().execute(async (trx) => {
    for (const _ of many) await enqueueEmail(trx, services.jobs, { ...backlog, now: services.now() })
  })
  const arrived = () => received.filter(({ to }) => to.includes('heap@example.com')).length
  for (let tries = 0; tries < 400 && arrived() < many.length; tries++) await wait(50)
  expect(arrived()).toBe(many.length)
})
