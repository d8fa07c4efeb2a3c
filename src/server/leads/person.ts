import type { Reader } from '#server/platform/db/transaction.ts'

/**
 * All leads of the person who has proven to own this lead's address: everybody who confirmed that address is the same
 * person. Leads that were erased are left out.
 */
export async function leadsOfPerson(db: Reader, leadId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('leads as known', 'known.email_normalised', 'leads.email_normalised')
    .select('leads.id')
    .where('known.id', '=', leadId)
    .where('leads.erased_at', 'is', null)
    .orderBy('leads.created_at')
    .execute()
  return rows.map(({ id }) => id)
}
