import type { Transaction } from 'kysely'
import { BASE } from '#domain/api/base-path.ts'
import { Problem } from '#domain/problems.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'

/** How long a link in an email works. */
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

/** How long the link in an email about a purchase opens the subscription: longer than the year between two yearly ones. */
export const MANAGE_LINK_DAYS = 400

/** Page where a subscription is managed. */
export const MANAGE_PATH = `${BASE}/subscription`

/** A new link to a lead's subscription. Its secret stands behind the #, so that no server sees it in an address. */
export async function addManageLink(trx: Trx, leadId: string, now: Date): Promise<string> {
  const secret = newSecret()
  await trx
    .insertInto('manage_links')
    .values({
      lead_id: leadId,
      secret_hash: hashOf(secret),
      created_at: now,
      expires_at: new Date(now.getTime() + MANAGE_LINK_DAYS * MS_PER_DAY),
    })
    .execute()
  return `${MANAGE_PATH}#${secret}`
}

/** The lead whose subscription a link in an email opens. @throws Problem MANAGE_LINK_INVALID */
export async function leadOfManageLink(db: Reader, secret: string, now: Date): Promise<string> {
  const row = await db
    .selectFrom('manage_links')
    .select('lead_id')
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) throw new Problem('MANAGE_LINK_INVALID')
  return row.lead_id
}
