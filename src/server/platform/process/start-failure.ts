import { ConfigRefused } from '#server/platform/config/config.ts'
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import { StartRefused } from '#server/platform/db/embedded/start-refused.ts'
import { MigrationRefused } from '#server/platform/db/migration-refused.ts'
import { describeError } from '#server/platform/log/describe-error.ts'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Why the server did not start, in words for the operator; what nobody foresaw comes with its stack. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigRefused || error instanceof StartRefused || error instanceof MigrationRefused) {
    return error.message
  }
  if (codeOf(error) === 'EADDRINUSE') return 'Another program listens on this port. Stop it, or choose another PORT.'
  if (codeOf(error) === 'EACCES') return 'This port may not be used by this account. Choose a PORT above 1023.'
  if (isDatabaseUnavailable(error))
    return 'The database of DATABASE_URL does not answer. Start it, or correct the address.'
  return JSON.stringify(describeError(error), null, 2)
}
