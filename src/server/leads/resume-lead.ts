import type { ResumeReply, ResumeRequest } from '#domain/api/leads.ts'
import { accountActs } from '#domain/api/member/fresh-link.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { Problem } from '#domain/problem.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { endKeyOfSecret } from '#server/access-keys/end-keys.ts'
import { keyOfSecret } from '#server/access-keys/find-key.ts'
import { holdLead } from '#server/access-keys/lock-leads.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { openingLinks } from './email-links.ts'
import { accessOf } from './plan-access.ts'
import { startSession } from './sessions.ts'

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
  return inTransaction(db, async (trx): Promise<Resumed> => {
    const other = device.signedIn === null ? null : await otherPerson(trx, request, device.signedIn)
    if (other !== null) return { kind: 'other-person', signedInAs: maskedAddress(other) }
    const { leadId, madeAt, scope } = await useLink(trx, request, time)
    const lead = await trx
      .selectFrom('leads')
      .select(['hero', 'email', 'units'])
      .where('id', '=', leadId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (lead === undefined) throw new Problem('RESUME_LINK_INVALID')
    const owner = { leadId }
    const { secret: token } = await addKey(trx, {
      ...{ kind: 'token', owner, label: device.name, provenAt: madeAt, now: time },
    })
    if (device.sessionBefore !== null)
      await endKeyOfSecret(trx, 'session', device.sessionBefore, { because: 'replaced', now: time })
    const session = await startSession(trx, { leadId, device: device.name, linkMadeAt: madeAt, now: time })
    const { kind: access } = await accessOf(trx, leadId, time, config)
    const [act] = accountActs.filter((each) => scope.includes(each))
    return {
      kind: 'resumed',
      leadId,
      reply: {
        ...{ hero: { ...heroFrom(lead.hero), email: lead.email }, units: lead.units, token, access },
        act: act ?? null,
      },
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
    .selectFrom('access_keys')
    .innerJoin('leads as invited', 'invited.id', 'access_keys.lead_id')
    .innerJoin('leads as here', (join) => join.onRef('here.email_normalised', '<>', 'invited.email_normalised'))
    .select('here.email')
    .where('access_keys.kind', 'in', openingLinks)
    .where('access_keys.secret_hash', '=', hashOf(secret))
    .where('here.id', '=', signedIn)
    .where('here.erased_at', 'is', null)
    .executeTakeFirst()
  return row?.email ?? null
}

type Opened = { readonly leadId: string; readonly madeAt: Date; readonly scope: readonly string[] }

/** The lead of a link that is unused, or was used by the same browser some minutes ago. */
async function useLink(trx: Trx, { secret, attempt }: ResumeRequest, now: Date): Promise<Opened> {
  const attemptHash = attempt === undefined ? null : hashOf(attempt)
  const unused = await keyOfSecret(trx, openingLinks, secret, now).select('lead_id').executeTakeFirst()
  // Before the link is used: a sign-out everywhere at the same moment ends it, or the session that it opens.
  if (unused !== undefined && unused.lead_id !== null) await holdLead(trx, unused.lead_id)
  // A single statement, so that only one of two concurrent requests succeeds.
  const link = await trx
    .updateTable('access_keys')
    .set({ ended_at: now, ended_because: 'used', last_used_at: now, attempt_hash: attemptHash })
    .where('kind', 'in', openingLinks)
    .where('secret_hash', '=', hashOf(secret))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['lead_id', 'created_at', 'scope'])
    .executeTakeFirst()
  const repeated =
    link ??
    (await trx
      .selectFrom('access_keys')
      .select(['lead_id', 'created_at', 'scope'])
      .where('kind', 'in', openingLinks)
      .where('secret_hash', '=', hashOf(secret))
      .where('attempt_hash', '=', attemptHash)
      .where('ended_because', '=', 'used')
      .where('ended_at', '>', new Date(now.getTime() - REPEAT_MINUTES * MS_PER_MINUTE))
      .forUpdate()
      .executeTakeFirst())
  if (repeated === undefined || repeated.lead_id === null) throw new Problem('RESUME_LINK_INVALID')
  return { leadId: repeated.lead_id, madeAt: repeated.created_at, scope: repeated.scope }
}
