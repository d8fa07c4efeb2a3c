import type pg from 'pg'
import type { BackupPartition, BackupSequence, BackupTable, LedgerTotals } from './backup-parts.ts'

/** The app's own tables, and those of the job system. */
const SCHEMAS = `('public', 'pgboss')`
/** The job system writes it itself, with the version of its tables. */
const NOT_COPIED = `('pgboss.version')`

/** How values are written, whatever the server's settings are, so that another server reads the same. */
export const plainValues = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Every table with its stored columns; the rows of partitions are in their table. Computed columns are computed again. */
export async function tablesIn(client: pg.ClientBase): Promise<readonly BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname || '.' || c.relname not in ${NOT_COPIED}
    group by 1, 2 order by n.nspname = 'pgboss', 2`)
  return rows
}

export async function partitionsIn(client: pg.ClientBase): Promise<readonly BackupPartition[]> {
  const { rows } = await client.query<BackupPartition>(`
    select n.nspname as schema, c.relname as name, parent.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_inherits on inhrelid = c.oid join pg_class parent on parent.oid = inhparent
    where n.nspname in ${SCHEMAS} and c.relkind = 'r' and c.relispartition order by 1, 2`)
  return rows
}

/** Sequences do not belong to a snapshot: read after the rows they are at or beyond the largest number. */
export async function sequencesIn(client: pg.ClientBase): Promise<readonly BackupSequence[]> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind = 'S' order by 1, 2`)
  const sequences: BackupSequence[] = []
  for (const { schema, name } of names) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${nameOf(client, { schema, name })}`,
    )
    sequences.push(...rows.map((row) => ({ schema, name, ...row })))
  }
  return sequences
}

/** Whether the database has a table, view or sequence of anybody: extensions and the system do not count. */
export async function hasRelations(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`
    select exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema$)' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    ) as found`)
  return rows[0]?.found === true
}

export const nameOf = (client: pg.ClientBase, { schema, name }: { readonly schema: string; readonly name: string }) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

/** What the ledger adds up to, by mode, kind and currency. */
export async function ledgerTotalsIn(client: pg.ClientBase): Promise<LedgerTotals> {
  const { rows } = await client.query<LedgerTotals[number]>(`
    select livemode, kind, currency, count(*)::int as entries, sum(moved_minor)::text as minor
    from ledger_entries group by 1, 2, 3 order by livemode, kind collate "C", currency collate "C"`)
  return rows
}
