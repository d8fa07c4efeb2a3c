import type { ClientConfig } from 'pg'

/** How to reach one database: a `postgres://` URL, or the parts of one. A `host` that begins with `/` is a socket's folder. */
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

/** The same server and account, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (typeof connection !== 'string') return { ...connection, database }
  const url = new URL(connection)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}
