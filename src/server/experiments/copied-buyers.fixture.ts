import { sql } from 'kysely'
import type { ShownVariant } from '#analytics/events/shown-variants.ts'
import type { Database } from '#server/platform/db/database.ts'

/**
 * Turns visitors into buyers, each a copy of one customer with its own ids, who confirmed the address in this variant a
 * minute before paying.
 */
export async function copyBuyers(
  db: Database,
  leadId: string,
  { key, version, variant }: ShownVariant,
  visitors: readonly string[],
): Promise<void> {
  if (visitors.length === 0) return
  const own = (name: string) => sql`md5(visitor || ${name})::uuid`
  const copy = async (
    table: 'leads' | 'orders' | 'subscriptions' | 'payments' | 'ledger_entries',
    changes: ReturnType<typeof sql>,
  ) => {
    const of = table === 'leads' ? sql`row.id` : sql`row.lead_id`
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(row) || ${changes})).*
      from ${sql.table(table)} as row, unnest(${visitors}::text[]) as visitor where ${of} = ${leadId}`.execute(db)
  }
  await copy('leads', sql`jsonb_build_object('id', ${own('lead')}, 'idempotency_hash', '\\x' || md5(visitor))`)
  await sql`
    insert into visitor_leads select ${own('lead')}, visitor::uuid, now() from unnest(${visitors}::text[]) as visitor`.execute(
    db,
  )
  const ids = sql`'lead_id', ${own('lead')}, 'provider_ref', md5(visitor)`
  await copy('orders', sql`jsonb_build_object(${ids}, 'id', ${own('order')})`)
  const bought = sql`${ids}, 'order_id', ${own('order')}`
  await sql`
    insert into customers (id, email_normalised)
    select ${own('customer')}, visitor from unnest(${visitors}::text[]) as visitor`.execute(db)
  await copy(
    'subscriptions',
    sql`jsonb_build_object(${bought}, 'id', ${own('subscription')}, 'customer_id', ${own('customer')})`,
  )
  await copy(
    'payments',
    sql`jsonb_build_object(${bought}, 'id', ${own('payment')}, 'subscription_id', ${own('subscription')})`,
  )
  const moved = sql`'lead_id', ${own('lead')}, 'payment_id', ${own('payment')}, 'source', md5(visitor || row.source)`
  await copy('ledger_entries', sql`jsonb_build_object(${moved})`)
  await sql`
    insert into lead_runs (lead_id, key, version, variant, confirmed_at)
    select payments.lead_id, ${key}, ${version}, ${variant}, payments.at - interval '1 minute'
    from unnest(${visitors}::text[]) as visitor join payments on payments.lead_id = ${own('lead')}`.execute(db)
}
