import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import { clusterIn } from '#server/platform/db/embedded/cluster.ts'
import { socketPort, superuser } from '#server/platform/db/embedded/launch.ts'

/** The database of the app that runs in a data folder. */
export function appDatabase(dataDir: string): ConnectionSettings {
  const cluster = clusterIn(join(dataDir, 'postgres'))
  const password = readFileSync(cluster.password, 'utf8').trim()
  return { host: cluster.data, port: socketPort, user: superuser, password, database: 'postgres' }
}

/** Tables whose rows are copied for each copy of a member. */
const copiedTables = {
  households: ['id'],
  persons: ['id', 'household_id'],
  entitlements: ['lead_id'],
  plan_weeks: ['household_id'],
  weight_entries: ['person_id'],
} as const

/**
 * Backdates the app's one member to 26 weeks with a daily weight log, and adds this many copies, each due for a review.
 */
export async function fillWithMembers(client: pg.Client, count: number): Promise<void> {
  // Copies have no payments: nothing here is about money.
  await client.query(`set session_replication_role = replica`)
  await client.query(`update households set starts_on = current_date - 182`)
  await client.query(`update entitlements set ends_at = now() + interval '200 days'`)
  await client.query(`
    insert into weight_entries (person_id, day, grams, changed_at)
    select persons.id, starts_on + day, 80000 - 12 * day + (500 * sin(day * 12.9898))::int, now()
    from persons join households on households.id = household_id, generate_series(1, 182) as day`)
  await client.query(`create temp table copies as select gen_random_uuid() as id from generate_series(1, $1::int)`, [
    count,
  ])
  await client.query(`
    insert into leads
    select (jsonb_populate_record(null::leads, to_jsonb(lead) || jsonb_build_object(
      'id', copies.id, 'email', copies.id || '@example.com', 'email_normalised', copies.id || '@example.com',
      'idempotency_hash', sha256(copies.id::text::bytea)))).*
    from leads as lead, copies`)
  for (const [table, owners] of Object.entries(copiedTables)) {
    const ids = owners.map((column) => `'${column}', copies.id`).join(', ')
    await client.query(`
      insert into ${table}
      select (jsonb_populate_record(null::${table}, to_jsonb(original) || jsonb_build_object(${ids}))).*
      from ${table} as original, copies`)
  }
  await client.query('analyze')
}

export async function reviewsMade(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ made: string }>('select count(*) as made from plan_reviews')
  return Number(rows[0]?.made)
}
