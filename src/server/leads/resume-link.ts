import type { Transaction } from 'kysely'
import { BASE } from '#domain/api/base-path.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** How long a mailed link works. */
export const LINK_DAYS = 30

export type ResumeLink = { readonly path: string; readonly expiresAt: Date }

/**
 * A new single-use link into a lead's plan. Its secret stands behind the #, so that no server, proxy or statistics ever
 * sees it in an address; only its hash is kept.
 */
export async function addResumeLink(trx: Transaction<Schema>, leadId: string, now: Date): Promise<ResumeLink> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LINK_DAYS * MS_PER_DAY)
  await trx
    .insertInto('resume_links')
    .values({ lead_id: leadId, secret_hash: hashOf(secret), created_at: now, expires_at: expiresAt, used_at: null })
    .execute()
  return { path: `${BASE}/resume#${secret}`, expiresAt }
}
