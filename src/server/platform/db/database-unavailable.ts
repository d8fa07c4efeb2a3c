const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// PostgreSQL's classes 08 (connection) and 53 (resources), its shutting down (57P01 to 57P03), a standby that was not
// promoted yet (25006), and a statement or a lock that took too long (57014, 55P03).
const serverStates = /^(08|53)...$|^57P0[1-3]$|^25006$|^57014$|^55P03$/

// Messages of `pg` itself, which have no code, when the server disappears or is not available in time.
const driverWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|connection error and is not queryable|^Client was closed/

/**
 * Whether a query failed because the database is unavailable at the moment, so that retrying later may work. The
 * query's changes may or may not have been committed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (networkCodes.has(code) || serverStates.test(code)) return true
  // While a server restarts, the file of its socket does not exist.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return driverWords.test(error.message) || isDatabaseUnavailable(error.cause)
}

// The server is shutting down, or an operator ended this connection.
const endingStates = /^57P0[1-3]$/

/** Whether this is the last reply on its connection: the server closes it right afterwards. */
export const endsConnection = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && endingStates.test(error.code)
