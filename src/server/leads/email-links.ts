import { sql } from 'kysely'
import { BASE } from '#domain/api/base-path.ts'
import type { LeadKeyKind } from '#domain/key-kinds.ts'
import { Problem } from '#domain/problem.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { keyOfSecret, noteUse, usedColumns, validKeys } from '#server/access-keys/find-key.ts'
import { hashOf, newSalt, secretOfSalt } from '#server/platform/crypto/secret.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'

export type EmailedLink = { readonly path: string; readonly expiresAt: Date }

/** The kinds of links that open a plan or the questionnaire. */
export const openingLinks = ['sign-in-link', 'resume-link'] as const satisfies readonly LeadKeyKind[]
type LinkKind = (typeof openingLinks)[number] | 'manage-link'

/** The page on which a subscription is managed. */
export const MANAGE_PATH = `${BASE}/subscription`

/** The page that a link opens. Its secret comes after the #, so no server, proxy or statistics sees it in an address. */
const pathOf = (kind: LinkKind, secret: string): string =>
  `${kind === 'manage-link' ? MANAGE_PATH : `${BASE}/resume`}#${secret}`

type NewLink = {
  readonly kind: LinkKind
  readonly leadId: string
  readonly now: Date
  /** What it is for, as its owner is told. */
  readonly label?: string
  /** With a key the same link can be emailed again (`lastLink`). */
  readonly key?: Buffer
  /** What was being done when it was asked for. */
  readonly scope?: readonly string[]
  /** The operator who has it mailed to the owner. */
  readonly madeBy?: string | null
}

/** Adds a link of a lead; only the hash of its secret is stored. */
export async function addLink(trx: Trx, { leadId, key, ...link }: NewLink): Promise<EmailedLink> {
  const salt = key === undefined ? null : newSalt()
  const derived = key === undefined || salt === null ? {} : { salt, secret: secretOfSalt(key, salt) }
  const { secret, expiresAt } = await addKey(trx, { ...link, ...derived, owner: { leadId } })
  return { path: pathOf(link.kind, secret), expiresAt }
}

type LastLink = { readonly kind: LinkKind; readonly leadId: string; readonly now: Date; readonly key: Buffer }

/** The newest unused link of a kind that can be emailed again; null if there is none. */
export async function lastLink(db: Reader, { kind, leadId, now, key }: LastLink): Promise<EmailedLink | null> {
  const row = await validKeys(db, now)
    .select(['salt', 'secret_hash', 'expires_at'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .where('salt', 'is not', null)
    .where(sql<boolean>`cardinality(scope) = 0`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (row === undefined || row.salt === null) return null
  const secret = secretOfSalt(key, row.salt)
  // Made with another key of the server.
  if (!hashOf(secret).equals(row.secret_hash)) return null
  return { path: pathOf(kind, secret), expiresAt: row.expires_at }
}

/** Whether a manage link was made after a given time. */
export async function isManageLinkSince(db: Reader, secret: string, since: Date, now: Date): Promise<boolean> {
  const row = await keyOfSecret(db, ['manage-link'], secret, now)
    .select('access_keys.id')
    .where('access_keys.created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** The lead of a manage link. @throws Problem MANAGE_LINK_INVALID */
export async function leadOfManageLink(db: Reader, secret: string, now: Date): Promise<string> {
  const row = await keyOfSecret(db, ['manage-link'], secret, now)
    .select('lead_id')
    .select(usedColumns)
    .executeTakeFirst()
  if (row === undefined || row.lead_id === null) throw new Problem('MANAGE_LINK_INVALID')
  await noteUse(db, row, now)
  return row.lead_id
}

/** The lead to which a manage link belongs or belonged: to whom a new one may be mailed; null if it is unknown. */
export async function leadOfEndedManageLink(db: Reader, secret: string): Promise<string | null> {
  const row = await db
    .selectFrom('access_keys')
    .select('lead_id')
    .where('kind', '=', 'manage-link')
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row?.lead_id ?? null
}
