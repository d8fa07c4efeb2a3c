import { Problem } from '#domain/problem.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

/** A customer with all leads of their address, including erased ones: accounting keeps their orders. */
export type PersonLeads = {
  readonly id: string
  readonly email: string
  readonly since: Date
  readonly erasedAt: Date | null
  readonly leadIds: readonly string[]
}

/** Finds a lead's customer. @throws Problem CUSTOMER_UNKNOWN */
export async function personLeads(db: Reader, leadId: string): Promise<PersonLeads> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('leads as known', 'known.email_normalised', 'leads.email_normalised')
    .select(['leads.id', 'leads.email', 'leads.created_at', 'leads.erased_at'])
    .where('known.id', '=', leadId)
    .orderBy('leads.created_at')
    .execute()
  const own = rows.find(({ id }) => id === leadId)
  const first = rows[0]
  if (own === undefined || first === undefined) throw new Problem('CUSTOMER_UNKNOWN')
  return {
    id: own.id,
    email: own.email,
    since: first.created_at,
    erasedAt: own.erased_at,
    leadIds: rows.map(({ id }) => id),
  }
}
