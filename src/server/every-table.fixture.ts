import { sql } from 'kysely'
import type { Database } from './platform/db/database.ts'

/** The names of all tables, including those of the job queue, that contain a text in any column. */
export async function tablesWith(db: Database, text: string): Promise<readonly string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      -- A partition's rows are in its table.
      and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)`.execute(
    db,
  )
  const found: string[] = []
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from ${sql.table(`${schema}.${name}`)} t where position(${text} in to_jsonb(t)::text) > 0
      ) as found`.execute(db)
    if (rows[0]?.found === true) found.push(name)
  }
  return found.toSorted()
}
