import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { createJobSystem } from './job-system.ts'
import { workOn } from './wake-workers.ts'

const { db, connection } = await testDatabase()

test('a job is worked on long before the next poll, without a notification of the database', async () => {
  const system = createJobSystem(connection, () => {})
  onTestFinished(system.stop)
  const done = Promise.withResolvers<number>()
  const boss = await system.start(async (begun) => {
    // It polls only once a minute.
    await workOn(begun, 'send-email', { pollingIntervalSeconds: 60 }, async () => done.resolve(performance.now()))
  })
  expect((await boss.getQueues()).filter(({ notify }) => notify)).toEqual([])
  const begun = performance.now()
  await inTransaction(db, (trx) => system.queue.enqueue(trx, 'send-email', { leadId: 'a lead', emailId: 'an email' }))
  expect((await done.promise) - begun).toBeLessThan(20_000)
})

test('a queue of an earlier version no longer notifies after the start', async () => {
  const first = createJobSystem(connection, () => {})
  await first.start()
  await first.stop()
  await sql`update pgboss.queue set notify = true where name not like '\\_\\_%'`.execute(db)
  const system = createJobSystem(connection, () => {})
  onTestFinished(system.stop)
  const boss = await system.start()
  expect((await boss.getQueues()).filter(({ notify }) => notify)).toEqual([])
})
