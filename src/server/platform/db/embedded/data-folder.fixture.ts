import { execFile } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded-postgres.ts'
import { shutDown } from './postmaster.ts'

/**
 * A folder that every account may enter. After the test, any server running in it is stopped and the folder is removed.
 */
export async function temporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  chmodSync(folder, 0o755)
  onTestFinished(async () => {
    const data = join(folder, 'postgres', 'cluster')
    if (existsSync(data)) await shutDown(data)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

const run = promisify(execFile)

/**
 * Returns a function that creates folders with an empty database, each a copy that keeps its owners: creating a
 * database takes ten times as long as copying one. Call it at the top of a file; tests about creating a database use
 * `temporaryDataFolder`.
 */
export async function dataFoldersWithDatabase(): Promise<() => Promise<string>> {
  const original = await mkdtemp(join(tmpdir(), 'embedded-original-'))
  afterAll(() => rm(original, { recursive: true, force: true, maxRetries: 5 }))
  chmodSync(original, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: original, log: () => {}, isThrownAway: true })
  await server.stop()
  return async () => {
    const folder = await temporaryDataFolder()
    await run('cp', ['-a', join(original, 'postgres'), join(folder, 'postgres')])
    return folder
  }
}

/** Starts the database in this process; it is stopped after the test, unless the test has stopped it. */
export async function startHere(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, ...options })
  onTestFinished(server.stop)
  return server
}

/** Runs one statement on its own connection and returns the first column of every row. */
export async function ask(connection: ConnectionSettings | undefined, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows.map(([first]) => first)
  } finally {
    await client.end()
  }
}
