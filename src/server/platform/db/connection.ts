import type { ClientConfig } from 'pg'

/**
 * How to reach a database: a `postgres://` URL, or its parts. A `host` that begins with `/` is the folder of a socket.
 */
export type Connection = string | ConnectionSettings

export type ConnectionSettings = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export function clientConfig(connection: Connection): ClientConfig {
  return typeof connection === 'string' ? { connectionString: connection } : { ...connection }
}

/** Another database on the same server, with the same account. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (typeof connection !== 'string') return { ...connection, database }
  const url = new URL(connection)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}
