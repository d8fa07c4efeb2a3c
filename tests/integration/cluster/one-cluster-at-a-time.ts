import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { clientConfig } from '#server/platform/db/connection.ts'

/** Any number that is not used elsewhere. */
const LOCK_ID = 3_333

/**
 * Three processes hold up to 45 of a server's 100 connections, so test files with three of them must take turns.
 * Call this at the top of a test file.
 */
export async function oneClusterAtATime(): Promise<void> {
  const client = new pg.Client(clientConfig(inject('testServer').connection))
  await client.connect()
  afterAll(() => client.end())
  await client.query('select pg_advisory_lock($1)', [LOCK_ID])
}
