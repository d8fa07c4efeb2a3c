import { existsSync } from 'node:fs'
import { chmod, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import { openBesideApp, type Where } from '#server/platform/db/database-beside-app.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { readBackupKey } from './backup-key.ts'
import { type BackupHead, type BackupSummary, partsOf } from './backup-parts.ts'
import { BackupRefused } from './backup-refused.ts'
import { restoreBackup } from './restore-backup.ts'
import { openSealed } from './sealed-file.ts'
import { writeBackup } from './write-backup.ts'

/** An empty database for a while, apart from the app's. */
export type Scratch = { readonly connection: Connection; close(): Promise<void> }

export type BackupFile = { readonly path: string; readonly keyPath: string }

export type Restored = { readonly head: BackupHead; readonly summary: BackupSummary }

export const rowsOf = ({ rows }: BackupSummary): number => rows.reduce((sum, table) => sum + table.rows, 0)

/** A database of its own in the folder for temporary files. */
export async function embeddedScratch(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'forkcast-scratch-'))
  // The account that runs PostgreSQL must be able to enter; its own folder in there is closed to others.
  await chmod(folder, 0o711)
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, isThrownAway: true })
    return { connection: server.connection, close: () => server.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Backs a database up into a new file. It gets its name only once it is complete and, unless `scratch` is null, was
 * restored into a scratch database and found equal there.
 * @throws BackupRefused, StartRefused
 */
export async function makeBackup(
  where: Where,
  { path, keyPath }: BackupFile,
  { now, scratch = embeddedScratch }: { readonly now: () => Date; readonly scratch?: (() => Promise<Scratch>) | null },
): Promise<{ readonly summary: BackupSummary; readonly bytes: number }> {
  if (existsSync(path)) throw new BackupRefused(`${path} exists already. Choose another name.`)
  const secret = readBackupKey(keyPath, path)
  const takenAt = now()
  const { connection, close } = await openBesideApp(where)
  const unfinished = `${path}.unfinished`
  try {
    const summary = await writeFile(unfinished, (file) => writeBackup(connection, file, { secret, takenAt }))
    if (scratch !== null) await verify(unfinished, secret, scratch)
    await rename(unfinished, path)
    const { size: bytes } = await stat(path)
    await record(connection, { takenAt, finishedAt: now(), bytes, rows: rowsOf(summary), verified: scratch !== null })
    return { summary, bytes }
  } finally {
    await rm(unfinished, { force: true })
    await close()
  }
}

async function writeFile<T>(path: string, write: (file: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const file = await open(path, 'w', 0o600)
  try {
    const result = await write(file)
    await file.sync()
    return result
  } finally {
    await file.close()
  }
}

async function verify(path: string, secret: string, scratch: () => Promise<Scratch>): Promise<void> {
  const { connection, close } = await scratch()
  try {
    await restoreFrom(path, secret, connection)
  } finally {
    await close()
  }
}

async function restoreFrom(path: string, secret: string, connection: Connection): Promise<Restored> {
  const file = await open(path, 'r')
  try {
    return await restoreBackup(connection, partsOf(openSealed(file, secret)))
  } finally {
    await file.close()
  }
}

type Record = {
  readonly takenAt: Date
  readonly finishedAt: Date
  readonly bytes: number
  readonly rows: number
  readonly verified: boolean
}

async function record(connection: Connection, { takenAt, finishedAt, bytes, rows, verified }: Record): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `insert into backups (taken_at, finished_at, bytes, row_count, verified) values ($1, greatest($1, $2::timestamptz), $3, $4, $5)
       on conflict (taken_at) do nothing`,
      [takenAt, finishedAt, bytes, rows, verified],
    )
  } finally {
    await client.end()
  }
}

/** Restores a file into the empty database that the settings name; the app's own is created. @throws BackupRefused */
export async function restoreInto({ databaseUrl, dataDir }: Where, { path, keyPath }: BackupFile): Promise<Restored> {
  const secret = readBackupKey(keyPath, path)
  if (databaseUrl !== null) return restoreFrom(path, secret, databaseUrl)
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    makesUser: process.env['NODE_ENV'] === 'production',
  })
  try {
    return await restoreFrom(path, secret, server.connection)
  } finally {
    await server.stop()
  }
}

/** Restores a file into a scratch database only, as a rehearsal. @throws BackupRefused */
export async function rehearse({ path, keyPath }: BackupFile, scratch = embeddedScratch): Promise<Restored> {
  const { connection, close } = await scratch()
  try {
    return await restoreFrom(path, readBackupKey(keyPath, path), connection)
  } finally {
    await close()
  }
}
