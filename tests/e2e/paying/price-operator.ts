import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

/** What an operator does to move all customers to another price, as described in docs/operating.md. */
export async function announcePrice(db: Database, externalId: string, minor: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update prices set active = false where external_id = ${externalId} and active`.execute(transaction)
    await sql`
      with old as (select * from prices where external_id = ${externalId} order by created_at desc limit 1), new as (
        insert into prices
          (id, product_key, external_id, livemode, currency, first_amount_minor, first_days, renewal_amount_minor, renewal_days)
        select gen_random_uuid(), product_key, external_id, livemode, currency, ${minor}, first_days, ${minor}, renewal_days
        from old returning id)
      select id from new`.execute(transaction)
  })
  await sql`
    insert into price_changes (price_id, applies_from)
    select id, now() + interval '31 days' from prices where external_id = ${externalId} and active`.execute(db)
}
