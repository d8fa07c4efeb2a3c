import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { describeSchema } from './describe-schema.ts'
import { isMigrated, migrate } from './migrate.ts'
import { emptyDatabase } from './test-database.fixture.ts'

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

async function connectedTo(connection: Parameters<typeof migrate>[0]): Promise<pg.Client> {
  const client = new pg.Client(typeof connection === 'string' ? { connectionString: connection } : connection)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const lead = `create table lead (id bigint generated always as identity primary key, email text not null unique);
create index lead_domain on lead (split_part(email, '@', 2));`
const weight = `create type unit as enum ('kg', 'lb');
alter table lead add weight numeric(5, 1) default 80.5 check (weight > 0), add unit unit not null default 'kg';`

test('files are applied once, in order, and recorded', async () => {
  const connection = await emptyDatabase()
  const folder = folderOf({ '0002-weight.sql': weight, '0001-lead.sql': lead })
  expect(await migrate(connection, folder)).toEqual(['0001-lead', '0002-weight'])
  expect(await migrate(connection, folder)).toEqual([])
})

test('different line ends do not count as a change', async () => {
  const connection = await emptyDatabase()
  await migrate(connection, folderOf({ '0001-lead.sql': lead }))
  expect(await migrate(connection, folderOf({ '0001-lead.sql': lead.replaceAll('\n', '\r\n') }))).toEqual([])
})

test('each migration is applied by only one of four processes', async () => {
  const connection = await emptyDatabase()
  const slow = `${lead} select pg_sleep(0.2);`
  const folder = folderOf({ '0001-lead.sql': slow, '0002-weight.sql': weight })
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(connection, folder)))
  expect(applied.flat().sort()).toEqual(['0001-lead', '0002-weight'])
})

test('a process that waits for another one for too long gives up with a sentence, and keeps no lock', async () => {
  const connection = await emptyDatabase()
  const folder = folderOf({ '0001-lead.sql': lead })
  const holder = await connectedTo(connection)
  await holder.query('begin; select pg_advisory_xact_lock(4077202601)')
  await expect(migrate(connection, folder, 50)).rejects.toThrow(
    'Another process has been bringing the database up to date for minutes.',
  )
  await holder.query('rollback')
  expect(await migrate(connection, folder, 50)).toEqual(['0001-lead'])
  // Other tests lock in databases of their own on the same server.
  const { rows } = await holder.query(`
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`)
  expect(rows).toEqual([])
})

test('a failing migration is rolled back, and earlier ones stay applied', async () => {
  const connection = await emptyDatabase()
  const broken = { '0001-lead.sql': lead, '0002-weight.sql': `${weight} select 1 / 0;` }
  await expect(migrate(connection, folderOf(broken))).rejects.toThrow(
    'Migration 0002-weight failed and was rolled back: division by zero',
  )
  expect(await migrate(connection, folderOf({ ...broken, '0002-weight.sql': weight }))).toEqual(['0002-weight'])
})

test('an edited migration is refused', async () => {
  const connection = await emptyDatabase()
  await migrate(connection, folderOf({ '0001-lead.sql': lead }))
  const edited = folderOf({ '0001-lead.sql': `${lead} -- and a thought`, '0002-weight.sql': weight })
  await expect(migrate(connection, edited)).rejects.toThrow('0001-lead was changed after it had been applied')
})

test('an independent migration that arrives late is applied', async () => {
  const connection = await emptyDatabase()
  const index = 'create index lead_id on lead (id);'
  await migrate(connection, folderOf({ '0001-lead.sql': lead, '0003-index.sql': index }))
  const files = folderOf({ '0001-lead.sql': lead, '0002-weight.sql': weight, '0003-index.sql': index })
  expect(await migrate(connection, files)).toEqual(['0002-weight'])
})

test('an old program refuses the data of a newer one, and leaves it as it is', async () => {
  const connection = await emptyDatabase()
  await migrate(connection, folderOf({ '0001-lead.sql': lead, '0003-weight.sql': weight }))
  const client = await connectedTo(connection)
  const before = await describeSchema(client)
  const old = folderOf({ '0001-lead.sql': lead, '0002-other.sql': 'create table other (id int)' })
  await expect(migrate(connection, old)).rejects.toThrow('0003-weight, which this version does not have')
  await expect(isMigrated(client, old)).rejects.toThrow('a newer version was here')
  expect(await describeSchema(client)).toBe(before)
})

test('data from before the first release is refused with what to do', async () => {
  const connection = await emptyDatabase()
  await migrate(connection, folderOf({ '0001-lead.sql': lead }))
  const client = await connectedTo(connection)
  await client.query(`update schema_migrations set name = '0001-catalogue'`)
  await expect(migrate(connection)).rejects.toThrow('Begin with an empty database')
})

test.each([
  ['two files of one number', { '0001-a.sql': '', '0001-b.sql': '' }, 'have the number of 0001-b'],
  ['a file without a number', { 'lead.sql': '' }, 'lead.sql is not named like'],
])('%s are refused', async (_, files, sentence) => {
  await expect(migrate('postgres://unused', folderOf(files))).rejects.toThrow(sentence)
})

test('the schema is described completely, and independently of the migrations that created it', async () => {
  const [one, other] = [await emptyDatabase(), await emptyDatabase()]
  await migrate(one, folderOf({ '0001-lead.sql': lead, '0002-weight.sql': weight }))
  await migrate(other, folderOf({ '0001-lead.sql': `${lead} ${weight}` }))
  const described = await describeSchema(await connectedTo(one))
  expect(await describeSchema(await connectedTo(other))).toBe(described)
  expect(described).toContain(`create type unit as enum ('kg', 'lb');`)
  expect(described).toContain(`create table lead (
  id bigint generated always as identity not null,
  email text not null,
  weight numeric(5,1) default 80.5,
  unit unit default 'kg'::unit not null,
  constraint lead_pkey PRIMARY KEY (id),
  constraint lead_weight_check CHECK ((weight > (0)::numeric)),
  constraint lead_email_key UNIQUE (email)
);`)
  expect(described).toContain('CREATE INDEX lead_domain ON public.lead USING btree')
})
