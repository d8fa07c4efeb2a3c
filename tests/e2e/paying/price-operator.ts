import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { clusterIn } from '#server/platform/db/embedded/cluster.ts'
import { socketPort, superuser } from '#server/platform/db/embedded/launch.ts'

/** What an operator does to move all customers to another price, as docs/operating.md has it. */
export async function announcePrice(dataDir: string, externalId: string, minor: number): Promise<void> {
  const { data, password } = clusterIn(join(dataDir, 'postgres'))
  const account = { user: superuser, password: readFileSync(password, 'utf8').trim() }
  const client = new pg.Client({ host: data, port: socketPort, database: 'postgres', ...account })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('update prices set active = false where external_id = $1 and active', [externalId])
    await client.query(
      `with old as (select * from prices where external_id = $1 order by created_at desc limit 1), new as (
         insert into prices
           (id, product_key, external_id, livemode, currency, first_amount_minor, first_days, renewal_amount_minor, renewal_days)
         select gen_random_uuid(), product_key, external_id, livemode, currency, $2, first_days, $2, renewal_days from old
         returning id)
       select id from new`,
      [externalId, minor],
    )
    await client.query('commit')
    await client.query(
      `insert into price_changes (price_id, applies_from)
       select id, now() + interval '31 days' from prices where external_id = $1 and active`,
      [externalId],
    )
  } finally {
    await client.end()
  }
}
