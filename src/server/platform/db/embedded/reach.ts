import pg from 'pg'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import { errorCode } from './error-code.ts'

/** An idle connection whose end tells that the server is going away. */
export type Sentinel = {
  readonly ended: Promise<void>
  close(): Promise<void>
}

export type Reached =
  | { readonly kind: 'connected'; readonly sentinel: Sentinel }
  | { readonly kind: 'busy' }
  | { readonly kind: 'password-refused' }
  | { readonly kind: 'absent' }

/** Tries to connect once. 'busy' is a server that starts, recovers, shuts down or has no connection left. */
export async function reach(connection: ConnectionSettings): Promise<Reached> {
  const client = new pg.Client({ ...connection, application_name: 'supervisor', connectionTimeoutMillis: 5000 })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  // A connection that breaks is an 'error' before it is an 'end', and an unheard 'error' would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return { kind: 'connected', sentinel: { ended, close: () => client.end() } }
  } catch (error) {
    const code = errorCode(error)
    if (code === '57P03' || code === '53300') return { kind: 'busy' }
    return { kind: code === '28P01' ? 'password-refused' : 'absent' }
  }
}
