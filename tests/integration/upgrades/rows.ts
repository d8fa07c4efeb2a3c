import { isDeepStrictEqual } from 'node:util'
import { withClient } from '#server/backup/backup.fixture.ts'
import { nameOf, tablesIn } from '#server/backup/catalogue.ts'
import type { Connection } from '#server/platform/db/connection.ts'

/** The rows of every table of the app, each as an object. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Without the tables of the job system, whose library changes them by itself, and without the history of migrations. */
export const rowsIn = (connection: Connection): Promise<Rows> =>
  withClient(connection, async (client) => {
    const rows: Record<string, Record<string, unknown>[]> = {}
    for (const table of await tablesIn(client)) {
      if (table.schema !== 'public' || table.name === 'schema_migrations') continue
      const found = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${nameOf(client, table)} t`,
      )
      rows[table.name] = found.rows.map(({ row }) => row)
    }
    return rows
  })

/** The rows of before that are not there any more as they were; columns that are new since then do not count. */
export function changedRows(before: Rows, after: Rows): readonly string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table] ?? []
    return rows
      .filter((row) => {
        const columns = Object.keys(row)
        return !now.some((other) => columns.every((column) => isDeepStrictEqual(row[column], other[column])))
      })
      .map((row) => `${table}: ${JSON.stringify(row)}`)
  })
}
