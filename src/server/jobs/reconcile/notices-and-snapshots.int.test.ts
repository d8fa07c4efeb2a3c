import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MS_PER_DAY } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { emailsTo, newBuyer } from '#server/test-client.fixture.ts'
import { sendNotices } from './send-notices.ts'

const server = await testApp()
const { db, payments } = server.services
const ROUNDS = 25

let deadlocks = 0
/** Lost conflicts are retried silently, so each one is counted here. */
const counting: Database = new Proxy(db, {
  get: (target, name) => {
    if (name !== 'transaction') return Reflect.get(target, name)
    return () => ({
      execute: (work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) =>
        target
          .transaction()
          .execute(work)
          .catch((error: unknown) => {
            if (error instanceof Error && 'code' in error && error.code === '40P01') deadlocks++
            throw error
          }),
    })
  },
})
const services = { ...server.services, db: counting }

test('notices and snapshots of the same purchases do not deadlock', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => newBuyer(server)))
  server.pass(6 * MS_PER_DAY)
  const applyOwnSnapshot = async ({ leadId, orderId }: (typeof buyers)[number]) => {
    const snapshot = await payments.byName('sandbox').fetch({ orderId, ref: null })
    if (snapshot === null) throw new Error('The sandbox does not know an order of its own.')
    await applySnapshot(services, leadId, orderId, snapshot, 'webhook')
  }
  let sent = 0
  for (let round = 0; round < ROUNDS; round++) {
    // Due again, and 1 ms off the time that a snapshot would set, so that both have to write the same rows.
    await db
      .updateTable('scheduled_notices')
      .set({ sent_at: sql<Date>`null`, due_at: sql<Date>`due_at - interval '1 ms'` })
      .execute()
    const [counts] = await Promise.all([
      Promise.all([sendNotices(services, server.app.log), sendNotices(services, server.app.log)]),
      Promise.all(buyers.map(applyOwnSnapshot)),
    ])
    sent += counts[0] + counts[1]
  }
  sent += await sendNotices(services, server.app.log)
  expect(deadlocks).toBe(0)
  expect(sent).toBeGreaterThanOrEqual(buyers.length)
  for (const { email } of buyers) expect(new Set(await emailsTo(server, email))).toContain('intro_ending')
})
