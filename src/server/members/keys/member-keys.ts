import type { KeysReply } from '#domain/api/member/keys.ts'
import { type LeadKeyKind, leadKeyKinds } from '#domain/key-kinds.ts'
import { Problem } from '#domain/problem.ts'
import { revokeLeadKeys } from '#server/access-keys/end-keys.ts'
import { keyFacts, listedKeys } from '#server/access-keys/list-keys.ts'
import { lockLeads } from '#server/access-keys/lock-leads.ts'
import { leadsOfSession } from '#server/leads/person.ts'
import type { Session } from '#server/leads/sessions.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

type Clocked = Pick<Services, 'db' | 'now'>

const isOfLead = (kind: string): kind is LeadKeyKind => leadKeyKinds.some((each) => each === kind)

/** Everything that opens this person's plan, subscription or answers, the newest first. */
export async function keysOfMember({ db, now }: Clocked, session: Session): Promise<KeysReply> {
  const rows = await listedKeys(db, now())
    .where('lead_id', 'in', await leadsOfSession(db, session))
    .execute()
  return {
    keys: rows.flatMap((row) => {
      const { kind, ...facts } = keyFacts(row)
      return isOfLead(kind) ? [{ ...facts, kind, isThis: row.id === session.id }] : []
    }),
  }
}

/** Ends one of this person's keys. One that has already ended is left as it is. @throws Problem KEY_UNKNOWN */
export async function endMemberKey({ db, now }: Clocked, session: Session, id: string): Promise<void> {
  const owned = await db
    .selectFrom('access_keys')
    .select(['id', 'ended_at'])
    .where('id', '=', id)
    .where('lead_id', 'in', await leadsOfSession(db, session))
    .executeTakeFirst()
  if (owned === undefined) throw new Problem('KEY_UNKNOWN')
  await db
    .updateTable('access_keys')
    .set({ ended_at: now(), ended_because: 'ended-by-owner' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Signs the person out on every device, this one included, and ends every link that was mailed to them before. */
export const signOutEverywhere = ({ db, now }: Clocked, session: Session): Promise<void> =>
  inTransaction(db, async (trx) => {
    const leads = await leadsOfSession(trx, session)
    await lockLeads(trx, leads)
    await revokeLeadKeys(trx, leads, 'signed-out-everywhere', now())
  })
