import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addressKey } from '#server/email/address-key.ts'
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

/** A database as an earlier version had left it: with the migrations before a number, and these rows. */
async function databaseBefore(number: string, rows: string) {
  const connection = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const old = readdirSync(migrationsFolder).filter((file) => file < number)
  for (const file of old) cpSync(join(migrationsFolder, file), join(folder, file))
  await migrate(connection, folder)
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(rows)
  return { connection, client }
}

test('a plan bought before the migration lasts to its end, and an order in progress expires', async () => {
  const { connection, client } = await databaseBefore('0005', before)
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

const [BOSS, GONE, DEMOTED] = ['b1', 'b2', 'b3'].map((end) => `019a0000-0000-7000-8000-0000000000${end}`)
const operator = (id: string | undefined, name: string, roles: string, disabled: string) =>
  `('${id}', '${name}', '${name}', '{${roles}}', '1', '1', 10, '1', 0, now(), ${disabled})`
const invitation = (name: string, owner: string, maker: string | undefined, used = 'null') =>
  `(gen_random_uuid(), '${name}', '{figures}', false, ${owner}, '${maker}', 'sealed', now(), now() + interval '7 days', ${used})`

/** Everything that opened something when each kind had a table of its own. */
const keysBefore = `
insert into leads (id, email, email_normalised, device_id, hero, units, conditions, token_salt, idempotency_hash, content_hash, created_at)
  values ('${LEAD}', 'a@example.com', 'a@example.com', '${LEAD}', '{}', 'metric', '{NONE}', '1', '2', '3', now());
insert into sessions values ('${LEAD}', '${PAID}', 'session', 'Chrome', now() - interval '170 days', now() - interval '1 day', now() - interval '1 hour');
insert into lead_tokens values ('${LEAD}', 'token', now(), now() - interval '2 days', true), ('${LEAD}', 'typed', now(), now(), false);
insert into resume_links (lead_id, secret_hash, created_at, expires_at, used_at, salt) values
  ('${LEAD}', 'forecast', now(), now() + interval '30 days', null, null),
  ('${LEAD}', 'sign-in', now(), now() + interval '30 days', null, 'salt'),
  ('${LEAD}', 'opened', now(), now() + interval '30 days', now(), null);
insert into manage_links values ('${LEAD}', 'manage', now(), now() + interval '400 days', null);
insert into operators (id, login, name, roles, password_hash, password_salt, password_cost, code_secret, code_step, created_at, disabled_at) values
  ${operator(BOSS, 'boss', 'operators', 'null')}, ${operator(GONE, 'gone', 'operators', 'now()')}, ${operator(DEMOTED, 'demoted', 'figures', 'null')};
insert into operator_sessions values (gen_random_uuid(), '${BOSS}', 'console', 'Safari', now(), now());
insert into operator_invitations values
  ${invitation('by boss', 'null', BOSS)}, ${invitation('used', 'null', BOSS, 'now()')}, ${invitation('by gone', 'null', GONE)},
  ${invitation('by demoted', 'null', DEMOTED)}, ${invitation('for gone', `'${GONE}'`, BOSS)}, ${invitation('for boss by gone', `'${BOSS}'`, GONE)};`

test('sessions and links of before still open what they opened, except those that a removed operator made', async () => {
  const { connection, client } = await databaseBefore('0180', keysBefore)
  await migrate(connection)
  const { rows } = await client.query(`
    select convert_from(secret_hash, 'UTF8') as secret, kind, ended_because as ended, proven_at is not null as proven,
      expires_at > now() as open, lead_id is not null as of_lead
    from access_keys order by 1`)
  const key = (secret: string, kind: string, ended: string | null, proven = false) => ({
    ...{
      secret,
      kind,
      ended,
      proven,
      open: true,
      of_lead: !kind.startsWith('operator-') && !kind.startsWith('second'),
    },
  })
  expect(rows).toEqual([
    key('by boss', 'operator-invitation', null),
    key('by demoted', 'operator-invitation', 'demoted'),
    key('by gone', 'operator-invitation', 'disabled'),
    key('console', 'operator-session', null),
    key('for boss by gone', 'second-factor-reset', 'disabled'),
    key('for gone', 'second-factor-reset', 'disabled'),
    key('forecast', 'resume-link', null),
    key('manage', 'manage-link', null),
    key('opened', 'resume-link', 'used'),
    key('session', 'session', null, true),
    key('sign-in', 'sign-in-link', null),
    key('token', 'token', null, true),
    key('typed', 'token', null),
    key('used', 'operator-invitation', 'used'),
  ])
})

test('addresses of before are known under their one spelling', async () => {
  const addresses = [
    'ada@bücher.example',
    'ada@bu\u0308cher.example',
    'jose\u0301@example.com',
    'x@例え.テスト',
    'y@aßñéőž.example',
  ]
  const lead = (address: string, index: number) =>
    `(gen_random_uuid(), '${address}', '${address}', '${LEAD}', '{}', 'metric', '{NONE}', '1', '${index}', '3', now())`
  const rows = addresses.map(lead).join(', ')
  const { connection, client } = await databaseBefore(
    '0181',
    `insert into leads (id, email, email_normalised, device_id, hero, units, conditions, token_salt, idempotency_hash, content_hash, created_at)
      values ${rows}, ${lead('plain@example.com', 9)};
    insert into customers values (gen_random_uuid(), 'ada@bücher.example'), (gen_random_uuid(), 'plain@example.com')`,
  )
  await migrate(connection)
  const keys = (await client.query('select email_normalised from leads order by idempotency_hash')).rows
  expect(keys.map((row) => row.email_normalised)).toEqual([...addresses, 'plain@example.com'].map(addressKey))
  const customers = (await client.query('select email_normalised from customers order by 1')).rows
  expect(customers.map((row) => row.email_normalised)).toEqual(['ada@xn--bcher-kva.example', 'plain@example.com'])
})

/** A member with a plan of two changes, and a lead of whom nothing but the answers is stored. */
const memberBefore = `
insert into leads (id, email, email_normalised, device_id, hero, units, conditions, token_salt, idempotency_hash, content_hash, created_at, plan_revision)
  values ('${LEAD}', 'a@example.com', 'a@example.com', '${LEAD}', '{}', 'metric', '{NONE}', '1', '2', '3', '2026-11-01', 7),
    ('${OPEN}', 'b@example.com', 'b@example.com', '${OPEN}', '{}', 'metric', '{NONE}', '1', '3', '3', '2026-11-01', 0);
insert into member_plans (lead_id, starts_on, units, diets, cooking_skill, eaters, created_at, changed_at, kept_for_good)
  values ('${LEAD}', '2026-11-02', 'imperial', '{VEGAN}', 'BEGINNER', 3, '2026-11-02', '2026-11-03', true);
insert into plan_weeks values ('${LEAD}', 1, '{"a": 1}', '{"b": 2}', '2026-11-02', '2026-11-02');
insert into shopping_ticks values ('${LEAD}', 1, 'milk', true, '2026-11-02');
insert into weight_entries values ('${LEAD}', '2026-11-03', 80000, '2026-11-03');
insert into banned_ingredients values ('${LEAD}', 'celery', '2026-11-03');
insert into plan_undos values ('${LEAD}', '${PAID}', 7, 1, 'r', 'd', '{}', jsonb_build_object('firstWeek', 1, 'rows', jsonb_build_array(
  jsonb_build_object('table', 'member_plans', 'key', '',
    'before', jsonb_build_object('units', null, 'eaters', 3), 'after', jsonb_build_object('units', 'imperial', 'eaters', 3)),
  jsonb_build_object('table', 'plan_weeks', 'key', '1', 'before', null, 'after', jsonb_build_object('week', 1)))), '2026-11-03', null);`

test('a member of before is one person in one household, with everything they had', async () => {
  const { connection, client } = await databaseBefore('0250', memberBefore)
  await migrate(connection)
  const rows = async (query: string) => (await client.query(query)).rows
  expect(await rows('select * from persons')).toMatchObject([
    { id: LEAD, household_id: LEAD, units: 'imperial', diets: ['VEGAN'], kept_for_good: true },
  ])
  expect(await rows('select starts_on::text, cooking_skill, eaters, plan_revision from households')).toEqual([
    { starts_on: '2026-11-02', cooking_skill: 'BEGINNER', eaters: 3, plan_revision: 7 },
  ])
  expect(await rows('select household_id, kind, person_id from household_eaters')).toEqual([
    { household_id: LEAD, kind: 'adult', person_id: LEAD },
  ])
  expect(await rows('select household_id, request, plan from plan_weeks')).toEqual([
    { household_id: LEAD, request: { a: 1 }, plan: { b: 2 } },
  ])
  expect(await rows('select household_id, ingredient from shopping_ticks')).toEqual([
    { household_id: LEAD, ingredient: 'milk' },
  ])
  expect(await rows('select person_id, grams from weight_entries')).toEqual([{ person_id: LEAD, grams: 80_000 }])
  expect(await rows('select person_id, ingredient from banned_ingredients')).toEqual([
    { person_id: LEAD, ingredient: 'celery' },
  ])
  expect(await rows(`select written->'rows' as rows from plan_undos`)).toEqual([
    {
      rows: [
        { table: 'persons', key: '', before: { units: null }, after: { units: 'imperial' } },
        { table: 'plan_weeks', key: '1', before: null, after: { week: 1 } },
      ],
    },
  ])
})
