import { expect, onTestFinished, test } from 'vitest'
import { onDatabase } from '#server/platform/db/connection.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { createJobSystem } from './job-system.ts'

const { db, connection } = await testDatabase()
const job = { leadId: 'a lead', emailId: 'an email' }

test('a job that is enqueued before the start waits for it and is stored afterwards', async () => {
  const system = createJobSystem(connection, () => {})
  onTestFinished(system.stop)
  const queued = inTransaction(db, (trx) => system.queue.enqueue(trx, 'send-email', job))
  const boss = await system.start()
  await queued
  expect(await boss.fetch('send-email')).toMatchObject([{ data: job }])
})

test('a failing start throws, rejects the waiting job, and leaves nothing to stop', async () => {
  const system = createJobSystem(onDatabase(connection, 'no_such_database'), () => {})
  const queued = inTransaction(db, (trx) => system.queue.enqueue(trx, 'send-email', job))
  expect(await Promise.allSettled([system.start(), queued])).toMatchObject([
    { status: 'rejected', reason: { code: '3D000' } },
    { status: 'rejected', reason: { code: '3D000' } },
  ])
  await system.stop()
})

test('a start that loses its database begins again, and the waiting job is stored', async () => {
  const system = createJobSystem(connection, () => {})
  onTestFinished(system.stop)
  const queued = inTransaction(db, (trx) => system.queue.enqueue(trx, 'send-email', job))
  let starts = 0
  const boss = await system.start(async (begun) => {
    starts += 1
    if (starts > 1) return
    await begun.getDb().executeSql('select pg_terminate_backend(pg_backend_pid())')
  })
  await queued
  expect(starts).toBe(2)
  expect(await boss.fetch('send-email')).toMatchObject([{ data: job }])
})

test('a job system that was never started stops at once', async () => {
  await expect(createJobSystem(connection, () => {}).stop()).resolves.toBeUndefined()
})
