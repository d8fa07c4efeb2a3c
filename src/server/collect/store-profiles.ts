import { sql } from 'kysely'
import type { GroupArrival, ProfileArrival, ProfileChange } from '#analytics/events/read-arrivals.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** The properties after a change, as an SQL expression over the stored ones. */
const changed = (table: 'visitor_profiles' | 'group_profiles', change: Exclude<ProfileChange, { op: 'delete' }>) => {
  const known = sql.ref(`${table}.properties`)
  if (change.op === 'unset') return sql<string>`${known} - ${[...change.names]}::text[]`
  const given = sql`${JSON.stringify(change.properties)}::jsonb`
  return change.op === 'set' ? sql<string>`${known} || ${given}` : sql<string>`${given} || ${known}`
}

const initial = (change: Exclude<ProfileChange, { op: 'delete' }>): string =>
  JSON.stringify(change.op === 'unset' ? {} : change.properties)

/** Changes the people profile that a visitor has under one id. */
export async function storeProfile(
  trx: Trx,
  visitorId: string,
  { sender, change }: Pick<ProfileArrival, 'sender' | 'change'>,
  now: Date,
): Promise<void> {
  const { distinctId } = sender
  if (change.op === 'delete') {
    await trx
      .deleteFrom('visitor_profiles')
      .where('visitor_id', '=', visitorId)
      .where('distinct_id', '=', distinctId)
      .execute()
    return
  }
  await trx
    .insertInto('visitor_profiles')
    .values({ visitor_id: visitorId, distinct_id: distinctId, properties: initial(change), last_seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['visitor_id', 'distinct_id'])
        .doUpdateSet({ properties: changed('visitor_profiles', change), last_seen_at: now }),
    )
    .execute()
}

/** Changes the properties of a group. */
export async function storeGroup(trx: Trx, { key, id, change }: GroupArrival, now: Date): Promise<void> {
  if (change.op === 'delete') {
    await trx.deleteFrom('group_profiles').where('group_key', '=', key).where('group_id', '=', id).execute()
    return
  }
  await trx
    .insertInto('group_profiles')
    .values({ group_key: key, group_id: id, properties: initial(change), changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['group_key', 'group_id'])
        .doUpdateSet({ properties: changed('group_profiles', change), changed_at: now }),
    )
    .execute()
}
