import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Hero } from '#domain/funnel/hero.ts'
import { registerLead } from '#server/leads/register-lead.ts'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { createBoss, prepareQueues, queueOf } from '#server/platform/job-queue/boss.ts'

export type Statement = { readonly sql: string; readonly values: readonly unknown[] }

export type RecordedLead = { readonly email: string; readonly statements: readonly Statement[] }

/** Prepares the database as the app does, stores one lead in it with the app's own code, and records the statements. */
export async function recordLead(connection: Connection, hero: Hero): Promise<RecordedLead> {
  await migrate(connection)
  const statements: Statement[] = []
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...clientConfig(connection), max: 1 }) }),
    log: ({ query: { sql, parameters } }) => {
      statements.push({ sql, values: parameters })
    },
  })
  const boss = createBoss(connection, () => {})
  try {
    await boss.start()
    await prepareQueues(boss)
    const services = {
      config: readConfig({}, paymentAdapters),
      db,
      jobs: queueOf(boss),
      now: () => new Date(),
      keys: { counting: randomBytes(32), links: randomBytes(32) },
    }
    const email = `${crypto.randomUUID()}@example.com`
    const lead = { hero: { ...hero, email }, units: 'metric', conditions: ['NONE'] } as const
    await registerLead(services, { ...lead, conditions: [...lead.conditions] }, crypto.randomUUID(), {
      before: null,
      visitorId: null,
      page: null,
      locale: 'en-US',
      device: 'A bench',
    })
    return { email, statements }
  } finally {
    await boss.stop({ graceful: false })
    await db.destroy()
  }
}
