/** The longest waits for the database, ms. */
export type Timeouts = {
  /** For a connection, either a new one or a free one from the pool. */
  readonly connect: number
  /** For another transaction to release a lock; enforced by the server. */
  readonly lock: number
  /** For a statement to finish; enforced by the server. */
  readonly statement: number
  /** For a reply from the server; longer than a statement may take, so that only an unreachable server exceeds it. */
  readonly read: number
}

export const timeouts: Timeouts = { connect: 5000, lock: 5000, statement: 12_000, read: 15_000 }

/** The message of `pg` when a reply did not arrive within `query_timeout`. */
export const READ_TIMEOUT_MESSAGE = 'Query read timeout'
