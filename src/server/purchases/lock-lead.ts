import type { Trx } from '#server/platform/db/transaction.ts'

/** Serialises everything that changes a lead's orders, so that parallel requests see each other's changes. */
export function lockLead(trx: Trx, leadId: string): Promise<{ readonly email_normalised: string }> {
  return trx
    .selectFrom('leads')
    .select('email_normalised')
    .where('id', '=', leadId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Locks every lead with this lead's address, always in the same order, and returns their ids. */
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
