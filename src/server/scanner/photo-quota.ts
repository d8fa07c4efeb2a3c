import { sql } from 'kysely'
import { Problem } from '#domain/problems.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** Names under which photos are counted, for all processes together. */
const MEMBER = 'photos-member'
const ALL = 'photos-all'

type Counted = Pick<Services, 'db' | 'keys' | 'config'>

const hashFor = ({ keys }: Pick<Counted, 'keys'>, name: string, whose: string): Buffer =>
  keyedHash(keys.counting, `${name} ${whose}`)

/** Counts one more within the day that began with the first; returns how many there are now. */
async function countOne(trx: Trx, name: string, hash: Buffer): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits as known (name, network_hash, hits, ends_at)
    values (${name}, ${hash}, 1, now() + interval '1 day')
    on conflict (name, network_hash) do update set
      hits = case when known.ends_at <= now() then 1 else known.hits + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning hits`.execute(trx)
  return rows[0]?.hits ?? 1
}

/**
 * Counts a photo that is about to be sent out, for its member and for the whole installation. Returns how many the member
 * may still send today.
 * @throws Problem PHOTOS_USED_UP, PHOTO_BUDGET_SPENT; then nothing is counted
 */
export async function takePhoto(services: Counted, leadId: string): Promise<number> {
  const { photosPerMember, photosPerDay } = services.config
  return inTransaction(services.db, async (trx) => {
    const mine = await countOne(trx, MEMBER, hashFor(services, MEMBER, leadId))
    if (mine > photosPerMember) throw new Problem('PHOTOS_USED_UP')
    const all = await countOne(trx, ALL, hashFor(services, ALL, ''))
    if (all > photosPerDay) throw new Problem('PHOTO_BUDGET_SPENT')
    return photosPerMember - mine
  })
}

/** Photos that a member may still send today. */
export async function photosLeft(services: Counted, leadId: string): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select hits from rate_limits
    where name = ${MEMBER} and network_hash = ${hashFor(services, MEMBER, leadId)} and ends_at > now()`.execute(
    services.db,
  )
  return Math.max(0, services.config.photosPerMember - (rows[0]?.hits ?? 0))
}

/** Photos that were sent out within the day that began with the first of them, by all members. */
export async function photosOfDay(services: Counted): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select hits from rate_limits
    where name = ${ALL} and network_hash = ${hashFor(services, ALL, '')} and ends_at > now()`.execute(services.db)
  return rows[0]?.hits ?? 0
}

/** Gives a member back a photo that came to nothing. The budget of the day stays spent: the endpoint was asked. */
export async function giveBack(services: Counted, leadId: string): Promise<void> {
  await sql`
    update rate_limits set hits = greatest(hits - 1, 0)
    where name = ${MEMBER} and network_hash = ${hashFor(services, MEMBER, leadId)}`.execute(services.db)
}
