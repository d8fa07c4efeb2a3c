import type { Reader } from '#server/platform/db/transaction.ts'

/** The leads that a lead shares its address or, where only a device is known, its device with; the oldest first. */
async function leadsSharing(
  db: Reader,
  leadId: string,
  shared: 'email_normalised' | 'device_id',
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('leads as known', `known.${shared}`, `leads.${shared}`)
    .select('leads.id')
    .where('known.id', '=', leadId)
    .where('leads.erased_at', 'is', null)
    .orderBy('leads.created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * All leads of the person who has proven to own this lead's address: everybody who confirmed that address is the same
 * person. Leads that were erased are left out.
 */
export const leadsOfPerson = (db: Reader, leadId: string): Promise<readonly string[]> =>
  leadsSharing(db, leadId, 'email_normalised')

/**
 * The leads that a session is for. An address counts as proven by an emailed link that was opened; a session that began
 * with an order on this device reaches what this device confirmed, and nothing that others did under the typed address.
 */
export const leadsOfSession = (
  db: Reader,
  { leadId, linkAt }: { readonly leadId: string; readonly linkAt: Date | null },
): Promise<readonly string[]> => leadsSharing(db, leadId, linkAt === null ? 'device_id' : 'email_normalised')
