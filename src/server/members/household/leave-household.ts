import { Problem } from '#domain/problems.ts'
import { revokeLeadKeys } from '#server/access-keys/end-keys.ts'
import { lockLeads } from '#server/access-keys/lock-leads.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { eatersOf, personsIn } from '#server/households/eaters.ts'
import { foundHouseholdLike, lockHouseholds, movePerson } from '#server/households/move-person.ts'
import type { Member } from '#server/members/member/member.ts'
import { leaveWeeks, tableChanged, takeWeeks } from '#server/members/plan/part-weeks.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

type Leaver = Pick<Member, 'personId' | 'householdId'>

/** Leaves the household for one of one's own. @throws Problem HOUSEHOLD_ALONE if nobody else signs in there */
export const leaveHousehold = ({ db, now }: Pick<Services, 'db' | 'now'>, leaver: Leaver): Promise<void> =>
  inTransaction(db, (trx) => part(trx, leaver, 'leave household', now()))

/**
 * Moves another adult to a household of their own and tells them by email. They keep their body, their account and the
 * tastes. @throws Problem EATER_UNKNOWN
 */
export const removeAdult = (
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  { householdId }: Member,
  personId: string,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await part(trx, { personId, householdId }, 'removed from household', now())
    const { email } = await trx.selectFrom('leads').select('email').where('id', '=', personId).executeTakeFirstOrThrow()
    await enqueueEmail(trx, jobs, {
      ...{ leadId: personId, recipient: email, email: renderEmail('household_removed', {}), now: now() },
    })
  })

async function part(trx: Trx, { personId, householdId }: Leaver, deed: string, now: Date): Promise<void> {
  await lockLeads(trx, [personId])
  await lockHouseholds(trx, [householdId])
  const persons = personsIn(await eatersOf(trx, householdId))
  if (!persons.includes(personId)) throw new Problem('EATER_UNKNOWN')
  if (persons.length < 2) throw new Problem('HOUSEHOLD_ALONE')
  const own = await foundHouseholdLike(trx, householdId, personId, now)
  await takeWeeks(trx, { personId, from: householdId, now }, own)
  await movePerson(trx, { personId, from: householdId, to: own, name: '', now })
  await leaveWeeks(trx, { personId, from: householdId })
  await tableChanged(trx, householdId, now)
  // Whoever is gone must not bring others in.
  await revokeLeadKeys(trx, [personId], 'left-household', now)
  await audit(trx, { leadId: personId, actor: 'customer', deed, subject: householdId, now })
}
