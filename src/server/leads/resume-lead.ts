import type { ResumeReply, ResumeRequest } from '#domain/api/leads.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { Problem } from '#domain/problems.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './plan-access.ts'
import { endSession, startSession } from './sessions.ts'

/** Minutes for which the browser that used a link may repeat it, because its first reply may have been lost. */
export const REPEAT_MINUTES = 10

export type Resumed =
  | { readonly kind: 'resumed'; readonly leadId: string; readonly reply: ResumeReply; readonly session: string }
  /** Nothing was changed: another person is signed in on the device. */
  | { readonly kind: 'other-person'; readonly signedInAs: string }

type Device = {
  readonly name: string
  readonly sessionBefore: string | null
  /** The lead that is signed in on the device; null if there is none, or if it may be replaced. */
  readonly signedIn: string | null
}

/**
 * Uses an emailed link: returns the lead's answers, a new bearer token for the questionnaire and a new session in place
 * of the one before. If another person is signed in on the device, the link is not used up and nothing changes.
 * @throws Problem RESUME_LINK_INVALID
 */
export async function resumeLead(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  request: ResumeRequest,
  device: Device,
): Promise<Resumed> {
  const time = now()
  const token = newSecret()
  return inTransaction(db, async (trx): Promise<Resumed> => {
    const other = device.signedIn === null ? null : await otherPerson(trx, request, device.signedIn)
    if (other !== null) return { kind: 'other-person', signedInAs: maskedAddress(other) }
    const leadId = await useLink(trx, request, time)
    const lead = await trx
      .selectFrom('leads')
      .select(['hero', 'email', 'units'])
      .where('id', '=', leadId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (lead === undefined) throw new Problem('RESUME_LINK_INVALID')
    await trx
      .insertInto('lead_tokens')
      .values({ lead_id: leadId, token_hash: hashOf(token), proven: true, created_at: time, last_used_at: time })
      .execute()
    if (device.sessionBefore !== null) await endSession(trx, device.sessionBefore)
    const session = await startSession(trx, { leadId, device: device.name, byLink: true, now: time })
    const { kind: access } = await accessOf(trx, leadId, time, config.paymentsEnv === 'live')
    return {
      kind: 'resumed',
      leadId,
      reply: { hero: { ...heroFrom(lead.hero), email: lead.email }, units: lead.units, token, access },
      session,
    }
  })
}

/** A masked address that its owner recognises and others cannot use: `a•••@example.com`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at < 1 ? '' : first}•••${email.slice(Math.max(at, 0))}`
}

/** The address of the lead that is signed in on the device, if the link belongs to another address. */
async function otherPerson(trx: Trx, { secret }: ResumeRequest, signedIn: string): Promise<string | null> {
  const row = await trx
    .selectFrom('resume_links')
    .innerJoin('leads as invited', 'invited.id', 'resume_links.lead_id')
    .innerJoin('leads as here', (join) => join.onRef('here.email_normalised', '<>', 'invited.email_normalised'))
    .select('here.email')
    .where('secret_hash', '=', hashOf(secret))
    .where('here.id', '=', signedIn)
    .where('here.erased_at', 'is', null)
    .executeTakeFirst()
  return row?.email ?? null
}

/** The lead of a link that is unused, or was used by the same browser some minutes ago. */
async function useLink(trx: Trx, { secret, attempt }: ResumeRequest, now: Date): Promise<string> {
  const attemptHash = attempt === undefined ? null : hashOf(attempt)
  // A single statement, so that only one of two concurrent requests succeeds.
  const link = await trx
    .updateTable('resume_links')
    .set({ used_at: now, attempt_hash: attemptHash })
    .where('secret_hash', '=', hashOf(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('lead_id')
    .executeTakeFirst()
  if (link !== undefined) return link.lead_id
  const repeated = await trx
    .selectFrom('resume_links')
    .select('lead_id')
    .where('secret_hash', '=', hashOf(secret))
    .where('attempt_hash', '=', attemptHash)
    .where('used_at', '>', new Date(now.getTime() - REPEAT_MINUTES * MS_PER_MINUTE))
    .executeTakeFirst()
  if (repeated === undefined) throw new Problem('RESUME_LINK_INVALID')
  return repeated.lead_id
}
