import type pg from 'pg'
import { MigrationRefused } from './migration-files.ts'

/** An empty schema that exists from the beginning of a restore until everything is in the database. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

export async function isRestoreUnfinished(client: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regnamespace('${UNFINISHED_RESTORE}') is not null as found`,
  )
  return rows[0]?.found === true
}

/** An app that began on such a database would be an empty one that looks alive. @throws MigrationRefused */
export async function refuseUnfinishedRestore(client: Pick<pg.Pool, 'query'>): Promise<void> {
  if (!(await isRestoreUnfinished(client))) return
  throw new MigrationRefused(
    'A restore into this database was begun and did not come to its end, so it is empty. Run npm run restore again.',
  )
}
