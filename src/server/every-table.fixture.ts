import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

/** The names of all tables, those of the job queue included, in which a text stands in any column. */
export async function tablesWith(db: Database, text: string): Promise<readonly string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
  const found = await Promise.all(
    tables.rows.map(async ({ schema, name }) => {
      const { rows } = await sql<{ found: boolean }>`
        select exists (
          select from ${sql.table(`${schema}.${name}`)} t where position(${text} in to_jsonb(t)::text) > 0
        ) as found`.execute(db)
      return rows[0]?.found === true ? [name] : []
    }),
  )
  return found.flat().toSorted()
}
