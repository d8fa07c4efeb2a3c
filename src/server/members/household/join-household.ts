import type { JoinRequest } from '#domain/api/member/household.ts'
import { MOST_EATERS } from '#domain/household/eater.ts'
import { Problem } from '#domain/problem.ts'
import { sharedText } from '#domain/shared-text.ts'
import { lockLeads } from '#server/access-keys/lock-leads.ts'
import { eatersOf, personsIn } from '#server/households/eaters.ts'
import { placeOfLead } from '#server/households/found-household.ts'
import { lockHouseholds, movePerson } from '#server/households/move-person.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { startSession } from '#server/leads/sessions.ts'
import { keepWeeks, tableChanged } from '#server/members/plan/part-weeks.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { type Invited, invitedTo } from './invitations.ts'

type Joining = {
  readonly leadId: string
  readonly device: string
  /** Whether the device is signed in already. */
  readonly hasSession: boolean
}

/**
 * Joins the household of an invitation. Whoever joins has answered the questionnaire and the health question on their own
 * device: a lead exists only with both. Returns the secret of a session if the device has none yet.
 * @throws Problem HOUSEHOLD_… for an invitation that opens nothing, a full or unpaid household, or one's own
 */
export async function joinHousehold(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { leadId, device, hasSession }: Joining,
  { invitation, name }: JoinRequest,
): Promise<string | null> {
  const time = now()
  return inTransaction(db, async (trx) => {
    await lockLeads(trx, [leadId])
    const place = await placeOfLead(trx, leadId)
    if (place === null) throw new Problem('TOKEN_INVALID')
    const invited = await invitedTo(trx, invitation, time, place.householdId)
    if (place.householdId === invited.householdId) throw new Problem('HOUSEHOLD_SAME')
    await lockHouseholds(trx, [place.householdId, invited.householdId])
    if (personsIn(await eatersOf(trx, place.householdId)).length > 1) throw new Problem('HOUSEHOLD_SHARED')
    const eaters = await eatersOf(trx, invited.householdId)
    // Whoever made the invitation has joined another household since, or left: it must bring nobody anywhere.
    if (!personsIn(eaters).includes(invited.inviterId)) throw new Problem('HOUSEHOLD_INVITATION_ENDED')
    if (eaters.length >= MOST_EATERS) throw new Problem('HOUSEHOLD_FULL')
    await refuseUnpaid(trx, { leadId, invited, config }, time)
    await useInvitation(trx, invited, time)
    await keepWeeks(trx, { personId: leadId, from: place.householdId, now: time })
    await movePerson(trx, {
      personId: leadId,
      from: place.householdId,
      to: invited.householdId,
      name: sharedText(name),
      now: time,
    })
    await tableChanged(trx, invited.householdId, time)
    await audit(trx, {
      ...{ leadId, actor: 'customer', action: 'join household', subject: invited.householdId, now: time },
      detail: `agreed that the others see the week, the list and the portions; terms: ${config.householdJoining}`,
    })
    return hasSession ? null : startSession(trx, { leadId, device, linkMadeAt: null, now: time })
  })
}

/** @throws Problem HOUSEHOLD_UNPAID, HOUSEHOLD_PLAN_NEEDED */
async function refuseUnpaid(
  trx: Trx,
  { leadId, invited, config }: { readonly leadId: string; readonly invited: Invited } & Pick<Services, 'config'>,
  now: Date,
): Promise<void> {
  const needsOwn = config.householdJoining === 'own-plan'
  const payer = needsOwn ? leadId : invited.inviterId
  if ((await accessOf(trx, payer, now, config)).kind === 'full') return
  throw new Problem(needsOwn ? 'HOUSEHOLD_PLAN_NEEDED' : 'HOUSEHOLD_UNPAID')
}

/** Of two people who use one invitation at once, only one succeeds. @throws Problem HOUSEHOLD_INVITATION_USED */
async function useInvitation(trx: Trx, { keyId }: Invited, now: Date): Promise<void> {
  const used = await trx
    .updateTable('access_keys')
    .set({ ended_at: now, ended_because: 'used', last_used_at: now })
    .where('id', '=', keyId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (used === undefined) throw new Problem('HOUSEHOLD_INVITATION_USED')
}
