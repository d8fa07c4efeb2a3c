import { sql } from 'kysely'
import type { CustomersReply } from '#domain/api/console/customers.ts'
import { normaliseEmail } from '#domain/hero/email.ts'
import { addressKey } from '#server/email/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'

/** The most customers that a search shows. */
const SHOWN = 50
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * People whose address contains a text, or who have an order, a receipt or a payment with this id; the newest first. A
 * person is shown once, by their latest lead.
 */
export async function findCustomers(db: Database, text: string): Promise<CustomersReply> {
  const wanted = text.trim()
  const containing = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`
  const id = uuid.test(wanted.toLowerCase()) ? wanted.toLowerCase() : null
  const { rows } = await sql<{
    id: string
    email: string
    since: Date
    paid: number
    state: string | null
    erased_at: Date | null
  }>`
    with found as (
      select distinct on (email_normalised) id, email, email_normalised, created_at, erased_at from leads
      where email_normalised like ${containing(addressKey(wanted))}
        or lower(email) like ${containing(normaliseEmail(wanted))}
        or id = ${id}::uuid
        or id in (select lead_id from orders where id = ${id}::uuid or provider_ref = ${wanted})
        or id in (select lead_id from payments where provider_ref = ${wanted})
        or id in (select lead_id from tax_documents where number = ${wanted.toUpperCase()})
      order by email_normalised, created_at desc
    )
    select id, email, created_at as since, erased_at,
      (select count(*) from orders join leads own on own.id = orders.lead_id
        where own.email_normalised = found.email_normalised and paid_at is not null) as paid,
      (select state from subscriptions join leads own on own.id = subscriptions.lead_id
        where own.email_normalised = found.email_normalised
        order by subscriptions.created_at desc limit 1) as state
    from found order by created_at desc limit ${SHOWN + 1}`.execute(db)
  return {
    customers: rows.slice(0, SHOWN).map((row) => ({
      id: row.id,
      email: row.email,
      since: row.since.toISOString(),
      paidOrders: Number(row.paid),
      subscription: row.state,
      erasedAt: row.erased_at?.toISOString() ?? null,
    })),
    hasMore: rows.length > SHOWN,
  }
}
