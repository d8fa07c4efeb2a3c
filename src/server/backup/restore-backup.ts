import pg from 'pg'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import { createTables, filesOf } from '#server/platform/db/migrate.ts'
import { isRestoreUnfinished, UNFINISHED_RESTORE } from '#server/platform/db/unfinished-restore.ts'
import { jobTables } from '#server/platform/job-queue/job-tables.ts'
import type { BackupHead, BackupPart, BackupSummary } from './backup-parts.ts'
import { BackupRefused } from './backup-refused.ts'
import { hasRelations, plainValues } from './catalogue.ts'
import { compareWithSummary } from './compare-with-summary.ts'
import { loadTables } from './load-tables.ts'

/**
 * Restores a backup into an empty database, in one transaction that is committed only if the database then has the rows
 * and the ledger of the backup. Until then an empty schema says that a restore was begun, so no app starts on what an
 * interrupted one leaves behind; another restore may.
 * @throws BackupRefused, MigrationRefused
 */
export async function restoreBackup(
  connection: Connection,
  parts: AsyncGenerator<BackupPart>,
): Promise<{ readonly head: BackupHead; readonly summary: BackupSummary }> {
  const first = await parts.next()
  if (first.done === true || first.value.kind !== 'head') throw new BackupRefused('The backup has no beginning.')
  const { head } = first.value
  const migrations = filesOf(head.migrations)
  const client = new pg.Client(clientConfig(connection))
  // A lost connection fails the running query; without a listener its event would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    await markUnfinished(client)
    await client.query(`begin; ${plainValues}; set local lock_timeout = 0`)
    await createTables(client, migrations)
    if (head.hasJobs) await client.query(`${jobTables()} ${plainValues}; set local lock_timeout = 0`)
    const summary = await loadTables(client, head, parts)
    await compareWithSummary(client, summary)
    await client.query(`drop schema ${UNFINISHED_RESTORE}`)
    await client.query('commit')
    await client.query('analyze')
    return { head, summary }
  } finally {
    await client.end().catch(() => {})
  }
}

async function markUnfinished(client: pg.Client): Promise<void> {
  if (await hasRelations(client))
    throw new BackupRefused(
      'The database is not empty, and a restore replaces nothing. Name an empty one, or another DATA_DIR.',
    )
  if (!(await isRestoreUnfinished(client))) await client.query(`create schema ${UNFINISHED_RESTORE}`)
}
