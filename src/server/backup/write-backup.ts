import type { FileHandle } from 'node:fs/promises'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import type { Applied } from '#server/platform/db/migration-files.ts'
import { type BackupPart, type BackupSummary, type BackupTable, bytesOfPart, type RowCounts } from './backup-parts.ts'
import { BackupRefused } from './backup-refused.ts'
import { ledgerTotalsIn, nameOf, partitionsIn, plainValues, sequencesIn, tablesIn } from './catalogue.ts'
import { sealInto } from './sealed-file.ts'

/**
 * Writes everything in a database into an empty file, encrypted, as it was at one moment. The app may run meanwhile. A
 * table passes through in pieces, so memory does not grow with it.
 */
export async function writeBackup(
  connection: Connection,
  file: FileHandle,
  { secret, takenAt }: { readonly secret: string; readonly takenAt: Date },
): Promise<BackupSummary> {
  const client = new pg.Client(clientConfig(connection))
  // A lost connection fails the running query; without a listener its event would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    // The first query decides which moment it is.
    await client.query(`begin isolation level repeatable read read only; ${plainValues}; select`)
    const sealed = await sealInto(file, secret)
    const summary = await writeParts(client, (part) => sealed.write(bytesOfPart(part)), takenAt)
    await sealed.end()
    await client.query('commit')
    return summary
  } finally {
    await client.end().catch(() => {})
  }
}

async function writeParts(
  client: pg.Client,
  write: (part: BackupPart) => Promise<void>,
  takenAt: Date,
): Promise<BackupSummary> {
  const tables = await tablesIn(client)
  if (!tables.some(({ name }) => name === 'ledger_entries'))
    throw new BackupRefused('This database is not one of Forkcast, or its first start never came to its end.')
  // Nobody drops a table or a partition of it before it is copied.
  await client.query(`lock table ${tables.map((table) => nameOf(client, table)).join(', ')} in access share mode`)
  const { rows: migrations } = await client.query<Applied>(
    'select number, name, checksum from schema_migrations order by number',
  )
  await write({
    kind: 'head',
    head: {
      takenAt: takenAt.toISOString(),
      migrations: [...migrations],
      hasJobs: tables.some(({ schema }) => schema === 'pgboss'),
      tables: [...tables],
      partitions: [...(await partitionsIn(client))],
    },
  })
  const rows: RowCounts = []
  for (const table of tables)
    rows.push({ schema: table.schema, name: table.name, rows: await writeTable(client, table, write) })
  const summary = { sequences: [...(await sequencesIn(client))], rows, ledger: await ledgerTotalsIn(client) }
  await write({ kind: 'summary', summary })
  return summary
}

/** Copies one table and returns the number of its rows. */
async function writeTable(
  client: pg.Client,
  table: BackupTable,
  write: (part: BackupPart) => Promise<void>,
): Promise<number> {
  await write({ kind: 'table', table })
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  // A table with partitions can be copied only as a query.
  const copy = client.query(to(`copy (select ${columns} from ${nameOf(client, table)}) to stdout`))
  for await (const bytes of copy) await write({ kind: 'rows', bytes })
  await write({ kind: 'table-end' })
  return copy.rowCount
}
