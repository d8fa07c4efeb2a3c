import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Connection, onDatabase } from '#server/platform/db/connection.ts'
import { createDatabase } from '#server/platform/db/test-server.fixture.ts'

/** A database for the caller only, with every migration applied. */
export async function freshDatabase(): Promise<Connection> {
  const server = inject('testServer')
  const name = server.prefix + randomBytes(6).toString('hex')
  await createDatabase(server, name, server.template)
  return onDatabase(server.connection, name)
}
