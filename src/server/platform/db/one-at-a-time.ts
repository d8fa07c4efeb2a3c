import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './connection.ts'

/** ms between two looks whether the other process is done. */
const LOOK_EVERY = 100
const CONNECT_TIMEOUT = 10_000

/** Another process had the lock for the whole time. */
export class StillBusy extends Error {
  override readonly name = 'StillBusy'
}

/**
 * Does work that only one process may do at a time, while the others wait. The lock belongs to a transaction that stays
 * open during the work. Waiting holds no connection of a pooler, so those who wait never keep the working one from the
 * connections that it needs.
 * @throws StillBusy after `waitMs`
 */
export async function oneAtATime<T>(
  connection: Connection,
  { lock, waitMs }: { readonly lock: number; readonly waitMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: CONNECT_TIMEOUT })
  // A lost connection fails the running query; without a listener its event would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    const deadline = performance.now() + waitMs
    for (;;) {
      await client.query('begin; set local idle_in_transaction_session_timeout = 0')
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock])
      if (rows[0]?.mine === true) return await work()
      await client.query('rollback')
      if (performance.now() > deadline) throw new StillBusy('Another process has been doing this for too long.')
      await wait(LOOK_EVERY)
    }
  } finally {
    await client.query('rollback').catch(() => {})
    await client.end()
  }
}
