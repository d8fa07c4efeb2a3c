import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type {
  AccountingReply,
  DisputesReply,
  FailedWorkReply,
  FindingsReply,
  WaitingReply,
} from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ worksOnJobs: true })
const { services, get, post } = server
const { db } = services
const operator = await signedInOperator(server, ['customers'])
const keeper = await signedInOperator(server, ['prices'])
const note = { note: 'sent the evidence' }

async function disputedBuyer() {
  const buyer = await newBuyer(server)
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('disputes')
    .values({
      ...{ lead_id: buyer.leadId, payment_id: id, provider_ref: `dp-${id}`, state: 'open' },
      ...{ opened_at: services.now(), closed_at: null, taken_at: services.now(), amount_minor: 999, currency: 'USD' },
    })
    .execute()
  return { ...buyer, charge: id }
}

test('a dispute is listed with its deadline, answered with the stored evidence, and marked as answered for everybody', async () => {
  const { charge, email, orderId } = await disputedBuyer()
  const listed = async () =>
    (await operator.get(consoleRoutes.disputes)).json<DisputesReply>().disputes.find((one) => one.charge === charge)
  expect(await listed()).toMatchObject({ email, state: 'open', isDueReckoned: true, answeredAt: null })
  const { text } = (await operator.get(filled(consoleRoutes.disputeEvidence, { charge }))).json<{ text: string }>()
  for (const part of [orderId, email, 'Consent (purchase)', 'I agree to pay']) expect(text).toContain(part)
  const answer = await operator.act(filled(consoleRoutes.disputeAnswered, { charge }), note)
  expect(answer.statusCode).toBe(200)
  expect(await listed()).toMatchObject({ answeredAt: expect.any(String) })
  await db
    .updateTable('disputes')
    .set({ state: 'won', closed_at: services.now() })
    .where('payment_id', '=', charge)
    .execute()
  expect(refusalIn(await operator.act(filled(consoleRoutes.disputeAnswered, { charge }), note))).toEqual([
    404,
    'DISPUTE_UNKNOWN',
  ])
})

test('open work is counted with the nearest deadline, only for operators who serve customers', async () => {
  const waiting = async () => (await operator.get(consoleRoutes.waiting)).json<WaitingReply>()
  const before = await waiting()
  const { charge } = await disputedBuyer()
  await recordFinding(db, { what: 'second_charge', subject: randomUUID(), now: services.now() })
  const { disputes, findings, answerBy } = await waiting()
  expect([disputes, findings]).toEqual([before.disputes + 1, before.findings + 1])
  expect(Date.parse(answerBy ?? '')).toBeGreaterThan(services.now().getTime())
  await operator.act(filled(consoleRoutes.disputeAnswered, { charge }), note)
  expect((await waiting()).disputes).toBe(before.disputes)
  expect(refusalIn(await keeper.get(consoleRoutes.waiting))).toEqual([403, 'ROLE_NEEDED'])
})

test('a finding stays until it is settled', async () => {
  const subject = randomUUID()
  await recordFinding(db, { what: 'second_charge', subject, now: services.now() })
  const open = async () =>
    (await operator.get(consoleRoutes.findings)).json<FindingsReply>().findings.find((one) => one.subject === subject)
  const id = (await open())?.id ?? ''
  expect((await operator.act(filled(consoleRoutes.findingResolved, { id }), note)).statusCode).toBe(200)
  expect(await open()).toBeUndefined()
  const none = await operator.act(filled(consoleRoutes.findingResolved, { id: randomUUID() }), note)
  expect(refusalIn(none)).toEqual([404, 'FINDING_UNKNOWN'])
})

async function failedEmailJob() {
  const id = randomUUID()
  await server.boss.send('send-email', { leadId: randomUUID(), emailId: randomUUID() }, { id, retryLimit: 0 })
  await server.boss.fail('send-email', id, { message: 'no mail server' })
  return id
}

test('a failed email job and a failed webhook are retried, once each', async () => {
  const jobId = await failedEmailJob()
  await db
    .insertInto('webhook_events')
    .values({
      ...{ provider: 'sandbox', event_id: `evt/${jobId}`, type: 'charge.refunded', livemode: false, ref: null },
      ...{ order_id: null, payment_ref: null, state: 'dead', try_at: services.now() },
      ...{ received_at: services.now(), done_at: services.now() },
    })
    .execute()
  const failed = (await operator.get(consoleRoutes.failedWork)).json<{ jobs: object[]; webhooks: object[] }>()
  expect(failed.jobs).toContainEqual(expect.objectContaining({ id: jobId, reason: 'no mail server' }))
  expect(failed.webhooks).toContainEqual(expect.objectContaining({ event: `evt/${jobId}` }))

  const act = randomUUID()
  await operator.act(filled(consoleRoutes.jobRetry, { id: jobId }), {}, act)
  const after = await operator.act(filled(consoleRoutes.jobRetry, { id: jobId }), {}, act)
  expect(after.json<{ jobs: object[] }>().jobs).not.toContainEqual(expect.objectContaining({ id: jobId }))
  const none = await operator.act(filled(consoleRoutes.jobRetry, { id: randomUUID() }))
  expect(refusalIn(none)).toEqual([404, 'JOB_UNKNOWN'])
  await operator.act(filled(consoleRoutes.webhookRetry, { provider: 'sandbox', event: `evt/${jobId}` }))
  const event = await db
    .selectFrom('webhook_events')
    .select('state')
    .where('event_id', '=', `evt/${jobId}`)
    .executeTakeFirst()
  expect(event?.state).toBe('pending')
})

test('an email that could not be queued again stays on the list, and is queued once, however often the operator asks', async () => {
  const id = await failedEmailJob()
  const key = randomUUID()
  const retry = () => operator.act(filled(consoleRoutes.jobRetry, { id }), {}, key)
  const queueing = vi.spyOn(services.jobs, 'enqueue').mockRejectedValueOnce(new Error('lock timeout'))
  onTestFinished(() => queueing.mockRestore())
  expect((await retry()).statusCode).toBe(500)
  const { jobs } = (await operator.get(consoleRoutes.failedWork)).json<FailedWorkReply>()
  expect(jobs).toContainEqual(expect.objectContaining({ id }))
  queueing.mockClear()
  for (const reply of [await retry(), await retry()]) {
    expect(reply.statusCode).toBe(200)
    expect(reply.json<FailedWorkReply>().jobs).not.toContainEqual(expect.objectContaining({ id }))
  }
  expect(queueing).toHaveBeenCalledTimes(1)
})

test('a failed purchase report is put back into its queue', async () => {
  const jobId = randomUUID()
  const data = { leadId: randomUUID(), orderId: randomUUID() }
  await server.boss.send('report-purchase', data, { id: jobId, retryLimit: 0 })
  await server.boss.fail('report-purchase', jobId, { message: 'status 401' })
  await operator.act(filled(consoleRoutes.jobRetry, { id: jobId }))
  const { rows } = await sql`select data from pgboss.job where name = 'report-purchase' and state = 'created'`.execute(
    db,
  )
  expect(rows).toEqual([{ data }])
})

test('accounting by day adds up its documents, with refunds subtracted', async () => {
  const buyer = await newBuyer(server)
  const { id, amount_minor, currency } = await db
    .selectFrom('payments')
    .select(['id', 'amount_minor', 'currency'])
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  await operator.act(filled(consoleRoutes.customerRefund, { id: buyer.leadId }), {
    ...{ paymentId: id, amountMinor: amount_minor - 1, currency, reason: 'a part of it' },
  })
  const today = services.now().toISOString().slice(0, 10)
  const report = async (by: string) => {
    const query = new URLSearchParams({ from: addDays(today, -1), to: addDays(today, 1), by })
    return (await keeper.get(`${consoleRoutes.accounting}?${query}`)).json<AccountingReply>().rows
  }
  const [documents, days] = [await report('document'), await report('day')]
  expect(documents.filter(({ order }) => order === buyer.orderId).map(({ grossMinor }) => grossMinor)).toEqual([
    amount_minor,
    1 - amount_minor,
  ])
  const sum = (rows: AccountingReply['rows']) => rows.reduce((total, { grossMinor }) => total + grossMinor, 0)
  expect(sum(days)).toBe(sum(documents))
})

test('without a sign-in or the right role nothing can be read or changed', async () => {
  const { charge } = await disputedBuyer()
  const reads = [
    consoleRoutes.disputes,
    consoleRoutes.findings,
    consoleRoutes.failedWork,
    consoleRoutes.safetyDecisions,
  ]
  for (const url of reads) {
    expect(refusalIn(await get(url))).toEqual([401, 'OPERATOR_NEEDED'])
    expect(refusalIn(await keeper.get(url))).toEqual([403, 'ROLE_NEEDED'])
  }
  const books = `${consoleRoutes.accounting}?from=2026-01-01&to=2026-01-31&by=day`
  expect(refusalIn(await operator.get(books))).toEqual([403, 'ROLE_NEEDED'])
  const url = filled(consoleRoutes.disputeAnswered, { charge })
  expect(refusalIn(await post(url, note))).toEqual([401, 'OPERATOR_NEEDED'])
  expect(refusalIn(await keeper.act(url, note))).toEqual([403, 'ROLE_NEEDED'])
  const acts = await db.selectFrom('operator_acts').select('id').where('subject', '=', charge).execute()
  expect(acts).toEqual([])
})
