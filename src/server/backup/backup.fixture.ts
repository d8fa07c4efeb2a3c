import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { closeAfter } from '#server/platform/db/close-after.fixture.ts'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import { makeBackupKey } from './backup-key.ts'
import { ledgerTotalsIn, nameOf, partitionsIn, plainValues, sequencesIn, tablesIn } from './catalogue.ts'
import type { BackupFile } from './make-backup.ts'

/** Names for backups in one folder, and a key in another. */
export function backupFolder(): (name: string) => BackupFile {
  const root = mkdtempSync(join(tmpdir(), 'backup-'))
  closeAfter(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'backups'))
  mkdirSync(join(root, 'key'))
  const keyPath = join(root, 'key', 'key')
  makeBackupKey(keyPath)
  return (name) => ({ path: join(root, 'backups', name), keyPath })
}

/** The address of a test's database, whose connection may be given in parts. */
export function addressOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { host, port, user, password, database } = connection
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Everything in a database: each row of each table, sequences, partitions, and whether triggers and keys are on. */
export const contentOf = (connection: Connection) =>
  withClient(connection, async (client) => {
    await client.query(`begin; ${plainValues}`)
    const rows: Record<string, string> = {}
    for (const table of await tablesIn(client)) {
      // The copy itself adds a row there afterwards.
      if (table.name === 'backups') continue
      const found = await client.query<{ text: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') as text
         from ${nameOf(client, table)} t`,
      )
      rows[table.name] = found.rows[0]?.text ?? ''
    }
    const rules = await client.query<{ rule: string }>(`
      select relname || ' ' || tgname || ' ' || tgenabled::text as rule from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal
      union select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where contype = 'f' and conparentid = 0 order by 1`)
    return {
      rows,
      rules: rules.rows.map(({ rule }) => rule),
      sequences: await sequencesIn(client),
      partitions: await partitionsIn(client),
      ledger: await ledgerTotalsIn(client),
    }
  })
