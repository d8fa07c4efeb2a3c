import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import type { OutgoingEmail } from '#server/email/email-transport.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { sendAlerts } from './send-alerts.ts'

const server = await testApp({
  env: { ALERTS_EMAIL: 'operator@example.com', METRICS_TOKEN: 'metrics-of-the-test' },
  worksOnJobs: true,
})
const { services, app } = server
const { db } = services

/** The emails that one run of the job sends; a mail server that is down accepts none. */
async function run(isDown = false): Promise<readonly OutgoingEmail[]> {
  const sent: OutgoingEmail[] = []
  const deliver = async (email: OutgoingEmail) => {
    if (isDown) throw new Error('421 try again later')
    sent.push(email)
  }
  const sending = sendAlerts(services, { name: 'smtp', deliver }, app.log)
  await (isDown ? expect(sending).rejects.toThrow('421') : sending)
  return sent
}

/** Marks all emails of buyers as sent, so that a test sees only its own alert. */
const handOverEmails = () =>
  db.updateTable('emails').set({ sent_at: services.now(), transport: 'smtp' }).where('sent_at', 'is', null).execute()

test('a dispute is reported once, with its deadline and the customer’s consent', async () => {
  const buyer = await newBuyer(server, { sandbox: { scenario: 'disputed_later' } })
  for (let day = 0; day < 4; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(db, services.now())
    await reconcile(services, app.log)
  }
  await handOverEmails()
  await db
    .updateTable('disputes')
    .set({ evidence_due_at: new Date('2040-02-03T12:00:00Z') })
    .execute()
  expect(await run(true)).toEqual([])
  const [email, ...more] = await run()
  expect([email?.to, more.length]).toEqual(['operator@example.com', 0])
  const { text } = await db
    .selectFrom('consents')
    .select('text')
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  for (const part of ['Do this by 2040-02-03.', text, buyer.email, 'Emails sent to the customer']) {
    expect(email?.text).toContain(part)
  }
  expect(await run()).toEqual([])
  expect(server.logged().match(/"kind":"dispute"/g)).toHaveLength(1)
  expect(server.logged()).not.toContain(buyer.email)
  const metrics = await server.get('/metrics', { authorization: 'Bearer metrics-of-the-test' })
  expect(metrics.body).toContain('forkcast_alerts_total{kind="dispute"} 1')
})

test('the alert about a refund that cannot be sent names the day by which the customer must have the money', async () => {
  const buyer = await newBuyer(server)
  await handOverEmails()
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  const refund = {
    lead_id: buyer.leadId,
    payment_id: payment.id,
    provider_ref: null,
    amount_minor: 100,
    currency: 'USD',
  }
  const created_at = services.now()
  await db
    .insertInto('refunds')
    .values({
      ...refund,
      ...{ id: 'a-refund', state: 'requested', because: 'withdrawn', actor: 'customer', settled_at: null },
      ...{ tries: 4, try_at: plusDays(created_at, 1), created_at },
    })
    .execute()
  expect(await run()).toEqual([])
  await db.updateTable('refunds').set({ tries: 5 }).where('id', '=', 'a-refund').execute()
  const [email] = await run()
  const due = plusDays(created_at, 14).toISOString().slice(0, 10)
  expect(email?.text).toContain(`Do this by ${due}.`)
  expect(email?.text).toContain('a-refund')
  expect(await run()).toEqual([])
})

test('a finding, waiting emails and failed jobs are reported in one email', async () => {
  await recordFinding(db, { what: 'refund_failed', subject: 'ch_1', now: services.now() })
  const buyer = await newBuyer(server)
  server.pass(2 * MS_PER_HOUR)
  const job = await server.boss.send('clean-up', {}, { retryLimit: 0 })
  await server.boss.fail('clean-up', job ?? '')
  const [email, ...more] = await run()
  expect([email?.subject, more.length]).toEqual(['Forkcast: 3 things need you', 0])
  const advice = 'Ask them for another account and pay it back in another way.'
  for (const part of ['refund_failed, about ch_1', advice, '/v3/console/findings', 'could not be sent', 'clean-up'])
    expect(email?.text).toContain(part)
  expect(email?.text).not.toContain(buyer.email)
  await handOverEmails()
  expect(await run()).toEqual([])
})

test('an email that is refused for good causes no more alerts once it was given up', async () => {
  await newBuyer(server)
  const told = async () => (await run()).map(({ text }) => text).join()
  server.pass(MS_PER_DAY)
  expect(await told()).toContain('could not be sent')
  server.pass(3 * MS_PER_DAY)
  expect(await told()).not.toContain('could not be sent')
  await handOverEmails()
})

test('work that waits for longer than it may is reported once a day', async () => {
  await handOverEmails()
  server.pass(MS_PER_DAY)
  await cleanUp(services, app.log)
  const first_at = plusDays(services.now(), -services.config.measurementKeptDays - 2)
  const id = '01980000-0000-7000-8000-000000000001'
  await db.insertInto('visitors').values(visitorRow({ id, first_at })).execute()
  // The other tests left work behind, which may be late as well.
  const late = async () => (await run()).flatMap(({ text }) => text.match(/Work is late: deletions\n.*\n\n.*/g) ?? [])
  expect(await late()).toEqual([expect.stringContaining('2880 minutes')])
  expect(await late()).toEqual([])
  server.pass(MS_PER_DAY)
  expect(await late()).toHaveLength(1)
  await db.deleteFrom('visitors').execute()
  await cleanUp(services, app.log)
  server.pass(MS_PER_DAY / 2)
  expect(await late()).toEqual([])
})

test('a kind of alert that cannot be read keeps back no other, and the job fails', async () => {
  await recordFinding(db, { what: 'refund_failed', subject: 'ch_2', now: services.now() })
  await sql`alter table disputes rename to disputes_away`.execute(db)
  const sent: OutgoingEmail[] = []
  const deliver = async (email: OutgoingEmail) => {
    sent.push(email)
  }
  await expect(sendAlerts(services, { name: 'smtp', deliver }, app.log)).rejects.toThrow('Some kinds of alerts')
  await sql`alter table disputes_away rename to disputes`.execute(db)
  expect(sent.map(({ text }) => text).join()).toContain('ch_2')
})

test('payments at a provider that sent no webhook for a day are reported, but not if one arrived', async () => {
  const buyer = await newBuyer(server)
  await handOverEmails()
  await db.updateTable('payments').set({ provider: 'stripe' }).where('lead_id', '=', buyer.leadId).execute()
  server.pass(2 * MS_PER_HOUR)
  const event = { provider: 'stripe', event_id: 'evt_1', type: 'invoice.paid', livemode: false } as const
  const at = services.now()
  await db
    .insertInto('webhook_events')
    .values({
      ...event,
      ref: null,
      order_id: null,
      payment_ref: null,
      state: 'done',
      try_at: at,
      received_at: at,
      done_at: at,
    })
    .execute()
  expect(await run()).toEqual([])
  await db.deleteFrom('webhook_events').execute()
  expect((await run()).map(({ subject }) => subject)).toEqual(['Forkcast: No webhook from stripe for a day'])
  expect(await run()).toEqual([])
})
