import { sql } from 'kysely'
import { BASE } from '#domain/api/base-path.ts'
import type { InvitationReply, InvitationView } from '#domain/api/member/household.ts'
import { MOST_EATERS } from '#domain/household/eater.ts'
import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { validKeys } from '#server/access-keys/find-key.ts'
import { holdLead } from '#server/access-keys/lock-leads.ts'
import { eatersOf, personsIn } from '#server/households/eaters.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { maskedAddress } from '#server/leads/resume-lead.ts'
import type { Member } from '#server/members/member/member.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { inTransaction, type Reader } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { ownPlans } from './own-plans.ts'

/** The page that an invitation opens. Its secret comes after the #, so that no server or statistics sees it. */
const pathOf = (secret: string): string => `${BASE}/plan/join#${secret}`

/** Whether an invitation is to this household. */
const reaches = (householdId: string) => sql<boolean>`${householdId} = any (scope)`

/** Makes an invitation to a household, for one person. @throws Problem HOUSEHOLD_FULL */
export async function invite(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { leadId, householdId }: Member,
): Promise<InvitationReply> {
  const time = now()
  return inTransaction(db, async (trx) => {
    await holdLead(trx, leadId)
    if ((await eatersOf(trx, householdId)).length >= MOST_EATERS) throw new Problem('HOUSEHOLD_FULL')
    const { secret, expiresAt } = await addKey(trx, {
      ...{ kind: 'household-invitation', owner: { leadId }, scope: [householdId], now: time },
    })
    return { path: pathOf(secret), until: expiresAt.toISOString() }
  })
}

/** The open invitations to a household, the newest first. */
export const openInvitations = (db: Reader, householdId: string, now: Date) =>
  validKeys(db, now)
    .select(['id', 'lead_id', 'created_at', 'expires_at'])
    .where('kind', '=', 'household-invitation')
    .where(reaches(householdId))
    .orderBy('created_at', 'desc')
    .execute()

/** Takes an invitation to a household back, whoever of it made it. One that has ended is left as it is. */
export async function takeInvitationBack(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { householdId }: Member,
  id: string,
): Promise<void> {
  await db
    .updateTable('access_keys')
    .set({ ended_at: now(), ended_because: 'ended-by-owner' })
    .where('id', '=', id)
    .where('kind', '=', 'household-invitation')
    .where(reaches(householdId))
    .where('ended_at', 'is', null)
    .execute()
}

export type Invited = {
  readonly keyId: string
  readonly householdId: string
  readonly inviterId: string
  readonly until: Date
}

/**
 * The household that an invitation opens, to somebody who eats in `eatsIn`: if they joined by it, and the answer was lost,
 * it says so on a second try. @throws Problem that says why it opens nothing
 */
export async function invitedTo(db: Reader, secret: string, now: Date, eatsIn?: string): Promise<Invited> {
  const row = await db
    .selectFrom('access_keys')
    .select(['id', 'lead_id', 'scope', 'expires_at', 'ended_at', 'ended_because'])
    .where('kind', '=', 'household-invitation')
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  const [householdId] = row?.scope ?? []
  if (row === undefined || row.lead_id === null || householdId === undefined)
    throw new Problem('HOUSEHOLD_INVITATION_UNKNOWN')
  if (row.ended_because === 'used' && householdId === eatsIn) throw new Problem('HOUSEHOLD_SAME')
  if (row.ended_at !== null) throw new Problem(endedAs(row.ended_because))
  if (row.expires_at <= now) throw new Problem('HOUSEHOLD_INVITATION_EXPIRED')
  return { keyId: row.id, householdId, inviterId: row.lead_id, until: row.expires_at }
}

const endedAs = (because: string | null): ProblemCode =>
  because === 'used' ? 'HOUSEHOLD_INVITATION_USED' : 'HOUSEHOLD_INVITATION_ENDED'

/** What somebody who holds an invitation is told before joining: from whom it is and what it costs; nothing of a body. */
export async function viewInvitation(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  secret: string,
): Promise<InvitationView> {
  const { householdId, inviterId, until } = await invitedTo(db, secret, now())
  const eaters = await eatersOf(db, householdId)
  if (!personsIn(eaters).includes(inviterId)) throw new Problem('HOUSEHOLD_INVITATION_ENDED')
  const lead = await db.selectFrom('leads').select('email').where('id', '=', inviterId).executeTakeFirst()
  const name = eaters.find(({ person_id }) => person_id === inviterId)?.name ?? ''
  const access = await accessOf(db, inviterId, now(), config)
  return {
    from: name === '' ? maskedAddress(lead?.email ?? '') : name,
    eaters: eaters.length,
    until: until.toISOString(),
    terms: config.householdJoining,
    paidUntil: access.kind === 'full' ? access.until.toISOString() : null,
    ownPlans: await ownPlans(db, config),
  }
}
