import { sql } from 'kysely'
import type { Database } from './database.ts'

type Counter = {
  readonly name: string
  readonly hash: Buffer
  /** How long a count lasts from its first one on. */
  readonly ms: number
  /** What is counted at most. */
  readonly most?: number
}

export type CountWithin = { readonly hits: number; readonly msLeft: number }

const ANY_NUMBER = 2_147_483_647

/** Counts one more, of all processes together and by the database's clock; null, with nothing counted, where there is no room. */
export async function countWithin(
  db: Database,
  { name, hash, ms, most = ANY_NUMBER }: Counter,
): Promise<CountWithin | null> {
  const { rows } = await sql<CountWithin>`
    insert into rate_limits as known (name, network_hash, hits, ends_at)
    values (${name}, ${hash}, 1, now() + ${ms} * interval '1 ms')
    on conflict (name, network_hash) do update set
      hits = case when known.ends_at <= now() then 1 else known.hits + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      where known.ends_at <= now() or known.hits < ${most}
    returning hits, ceil(extract(epoch from ends_at - now()) * 1000)::integer as "msLeft"`.execute(db)
  return rows[0] ?? null
}
