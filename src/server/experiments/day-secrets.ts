import { randomBytes } from 'node:crypto'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'

/**
 * The secrets of yesterday, today and tomorrow. Tomorrow's is made ahead, so that midnight does not wait for the
 * database; older ones are deleted, and with them every way to compute a lot of their day again.
 */
export async function readDaySecrets(db: Database, now: Date): Promise<ReadonlyMap<IsoDate, Buffer>> {
  const today = now.toISOString().slice(0, 10)
  await db.deleteFrom('day_secrets').where('day', '<', addDays(today, -1)).execute()
  const wanted = [today, addDays(today, 1)]
  const known = async () => {
    const rows = await db.selectFrom('day_secrets').selectAll().execute()
    return new Map(rows.map(({ day, secret }) => [day, secret]))
  }
  const before = await known()
  const missing = wanted.filter((day) => !before.has(day))
  if (missing.length === 0) return before
  await db
    .insertInto('day_secrets')
    .values(missing.map((day) => ({ day, secret: randomBytes(32) })))
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return known()
}
