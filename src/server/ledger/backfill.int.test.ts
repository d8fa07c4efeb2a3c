import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { clientConfig } from '#server/platform/db/connection.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrationsFolder } from '#server/platform/db/migration-files.ts'
import { emptyDatabase } from '#server/platform/db/test-database.fixture.ts'

const id = (n: number): string => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`
const LEAD = id(1)

/** Six payments as an earlier version stored them, with what became of each. */
const before = `
insert into payments (lead_id, id, order_id, subscription_id, provider, provider_ref, livemode, kind, amount_minor, currency,
  period_start, period_end, state, at, is_duplicate, fee_minor, fee_currency)
select '${LEAD}', id::uuid, '${id(2)}', '${id(3)}', 'stripe', ref, false, kind, minor, 'USD', at::timestamptz,
  at::timestamptz + interval '7 days', state, at::timestamptz, false, fee, case when fee is not null then 'EUR' end
from (values
  ('${id(11)}', 'in_kept', 'initial', 999, 'succeeded', '2026-01-01', 59),
  ('${id(12)}', 'in_declined', 'renewal', 2999, 'declined', '2026-02-01', null),
  ('${id(13)}', 'in_refunded', 'renewal', 2999, 'succeeded', '2026-03-01', null),
  ('${id(14)}', 'in_returned', 'renewal', 2999, 'succeeded', '2026-04-01', null),
  ('${id(15)}', 'in_lost', 'renewal', 2999, 'succeeded', '2026-05-01', null),
  ('${id(16)}', 'in_won', 'renewal', 2999, 'succeeded', '2026-06-01', null)) as paid (id, ref, kind, minor, state, at, fee);
insert into refunds (lead_id, id, payment_id, amount_minor, currency, state, because, actor, try_at, created_at, settled_at)
values ('${LEAD}', 're_1', '${id(13)}', 500, 'USD', 'succeeded', 'support', 'x', now(), now(), '2026-03-05'),
  ('${LEAD}', 're_2', '${id(14)}', 700, 'USD', 'failed', 'withdrawn', 'x', now(), now(), '2026-04-20'),
  ('${LEAD}', 're_3', '${id(14)}', 800, 'USD', 'failed', 'support', 'x', now(), now(), '2026-04-21'),
  ('${LEAD}', 're_4', '${id(15)}', 999, 'USD', 'succeeded', 'support', 'x', now(), now(), '2026-05-02');
insert into tax_documents (lead_id, id, number, kind, order_id, payment_id, refund_id, livemode, is_proven, gross_minor,
  currency, issued_at)
values ('${LEAD}', '${id(21)}', 'C-2026-000001', 'credit_note', '${id(2)}', '${id(14)}', 're_2', false, false, -700, 'USD', '2026-04-10');
insert into disputes (lead_id, payment_id, provider_ref, state, opened_at, closed_at)
values ('${LEAD}', '${id(15)}', 'dp_lost', 'lost', '2026-05-09', '2026-07-01'),
  ('${LEAD}', '${id(16)}', 'dp_won', 'won', '2026-06-09', '2026-08-01');`

test('the movements of earlier payments, refunds and disputes are in the ledger, each on its day', async () => {
  const connection = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of readdirSync(migrationsFolder).filter((name) => name < '0160'))
    cpSync(join(migrationsFolder, file), join(folder, file))
  await migrate(connection, folder)
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  onTestFinished(() => client.end())
  await client.query("set session_replication_role = replica; set timezone = 'UTC'")
  await client.query(before)
  await migrate(connection)
  const { rows } = await client.query<{ line: string }>(
    `select concat_ws(' ', kind, source, cause, moved_minor, currency, at::date, number) as line
    from ledger_entries order by at, kind, source`,
  )
  expect(rows.map(({ line }) => line)).toEqual([
    'charge in_kept initial 999 USD 2026-01-01 1',
    'fee in_kept charge -59 EUR 2026-01-01 1',
    'charge in_refunded renewal 2999 USD 2026-03-01 1',
    'refund re_1 support -500 USD 2026-03-05 1',
    'charge in_returned renewal 2999 USD 2026-04-01 1',
    'refund re_2 withdrawn -700 USD 2026-04-10 1',
    'refund_returned re_2 bank 700 USD 2026-04-20 1',
    'charge in_lost renewal 2999 USD 2026-05-01 1',
    'refund re_4 support -999 USD 2026-05-02 1',
    'dispute_taken dp_lost dispute -2000 USD 2026-05-09 1',
    'charge in_won renewal 2999 USD 2026-06-01 1',
    'dispute_taken dp_won dispute -2999 USD 2026-06-09 1',
    'dispute_returned dp_won won 2999 USD 2026-08-01 1',
  ])
  await client.query('set session_replication_role = origin')
  await expect(client.query(`update ledger_entries set moved_minor = 1`)).rejects.toThrow(/only ever added/)
})
