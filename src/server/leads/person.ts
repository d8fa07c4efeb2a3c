import type { Reader } from '#server/platform/db/transaction.ts'

/** The leads that have the same address or the same device as a lead, the oldest first. */
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
 * All leads of the person who has proven to own this lead's address: everyone who confirmed that address is the same
 * person. Erased leads are left out.
 */
export const leadsOfPerson = (db: Reader, leadId: string): Promise<readonly string[]> =>
  leadsSharing(db, leadId, 'email_normalised')

/**
 * The leads that a session gives access to. An address is proven by opening an emailed link; a session that began with
 * an order on this device only reaches leads confirmed on this device, not those that others created with the typed
 * address.
 */
export const leadsOfSession = (
  db: Reader,
  { leadId, linkMadeAt }: { readonly leadId: string; readonly linkMadeAt: Date | null },
): Promise<readonly string[]> => leadsSharing(db, leadId, linkMadeAt === null ? 'device_id' : 'email_normalised')
