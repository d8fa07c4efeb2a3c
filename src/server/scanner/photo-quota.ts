import { sql } from 'kysely'
import { Problem } from '#domain/problems.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { countWithin } from '#server/platform/db/count-within.ts'
import type { Services } from '#server/services.ts'

/** Names under which photos are counted, for all processes together. */
const MEMBER = 'photos-member'
const ALL = 'photos-all'

type Counted = Pick<Services, 'db' | 'keys' | 'config'>

const hashFor = ({ keys }: Pick<Counted, 'keys'>, name: string, whose: string): Buffer =>
  keyedHash(keys.counting, `${name} ${whose}`)

/** Counts one more within the day that began with the first; null where there were as many as there may be. */
const countOne = ({ db }: Counted, name: string, hash: Buffer, most: number) =>
  countWithin(db, { name, hash, ms: MS_PER_DAY, most })

/** Counts a photo for its member. Returns how many they may still send today. @throws Problem PHOTOS_USED_UP */
export async function takePhoto(services: Counted, leadId: string): Promise<number> {
  const { photosPerMember } = services.config
  const taken = await countOne(services, MEMBER, hashFor(services, MEMBER, leadId), photosPerMember)
  if (taken === null) throw new Problem('PHOTOS_USED_UP')
  return photosPerMember - taken.hits
}

/** Counts a photo that is sent out now towards the budget of the installation; false where that is spent. */
export const spendBudget = async (services: Counted): Promise<boolean> =>
  (await countOne(services, ALL, hashFor(services, ALL, ''), services.config.photosPerDay)) !== null

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

/** Gives a member back a photo that came to nothing. What was spent of the day's budget stays so: the endpoint was asked. */
export async function giveBack(services: Counted, leadId: string): Promise<void> {
  await sql`
    update rate_limits set hits = greatest(hits - 1, 0)
    where name = ${MEMBER} and network_hash = ${hashFor(services, MEMBER, leadId)}`.execute(services.db)
}
