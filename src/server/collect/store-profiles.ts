import { changeProfile, profileFrom } from '#analytics/events/profile-changes.ts'
import type { GroupArrival, ProfileArrival } from '#analytics/events/read-arrivals.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Changes the people profile that a visitor has under one id. */
export async function storeProfile(
  trx: Trx,
  visitorId: string,
  { sender, changes }: Pick<ProfileArrival, 'sender' | 'changes'>,
  now: Date,
): Promise<void> {
  const key = { visitor_id: visitorId, distinct_id: sender.distinctId }
  // The row is written first, so that of two changes at once the second waits for the first.
  const known = await trx
    .insertInto('visitor_profiles')
    .values({ ...key, properties: '{}', last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['visitor_id', 'distinct_id']).doUpdateSet({ last_seen_at: now }))
    .returning('properties')
    .executeTakeFirst()
  const after = changeProfile(profileFrom(known?.properties), changes)
  if (after === null)
    await trx
      .deleteFrom('visitor_profiles')
      .where('visitor_id', '=', visitorId)
      .where('distinct_id', '=', sender.distinctId)
      .execute()
  else
    await trx
      .updateTable('visitor_profiles')
      .set({ properties: JSON.stringify(after), last_seen_at: now })
      .where('visitor_id', '=', visitorId)
      .where('distinct_id', '=', sender.distinctId)
      .execute()
}

/** Changes the properties of a group. */
export async function storeGroup(trx: Trx, { key, id, changes }: GroupArrival, now: Date): Promise<void> {
  const known = await trx
    .insertInto('group_profiles')
    .values({ group_key: key, group_id: id, properties: '{}', changed_at: now })
    .onConflict((conflict) => conflict.columns(['group_key', 'group_id']).doUpdateSet({ changed_at: now }))
    .returning('properties')
    .executeTakeFirst()
  const after = changeProfile(profileFrom(known?.properties), changes)
  if (after === null)
    await trx.deleteFrom('group_profiles').where('group_key', '=', key).where('group_id', '=', id).execute()
  else
    await trx
      .updateTable('group_profiles')
      .set({ properties: JSON.stringify(after), changed_at: now })
      .where('group_key', '=', key)
      .where('group_id', '=', id)
      .execute()
}
