import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderRoute } from '#domain/api/routes.ts'
import { outboxTransport } from '#server/email/email-transport.ts'
import { startJobs } from '#server/jobs/scheduled-jobs.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'
import { createBoss, prepareQueues } from './boss.ts'

const MINUTE = 60_000
const server = await testApp({ worksOnJobs: true })
const { services, app, connection } = server
const { db } = services

const stateOf = async (id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(db)
  return rows[0]?.state
}

test('a payment that a killed process left open is reconciled soon, even if that process had claimed the job', {
  timeout: 3 * MINUTE,
}, async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  const lost = await postOrder(server, token, { sandbox: { scenario: 'unknown_outcome' } })
  const { id: orderId, secret, state } = lost.json<{ id: string; secret: string; state: string }>()
  expect(state).toBe('processing')
  // Claims the job and sends no heartbeat afterwards, like a killed process.
  const dead = createBoss(connection, () => {})
  await dead.start()
  await prepareQueues(dead)
  await dead.send('resolve-payments')
  const [job] = await dead.fetch('resolve-payments')
  await dead.stop({ graceful: false })
  if (job === undefined) throw new Error('There was no job to claim.')
  server.pass(10 * MINUTE)

  await startJobs(server.boss, { services, transport: outboxTransport, log: app.log })
  expect(await stateOf(job.id)).toBe('active')
  // Without heartbeats it would take five minutes, until the job's expiry.
  await expect.poll(() => stateOf(job.id), { timeout: 2 * MINUTE, interval: 250 }).toBe('completed')
  const seen = await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()
  expect(seen.state).toBe('paid')
  expect((await server.get(orderRoute(orderId), { 'order-secret': secret })).json()).toMatchObject({ state: 'paid' })
})
