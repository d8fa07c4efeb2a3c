import { sql } from 'kysely'
import { Problem } from '#domain/problem.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { countWithin } from '#server/platform/db/count-within.ts'
import type { Services } from '#server/services.ts'

/** Names under which photos are counted, for all processes together. */
const MEMBER = 'photos-member'
const ALL = 'photos-all'

type QuotaServices = Pick<Services, 'db' | 'keys' | 'config'>

const hashFor = ({ keys }: Pick<QuotaServices, 'keys'>, name: string, whose: string): Buffer =>
  keyedHash(keys.counting, `${name} ${whose}`)

/** Counts one more within the day that began with the first; null if the limit has been reached. */
const countOne = ({ db }: QuotaServices, name: string, hash: Buffer, most: number) =>
  countWithin(db, { name, hash, ms: MS_PER_DAY, most })

/** Counts a photo for its member. Returns how many they can still send today. @throws Problem PHOTOS_USED_UP */
export async function takePhoto(services: QuotaServices, leadId: string): Promise<number> {
  const { photosPerMember } = services.config
  const taken = await countOne(services, MEMBER, hashFor(services, MEMBER, leadId), photosPerMember)
  if (taken === null) throw new Problem('PHOTOS_USED_UP')
  return photosPerMember - taken.hits
}

/** Counts a photo that is about to be sent towards the installation's budget; false if the budget is spent. */
export const spendBudget = async (services: QuotaServices): Promise<boolean> =>
  (await countOne(services, ALL, hashFor(services, ALL, ''), services.config.photosPerDay)) !== null

/** The number of photos that a member can still send today. */
export async function photosLeft(services: QuotaServices, leadId: string): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select hits from rate_limits
    where name = ${MEMBER} and network_hash = ${hashFor(services, MEMBER, leadId)} and ends_at > now()`.execute(
    services.db,
  )
  return Math.max(0, services.config.photosPerMember - (rows[0]?.hits ?? 0))
}

/** The number of photos sent by all members within the day that began with the first of them. */
export async function photosOfDay(services: QuotaServices): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select hits from rate_limits
    where name = ${ALL} and network_hash = ${hashFor(services, ALL, '')} and ends_at > now()`.execute(services.db)
  return rows[0]?.hits ?? 0
}

/**
 * Returns a photo that was not read to the member's quota. The day's budget stays spent, because the endpoint was
 * called.
 */
export async function giveBack(services: QuotaServices, leadId: string): Promise<void> {
  await sql`
    update rate_limits set hits = greatest(hits - 1, 0)
    where name = ${MEMBER} and network_hash = ${hashFor(services, MEMBER, leadId)}`.execute(services.db)
}
