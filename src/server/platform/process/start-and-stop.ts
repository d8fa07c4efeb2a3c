import type { Config } from '#server/platform/config/config.ts'
import { ConfigRefused } from '#server/platform/config/setting.ts'
import type { Connection } from '#server/platform/db/connection.ts'
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import { StartRefused } from '#server/platform/db/embedded/start-refused.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { MigrationRefused } from '#server/platform/db/migration-files.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { WriteLine } from '#server/platform/log/log.ts'

export type FoundPostgres = { readonly connection: Connection; stop(): Promise<void> }

/**
 * The PostgreSQL of DATABASE_URL, or the app's own; `onLaunch` is called when that one has been launched but does not
 * answer yet. @throws StartRefused
 */
export async function findPostgres(config: Config, log: WriteLine, onLaunch: () => void): Promise<FoundPostgres> {
  if (config.databaseUrl !== null) return { connection: config.databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log, onLaunch, makesUser: config.nodeEnv === 'production' })
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isListening = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen'

const isFileRefused = (error: unknown): error is Error & { readonly path: string } =>
  (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM') &&
  error instanceof Error &&
  'path' in error &&
  typeof error.path === 'string'

/** PostgreSQL's refusals by code, as sentences for the operator. */
const databaseRefusals: ReadonlyMap<unknown, string> = new Map([
  ['28P01', 'The database of DATABASE_URL does not accept the user or the password. Correct them in the address.'],
  ['28000', 'The database of DATABASE_URL does not let this user in. Correct the address, or allow the user there.'],
  ['3D000', 'The server of DATABASE_URL has no database of that name. Create it, or correct the address.'],
  ['42501', 'The user of DATABASE_URL may not create tables there. Grant it the right, or name another user.'],
])

/** Why the server did not start, as text for the operator; an unexpected error comes with its stack. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigRefused || error instanceof StartRefused || error instanceof MigrationRefused) {
    return error.message
  }
  if (isListening(error) && codeOf(error) === 'EADDRINUSE')
    return 'Another program listens on this port. Stop it, or choose another PORT.'
  if (isListening(error) && codeOf(error) === 'EACCES')
    return 'This port may not be used by this account. Choose a PORT above 1023.'
  const refusal = databaseRefusals.get(codeOf(error))
  if (refusal !== undefined) return refusal
  if (isFileRefused(error))
    return `This account may not use ${error.path}. Give it to the user the app runs as, or choose another DATA_DIR.`
  if (isDatabaseUnavailable(error))
    return 'The database of DATABASE_URL does not answer. Start it, or correct the address.'
  return JSON.stringify(describeError(error), null, 2)
}

/** ms that a stop may take before the process is ended regardless. */
const DEADLINE = 20_000

/** SIGTERM and SIGINT stop the app cleanly; a second signal, or the deadline, ends it at once. */
export function stopOnSignals(stop: () => Promise<void>, say: WriteLine): void {
  let stopping = false
  const onSignal = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    say('Stopping …')
    setTimeout(() => process.exit(1), DEADLINE).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
