import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { BackupHead, BackupPart, BackupSequence, BackupSummary, BackupTable } from './backup-parts.ts'
import { BackupRefused } from './backup-refused.ts'
import { nameOf, tablesIn } from './catalogue.ts'

type TableName = { readonly schema: string; readonly name: string }

/**
 * Fills the tables of a database that has just been made with the rows that follow in a backup. Foreign keys are taken
 * away meanwhile and checked as a whole at the end, and triggers, which judge changes, do not judge what is stored.
 */
export async function loadTables(
  client: pg.Client,
  head: BackupHead,
  parts: AsyncGenerator<BackupPart>,
): Promise<BackupSummary> {
  await requireColumns(client, head)
  await makePartitions(client, head)
  const restoreKeys = await dropForeignKeys(client)
  const names = head.tables.map((table) => nameOf(client, table))
  await client.query(`truncate ${names.join(', ')}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  const summary = await loadRows(client, head, parts)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const statement of restoreKeys) await client.query(statement)
  await setSequences(client, summary.sequences)
  return summary
}

/** @throws BackupRefused if rows of the backup have no place here, as when the job system has changed its tables */
async function requireColumns(client: pg.Client, { tables }: BackupHead): Promise<void> {
  const here = new Set((await tablesIn(client)).flatMap(columnsOf))
  const missing = tables.flatMap(columnsOf).find((column) => !here.has(column))
  if (missing !== undefined)
    throw new BackupRefused(`This version has no ${missing}. Restore the backup with the version that wrote it.`)
}

const columnsOf = ({ schema, name, columns }: BackupTable): readonly string[] =>
  columns.map((column) => `${schema}.${name}.${column}`)

async function makePartitions(client: pg.Client, { partitions }: BackupHead): Promise<void> {
  for (const { bound, parent, ...partition } of partitions) {
    // The text is the database's own, authenticated with the rest of the backup.
    if (!/^(?:DEFAULT$|FOR VALUES )/.test(bound)) throw new BackupRefused('The backup has a partition without bounds.')
    await client.query(
      `create table if not exists ${nameOf(client, partition)}
       partition of ${nameOf(client, { schema: partition.schema, name: parent })} ${bound}`,
    )
  }
}

/** Drops all foreign keys and returns the statements that add them again. */
async function dropForeignKeys(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<TableName & { key: string; definition: string }>(`
    select n.nspname as schema, c.relname as name, conname as key, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
    where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss') order by 1, 2, 3`)
  for (const { key, ...table } of rows)
    await client.query(`alter table ${nameOf(client, table)} drop constraint ${client.escapeIdentifier(key)}`)
  return rows.map(
    ({ key, definition, ...table }) =>
      `alter table ${nameOf(client, table)} add constraint ${client.escapeIdentifier(key)} ${definition}`,
  )
}

async function loadRows(
  client: pg.Client,
  head: BackupHead,
  parts: AsyncGenerator<BackupPart>,
): Promise<BackupSummary> {
  const expected = new Set(head.tables.map(({ schema, name }) => `${schema}.${name}`))
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done === true) throw new BackupRefused('The backup ends before its last table.')
    if (part.kind === 'summary') {
      // What follows the last part must be readable, too: the end of the file is authenticated with it.
      if ((await parts.next()).done !== true) throw new BackupRefused('The backup goes on after its end.')
      return part.summary
    }
    if (part.kind !== 'table' || !expected.delete(`${part.table.schema}.${part.table.name}`))
      throw new BackupRefused('The parts of the backup are out of order.')
    await loadTable(client, part.table, parts)
  }
}

async function loadTable(client: pg.Client, table: BackupTable, parts: AsyncGenerator<BackupPart>): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const copy = client.query(from(`copy ${nameOf(client, table)} (${columns}) from stdin`))
  const end = finished(copy)
  // Awaited below; a failure before that must not end the process.
  end.catch(() => {})
  try {
    for (;;) {
      const { value: part, done } = await parts.next()
      if (done === true || (part.kind !== 'rows' && part.kind !== 'table-end'))
        throw new BackupRefused('The backup ends within a table.')
      if (part.kind === 'table-end') break
      if (!copy.write(part.bytes)) await Promise.race([once(copy, 'drain'), end])
    }
    copy.end()
    await end
  } catch (error) {
    copy.destroy()
    throw error
  }
}

async function setSequences(client: pg.Client, sequences: readonly BackupSequence[]): Promise<void> {
  for (const { value, called, ...sequence } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [nameOf(client, sequence), value, called])
}
