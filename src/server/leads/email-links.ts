import type { Transaction } from 'kysely'
import { BASE } from '#domain/api/base-path.ts'
import { Problem } from '#domain/problems.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { hashOf, newSalt, newSecret, secretOfSalt } from '#server/platform/crypto/secret.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'

/** Days for which a link in an email is valid. */
export const LINK_DAYS = 30

export type ResumeLink = { readonly path: string; readonly expiresAt: Date }

type NewSecret = { readonly secret: string; readonly salt?: Buffer }

/** A random secret, or one derived from the server's key and a salt, so that it can be derived again. */
function secretFor(key: Buffer | null): NewSecret {
  if (key === null) return { secret: newSecret() }
  const salt = newSalt()
  return { secret: secretOfSalt(key, salt), salt }
}

/**
 * Adds a single-use link to a lead's plan. Its secret comes after the #, so no server, proxy or statistics ever sees it
 * in an address; only its hash is stored. With a key the same link can be emailed again (`lastResumeLink`).
 */
export async function addResumeLink(
  trx: Transaction<Schema>,
  leadId: string,
  now: Date,
  key: Buffer | null = null,
): Promise<ResumeLink> {
  const { secret, ...salted } = secretFor(key)
  const expiresAt = new Date(now.getTime() + LINK_DAYS * MS_PER_DAY)
  await trx
    .insertInto('resume_links')
    .values({
      lead_id: leadId,
      secret_hash: hashOf(secret),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
      ...salted,
    })
    .execute()
  return { path: `${BASE}/resume#${secret}`, expiresAt }
}

type Salted = { readonly salt: Buffer | null; readonly secret_hash: Buffer }

/** The secret of a link that can be derived again; null if it was made with another key. */
function rederiveSecret({ salt, secret_hash }: Salted, key: Buffer): string | null {
  const secret = salt === null ? null : secretOfSalt(key, salt)
  return secret !== null && hashOf(secret).equals(secret_hash) ? secret : null
}

/** The newest unused link to a lead's plan that can be emailed again; null if there is none. */
export async function lastResumeLink(db: Reader, leadId: string, now: Date, key: Buffer): Promise<ResumeLink | null> {
  const row = await db
    .selectFrom('resume_links')
    .select(['salt', 'secret_hash', 'expires_at'])
    .where('lead_id', '=', leadId)
    .where('salt', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const secret = row === undefined ? null : rederiveSecret(row, key)
  return row === undefined || secret === null ? null : { path: `${BASE}/resume#${secret}`, expiresAt: row.expires_at }
}

/**
 * Days for which the link in an email about a purchase opens the subscription: longer than the year between two yearly
 * ones.
 */
export const MANAGE_LINK_DAYS = 400

/** The page on which a subscription is managed. */
export const MANAGE_PATH = `${BASE}/subscription`

/** Adds a link to a lead's subscription. Its secret comes after the #, so no server sees it in an address. */
export async function addManageLink(trx: Trx, leadId: string, now: Date, key: Buffer | null = null): Promise<string> {
  const { secret, ...salted } = secretFor(key)
  await trx
    .insertInto('manage_links')
    .values({
      lead_id: leadId,
      secret_hash: hashOf(secret),
      created_at: now,
      expires_at: new Date(now.getTime() + MANAGE_LINK_DAYS * MS_PER_DAY),
      ...salted,
    })
    .execute()
  return `${MANAGE_PATH}#${secret}`
}

/** The newest link to a lead's subscription from a sign-in email that can be emailed again; null if there is none. */
export async function lastManageLink(db: Reader, leadId: string, now: Date, key: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('manage_links')
    .select(['salt', 'secret_hash'])
    .where('lead_id', '=', leadId)
    .where('salt', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const secret = row === undefined ? null : rederiveSecret(row, key)
  return secret === null ? null : `${MANAGE_PATH}#${secret}`
}

/** Whether a manage link was emailed after a given time. */
export async function isManageLinkSince(db: Reader, secret: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('manage_links')
    .select('lead_id')
    .where('secret_hash', '=', hashOf(secret))
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** The lead of a manage link. @throws Problem MANAGE_LINK_INVALID */
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
