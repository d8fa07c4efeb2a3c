import { Problem } from '#domain/problem.ts'
import { revokeLeadKeys } from '#server/access-keys/end-keys.ts'
import { lockLeads } from '#server/access-keys/lock-leads.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { eatersOf, personsIn } from '#server/households/eaters.ts'
import { foundHouseholdLike, lockHouseholds, movePerson } from '#server/households/move-person.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import type { Member } from '#server/members/member/member.ts'
import { leaveWeeks, tableChanged, takeWeeks } from '#server/members/plan/part-weeks.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import { tellThoseWithout } from '#server/purchases/tell-household.ts'
import type { Services } from '#server/services.ts'

type Parting = Pick<Services, 'db' | 'jobs' | 'now' | 'config'>
type Leaver = Pick<Member, 'personId' | 'householdId'>

/** Leaves the household for one of one's own. @throws Problem HOUSEHOLD_ALONE if nobody else signs in there */
export const leaveHousehold = (services: Parting, leaver: Leaver): Promise<void> =>
  inTransaction(services.db, (trx) => part(trx, services, leaver, 'leave household'))

/**
 * Moves another adult to a household of their own and tells them by email. They keep their body, their account and the
 * tastes. @throws Problem EATER_UNKNOWN
 */
export const removeAdult = (services: Parting, { householdId }: Member, personId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const { jobs, now } = services
    await part(trx, services, { personId, householdId }, 'removed from household')
    const { email } = await trx.selectFrom('leads').select('email').where('id', '=', personId).executeTakeFirstOrThrow()
    await enqueueEmail(trx, jobs, {
      ...{ leadId: personId, recipient: email, email: renderEmail('household_removed', {}), now: now() },
    })
  })

async function part(trx: Trx, services: Parting, { personId, householdId }: Leaver, action: string): Promise<void> {
  const now = services.now()
  await lockLeads(trx, [personId])
  await lockHouseholds(trx, [householdId])
  const persons = personsIn(await eatersOf(trx, householdId))
  if (!persons.includes(personId)) throw new Problem('EATER_UNKNOWN')
  if (persons.length < 2) throw new Problem('HOUSEHOLD_ALONE')
  const staying = persons.filter((person) => person !== personId)
  const hadPlan = (await accessOf(trx, personId, now, services.config)).kind === 'full'
  const own = await foundHouseholdLike(trx, householdId, personId, now)
  await takeWeeks(trx, { personId, from: householdId, now }, own)
  await movePerson(trx, { personId, from: householdId, to: own, name: '', now })
  await leaveWeeks(trx, { personId, from: householdId }, 'STAY')
  await tableChanged(trx, householdId, now)
  // Where the account of whoever leaves paid for all, the others have no plan any more.
  if (hadPlan && services.config.householdJoining === 'free')
    await tellThoseWithout(trx, services, { persons: staying, now })
  // Whoever is gone must not bring others in.
  await revokeLeadKeys(trx, [personId], 'left-household', now)
  await audit(trx, { leadId: personId, actor: 'customer', action, subject: householdId, now })
}
