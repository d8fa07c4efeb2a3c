import type { CustomerReply } from '#domain/api/console/customers.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { personLeads } from './person-leads.ts'

/** What operators wrote about a customer, the newest first. */
export async function notesAbout(db: Database, leadIds: readonly string[]): Promise<CustomerReply['notes']> {
  const rows = await db
    .selectFrom('customer_notes')
    .innerJoin('operators', 'operators.id', 'customer_notes.operator_id')
    .select(['customer_notes.id', 'written_at', 'operators.name as by', 'text'])
    .where('lead_id', 'in', leadIds)
    .orderBy('written_at', 'desc')
    .execute()
  return rows.map(({ written_at, ...note }) => ({ ...note, at: written_at.toISOString() }))
}

type NewNote = { readonly actId: string; readonly operatorId: string; readonly text: string }

/** Stores a note under the id of its act: repeating the act writes it once. @throws Problem CUSTOMER_UNKNOWN */
export async function writeNote({ db, now }: Services, leadId: string, note: NewNote): Promise<void> {
  if ((await personLeads(db, leadId)).erasedAt !== null) throw new Problem('CUSTOMER_UNKNOWN')
  await db
    .insertInto('customer_notes')
    .values({ lead_id: leadId, id: note.actId, operator_id: note.operatorId, written_at: now(), text: note.text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
