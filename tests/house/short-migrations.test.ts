import { expect, test } from 'vitest'
import { projectFiles, readText } from './project-files.ts'

/**
 * Tables that grow with visitors, leads, members or time. A start waits for the migrations, and processes of the version
 * before it wait for the locks, so what takes longer the more rows there are happens behind the start, in slices
 * (docs/decisions/0276-long-work-is-not-a-migration.md).
 */
const large = [
  ...['visitors', 'step_views', 'visitor_events', 'visitor_profiles', 'identity_links', 'visitor_leads'],
  ...['tracking_choices', 'funnel_visitors', 'leads', 'access_keys', 'accounts', 'emails', 'weigh_in_reminders'],
  ...['persons', 'households', 'household_eaters', 'weight_entries', 'diary_records', 'own_products', 'life_events'],
  ...['plan_reviews', 'plan_weeks', 'kept_weeks', 'shopping_ticks', 'pantry_corrections', 'orders', 'order_requests'],
  ...['payment_attempts', 'consents', 'order_places', 'customers', 'subscriptions', 'subscription_transitions'],
  ...['payments', 'refunds', 'entitlements', 'ledger_entries', 'tax_documents', 'scheduled_notices'],
  ...['webhook_events', 'audit_log'],
]

/** What rewrites or reads all rows of a table while it is locked. */
const slow: readonly (readonly [pattern: string, instead: string])[] = [
  ['^update TABLE ', 'a job fills it in slices'],
  ['^delete from TABLE\\b', 'a job deletes in slices'],
  ['^insert into \\w+ .*\\bfrom TABLE\\b', 'a job copies in slices'],
  [
    '^create (?:unique )?index (?!if not exists).* on (?:only )?TABLE ',
    'create it "if not exists"; see CONTRIBUTING.md',
  ],
  ['^alter table TABLE .*\\balter (?:column )?\\w+ (?:set data )?type ', 'a new column, which a job fills'],
  ['^alter table TABLE .*\\bset not null', 'a check that is not valid yet'],
  ['^alter table TABLE .*\\badd (?:constraint \\w+ )?(?:primary key|unique)\\b', 'an index that was made before'],
  [
    '^alter table TABLE .*\\badd (?:constraint \\w+ )?(?:check|foreign key)\\b(?!.*not valid)',
    'add it "not valid", and validate it in a job',
  ],
  ['^alter table TABLE .*\\badd column .*\\bgenerated always as \\(', 'a column that a job fills'],
  [
    '^alter table TABLE .*\\badd column .*\\bdefault (?:gen_random_uuid|random|clock_timestamp)\\b',
    'a column that a job fills',
  ],
]

const statementsOf = (sql: string): readonly string[] =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')

/** The statements of a migration that take longer the more rows there are, with what to do instead. */
const slowIn = (sql: string): readonly string[] =>
  statementsOf(sql).flatMap((statement) =>
    slow.flatMap(([pattern, instead]) =>
      new RegExp(pattern.replaceAll('TABLE', `(?:${large.join('|')})`)).test(statement)
        ? [`${statement.slice(0, 90)}: ${instead}`]
        : [],
    ),
  )

test.each([
  "update emails set text = '' where sent_at < now();",
  'insert into note (id)\nselect id from leads;',
  'create index leads_by_locale on leads (locale);',
  'alter table payments alter column currency type char(3);',
  'alter table leads add column b text, alter column locale set not null;',
  'alter table visitors add constraint short check (length(city) < 9);',
  'alter table step_views drop constraint step_views_pkey; alter table step_views add primary key (visitor_id, step);',
  'alter table leads add column tag uuid not null default gen_random_uuid();',
])('%s is work for a job', (sql) => {
  expect(slowIn(sql)).toHaveLength(1)
})

test.each([
  "alter table leads add column tag text not null default 'none';",
  'alter table visitors add constraint short check (length(city) < 9) not valid;',
  'create index if not exists leads_by_locale on leads (locale);',
  'create table note (id uuid primary key); create index note_by_id on note (id);',
  'update coupons set percent = 10; -- update leads set locale = null',
  'create function f() returns int language sql as $$ update leads set locale = null; select 1 $$;',
])('%s takes no longer with more rows', (sql) => {
  expect(slowIn(sql)).toEqual([])
})

test('no migration after the first release does what takes longer the more rows there are', () => {
  const migrations = projectFiles.filter((file) => /\/migrations\/\d{4}-.*\.sql$/.test(file))
  const [first, ...later] = migrations.toSorted()
  expect(first).toContain('0001-first-release')
  expect(later.flatMap((file) => slowIn(readText(file)).map((found) => `${file}: ${found}`))).toEqual([])
})
