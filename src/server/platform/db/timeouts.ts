/** The longest waits for the database, ms. */
export type Timeouts = {
  /** For a connection, be it a new one or a free one of the pool. */
  readonly connect: number
  /** For another transaction to release a lock; measured by the server. */
  readonly lock: number
  /** For a statement to end; measured by the server. */
  readonly statement: number
  /** For a reply of the server; longer than a statement may take, so that only a server that is cut off reaches it. */
  readonly read: number
}

export const timeouts: Timeouts = { connect: 5000, lock: 5000, statement: 12_000, read: 15_000 }

/** What `pg` says when a reply did not come within `query_timeout`. */
export const READ_TIMEOUT_MESSAGE = 'Query read timeout'
