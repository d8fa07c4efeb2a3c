import type { Trx } from '#server/platform/db/transaction.ts'

/** Everything that changes a lead's orders waits in line here, so that two at once see each other's work. */
export function lockLead(trx: Trx, leadId: string): Promise<{ readonly email_normalised: string }> {
  return trx
    .selectFrom('leads')
    .select('email_normalised')
    .where('id', '=', leadId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Locks every lead with the address of this one, in one order for all, and names them. */
export async function lockLeadsOfEmail(trx: Trx, leadId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where('email_normalised', '=', (lead) =>
      lead.selectFrom('leads').select('email_normalised').where('id', '=', leadId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
