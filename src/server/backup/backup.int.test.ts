import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  collectorClient,
  form,
  newVisitor as measuredVisitor,
  payment,
} from '#server/collect/collector-client.fixture.ts'
import { exampleLead } from '#server/lead.example.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { closeAfter } from '#server/platform/db/close-after.fixture.ts'
import type { Connection } from '#server/platform/db/connection.ts'
import { describeSchema } from '#server/platform/db/describe-schema.ts'
import { isMigrated, migrate } from '#server/platform/db/migrate.ts'
import { emptyDatabase, testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { addressOf, backupFolder, contentOf, withClient } from './backup.fixture.ts'
import { readBackupKey } from './backup-key.ts'
import { type BackupSummary, partsOf } from './backup-parts.ts'
import { hasRelations } from './catalogue.ts'
import { compareWithSummary } from './compare-with-summary.ts'
import { type BackupFile, makeBackup, restoreInto } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { openSealed } from './sealed-file.ts'
import { writeBackup } from './write-backup.ts'

const server = await testApp()
const { db } = server.services
const fileNamed = backupFolder()
const now = () => new Date()
const where = (databaseUrl: Connection) => ({ databaseUrl: addressOf(databaseUrl), dataDir: '/nowhere' })

const scratch = async () => ({ connection: await emptyDatabase(), close: async () => {} })

await newMember(server)
await server.post('/api/v2/leads', exampleLead)
const visitor = measuredVisitor(server)
await collectorClient(server)(form([visitor.event('payment_started', payment), visitor.step('home', {})]))

async function partsIn({ path, keyPath }: BackupFile) {
  const file = await open(path)
  closeAfter(() => file.close())
  return partsOf(openSealed(file, readBackupKey(keyPath, path)))
}

const full = fileNamed('full')
const made = await makeBackup(where(server.connection), full, { now, scratch })

test('a restored database has every row, sequence, partition, key and trigger, and the schema of the migrations', async () => {
  const target = await emptyDatabase()
  const { summary } = await restoreInto(where(target), full)
  const [before, after] = [await contentOf(server.connection), await contentOf(target)]
  expect(after).toEqual(before)
  for (const table of ['leads', 'payments', 'ledger_entries', 'emails', 'step_views', 'visitor_events', 'job', 'queue'])
    expect(before.rows[table], table).not.toMatch(/^0/)
  expect(summary.ledger.length).toBeGreaterThan(0)
  const schema = await withClient(server.connection, describeSchema)
  expect(await withClient(target, describeSchema)).toBe(schema)
  expect(await migrate(target)).toEqual([])
})

test('the backup is recorded once it is complete, and nothing is left beside it', async () => {
  const rows = await db.selectFrom('backups').selectAll().execute()
  expect(rows).toMatchObject([{ bytes: made.bytes, verified: true }])
  expect(made.bytes).toBe((await readFile(full.path)).length)
  expect(readdirSync(dirname(full.path))).toEqual(['full'])
})

test('the app may write meanwhile: the backup has what was there when it began', async () => {
  const { path, keyPath } = fileNamed('meanwhile')
  const before = await db.selectFrom('alerts').select('id').execute()
  const written: string[] = []
  const file = await open(path, 'w')
  const writing = new Proxy(file, {
    get: (of, name) => async (bytes: Buffer) => {
      // The file's head is written within the snapshot, and everything else after it.
      const id = randomUUID()
      await db.insertInto('alerts').values({ id, kind: 'finding', subject: id, found_at: now() }).execute()
      written.push(id)
      return Reflect.apply(Reflect.get(of, name), of, [bytes])
    },
  })
  const { rows } = await writeBackup(server.connection, writing, {
    secret: readBackupKey(keyPath, path),
    takenAt: now(),
  })
  await file.close()
  expect(rows.find(({ name }) => name === 'alerts')?.rows).toBe(before.length)
  expect(written.length).toBeGreaterThan(1)
  const bytes: Buffer[] = []
  for await (const part of await partsIn({ path, keyPath })) if (part.kind === 'rows') bytes.push(part.bytes)
  expect(written.filter((id) => Buffer.concat(bytes).includes(id))).toEqual([])
  await db.deleteFrom('alerts').execute()
})

test('a restore that is interrupted leaves a database that says so and takes another restore', async () => {
  const target = await emptyDatabase()
  async function* interrupted() {
    for await (const part of await partsIn(full)) {
      if (part.kind === 'table' && part.table.name === 'payments') throw new Error('The machine went down.')
      yield part
    }
  }
  await expect(restoreBackup(target, interrupted())).rejects.toThrow('The machine went down.')
  await expect(migrate(target)).rejects.toThrow('A restore into this database was begun and did not come to its end')
  await restoreInto(where(target), full)
  expect(await withClient(target, (client) => isMigrated(client))).toBe(true)
  expect(await contentOf(target)).toEqual(await contentOf(server.connection))
})

test('a changed byte in the middle is refused, and no table is left in the database', async () => {
  const changed = fileNamed('changed')
  const bytes = await readFile(full.path)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(changed.path, bytes)
  const target = await emptyDatabase()
  await expect(restoreInto(where(target), changed)).rejects.toThrow('incomplete or was changed')
  expect(await withClient(target, hasRelations)).toBe(false)
})

test('a database that is not empty is left as it is', async () => {
  const { connection } = await testDatabase()
  const before = await contentOf(connection)
  await expect(restoreInto(where(connection), full)).rejects.toThrow('The database is not empty')
  expect(await contentOf(connection)).toEqual(before)
})

test('rows that are missing after a restore, and a ledger with another sum, are noticed', async () => {
  const found = (summary: BackupSummary) =>
    withClient(server.connection, (client) => compareWithSummary(client, summary))
  const { summary } = made
  const leads = summary.rows.filter(({ name }) => name === 'leads')
  const fewer = leads.map((table) => ({ ...table, rows: table.rows + 1 }))
  await expect(found({ ...summary, rows: fewer })).rejects.toThrow(
    'public.leads has 2 rows after the restore, and had 3.',
  )
  const ledger = summary.ledger.map((total) => ({ ...total, minor: `${Number(total.minor) + 1}` }))
  await expect(found({ ...summary, rows: [], ledger })).rejects.toThrow('The ledger adds up to something else')
  await found({ ...summary, rows: leads })
})

test.each([
  ['a newer schema', { number: 9999, name: '9999-new', checksum: '0' }, 'It needs migration 9999-new'],
  ['data from before the release', { number: 1, name: '0001-catalogue', checksum: '0' }, 'before the first release'],
])('a backup of %s is refused before anything is changed', async (_, migration, sentence) => {
  const target = await emptyDatabase()
  async function* other() {
    for await (const part of await partsIn(full))
      yield part.kind === 'head'
        ? { ...part, head: { ...part.head, migrations: [...part.head.migrations, migration] } }
        : part
  }
  await expect(restoreBackup(target, other())).rejects.toThrow(sentence)
  expect(await migrate(target)).not.toEqual([])
})

test('a database without tables is no installation, and a backup never replaces a file', async () => {
  const empty = fileNamed('empty')
  await expect(makeBackup(where(await emptyDatabase()), empty, { now, scratch })).rejects.toThrow('not one of Forkcast')
  expect(existsSync(`${empty.path}.unfinished`)).toBe(false)
  await expect(makeBackup(where(server.connection), full, { now, scratch })).rejects.toThrow('exists already')
})

test('a large table waits in the database while the file is not ready: memory does not grow with it', async () => {
  const { db: large, connection } = await testDatabase()
  await sql`
    insert into audit_log (id, at, actor, action, subject, detail)
    select gen_random_uuid(), now(), 'test', 'test', n, repeat(md5(n::text), 256)
    from generate_series(1, 2000) n`.execute(large)
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and query ~ '^copy .*audit_log' and wait_event = 'ClientWrite'`.execute(large)
    return rows.length > 0
  }
  const { path, keyPath } = fileNamed('large')
  const file = await open(path, 'w')
  let written = 0
  const slow = new Proxy(file, {
    get: (of, name) => async (bytes: Buffer) => {
      written += bytes.length
      // Past the head and the tables before it, in the middle of the large one.
      if (written > 1_000_000 && written < 1_100_000) while (!(await isWaiting())) await setImmediate()
      return Reflect.apply(Reflect.get(of, name), of, [bytes])
    },
  })
  await writeBackup(connection, slow, { secret: readBackupKey(keyPath, path), takenAt: now() })
  await file.close()
  expect(written).toBeGreaterThan(2000 * 8192)
})
