import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { clientConfig } from './connection.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder } from './migration-files.ts'
import { emptyDatabase } from './test-database.fixture.ts'

const LEAD = '019a0000-0000-7000-8000-0000000000aa'
const PAID = '019a0000-0000-7000-8000-0000000000b1'
const OPEN = '019a0000-0000-7000-8000-0000000000b2'

/** Rows as the previous version had written them: a paid order, one in progress, and their payments. */
const before = `
insert into leads values ('${LEAD}', 'Anna@example.com', 'anna@example.com', '{}', 'metric', '{NONE}', '1', '2', '3', now());
insert into orders select '${LEAD}', '${PAID}', id, external_id, product_key, 'Plan', false, currency, 999, 7, 2999, 30,
  'paid', '2026-11-20', '2026-11-20', '2026-11-27' from prices where external_id = 'test-1-week';
insert into orders select '${LEAD}', '${OPEN}', id, external_id, product_key, 'Plan', false, currency, 2999, 30, 2999, 30,
  'processing', '2026-11-20', null, null from prices where external_id = 'test-1-month';
insert into payments values
  ('${LEAD}', '${PAID}', 1, 'sandbox', 'CREDIT_CARD', null, 999, 'USD', 'declined', 'a', 'PAYMENT_DECLINED', now(), now()),
  ('${LEAD}', '${PAID}', 2, 'sandbox', 'CREDIT_CARD', null, 999, 'USD', 'succeeded', 'b', null, now(), now()),
  ('${LEAD}', '${OPEN}', 1, 'sandbox', 'CREDIT_CARD', null, 2999, 'USD', 'open', null, null, now(), null);
insert into mails values ('${LEAD}', '${PAID}', 'order', 'anna@example.com', 's', 'h', 't', now(), null, null);`

test('a plan bought before the migration lasts to its end, and an order in progress expires', async () => {
  const connection = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const old = readdirSync(migrationsFolder).filter((file) => file < '0005')
  for (const file of old) cpSync(join(migrationsFolder, file), join(folder, file))
  await migrate(connection, folder)
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(before)
  await migrate(connection)
  const rows = async (query: string) => (await client.query(query)).rows

  expect(await rows('select id, state, provider_ref from orders order by id')).toEqual([
    { id: PAID, state: 'paid', provider_ref: 'b' },
    { id: OPEN, state: 'expired', provider_ref: null },
  ])
  expect(await rows('select state from payment_attempts order by order_id, attempt')).toEqual([
    { state: 'declined' },
    { state: 'succeeded' },
    { state: 'void' },
  ])
  expect(await rows('select ends_at, revoked_at from entitlements')).toEqual([
    { ends_at: new Date('2026-11-27T00:00:00Z'), revoked_at: null },
  ])
  expect(
    await rows(
      `select state, email_normalised as email from subscriptions join customers on customers.id = customer_id`,
    ),
  ).toEqual([{ state: 'canceled', email: 'anna@example.com' }])
  expect(await rows('select kind from emails')).toEqual([{ kind: 'receipt' }])
})
