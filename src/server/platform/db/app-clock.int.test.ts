import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MS_PER_DAY } from '#domain/time.ts'
import { createSandboxClock } from '#server/payment-providers/sandbox/sandbox-clock.ts'
import { testDatabase } from './test-database.fixture.ts'

const { db } = await testDatabase()
const handbook = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')
const written = (about: string): string => {
  const found = [...handbook.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, text = '']) => text)
  return found.find((text) => text.includes(about)) ?? ''
}

test('a price change as documented in the operating guide uses the app clock', async () => {
  await createSandboxClock(db).refresh()
  await sql`update sandbox_settings set ahead_ms = ${400 * MS_PER_DAY}`.execute(db)
  for (const statement of written('insert into prices').split(';').slice(0, -1)) await sql.raw(statement).execute(db)
  const { id } = await db
    .selectFrom('prices')
    .select('id')
    .where('external_id', '=', 'test-1-month')
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  await sql.raw(written('insert into price_changes').replace('<id of the new price>', id)).execute(db)
  const { appliesIn, announcedAgo } = (
    await sql<{ appliesIn: number; announcedAgo: number }>`
      select extract(day from applies_from - app_now())::integer as "appliesIn",
        extract(day from app_now() - announced_at)::integer as "announcedAgo"
      from price_changes`.execute(db)
  ).rows[0] ?? { appliesIn: 0, announcedAgo: -1 }
  // Some time has passed since the announcement, so 30 whole days are left of 31.
  expect([appliesIn, announcedAgo]).toEqual([30, 0])
})
