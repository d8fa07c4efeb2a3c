import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import type { WriteLine } from '#server/platform/log/log.ts'
import type { Cluster } from './cluster.ts'
import type { Launched } from './launch.ts'
import { disown, runningPostmaster } from './postmaster.ts'
import { errorCode, StartRefused } from './start-refused.ts'

/** An idle connection whose end shows that the server is going away. */
export type Sentinel = {
  readonly ended: Promise<void>
  close(): Promise<void>
}

export type Reached =
  | { readonly kind: 'connected'; readonly sentinel: Sentinel }
  | { readonly kind: 'busy' }
  | { readonly kind: 'password-refused' }
  | { readonly kind: 'absent' }

/** Tries to connect once. 'busy' means that the server is starting, recovering, shutting down or out of connections. */
export async function reach(connection: ConnectionSettings): Promise<Reached> {
  const client = new pg.Client({ ...connection, application_name: 'supervisor', connectionTimeoutMillis: 5000 })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  // A broken connection emits 'error' before 'end', and an 'error' without a listener would end the process.
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

// All in ms. The time for a server to answer, a dying one to end, and the backends of a dead one to release its memory:
const PATIENCE = 15_000
// The time for a server that reports that it is busy: recovering from a crash reads up to a gigabyte of log.
const PATIENCE_WHEN_BUSY = 600_000
const INTERVAL = 15
const INTERVAL_OF_LAUNCHES = 200

// Messages of a new server while its predecessor is not quite gone.
const passingFailure = /lock file .* already exists|pre-existing shared memory block/

export type Site = {
  readonly cluster: Cluster
  readonly connection: ConnectionSettings
  launch(): Promise<Launched>
}

/**
 * Connects to the server of this cluster: the running one, such as one that outlived a killed app, or one that it
 * launches. Waits for a server that is starting or stopping. If it fails, no launched server keeps running.
 * @throws StartRefused; the signal's reason when aborted
 */
export async function bringUp(site: Site, signal: AbortSignal): Promise<Sentinel> {
  const launches: Launched[] = []
  try {
    return await connectOrLaunch(site, launches, signal)
  } catch (error) {
    await launches.at(-1)?.stop()
    throw error
  }
}

async function connectOrLaunch(site: Site, launches: Launched[], signal: AbortSignal): Promise<Sentinel> {
  const { cluster, connection } = site
  const begun = Date.now()
  let until = begun + PATIENCE
  for (;;) {
    signal.throwIfAborted()
    const reached = await reach(connection)
    if (reached.kind === 'connected') return reached.sentinel
    if (reached.kind === 'password-refused') throw new StartRefused('password-unknown', cluster.home)
    if (reached.kind === 'busy') until = begun + PATIENCE_WHEN_BUSY
    const last = launches.at(-1)
    const isUp = reached.kind === 'busy' || last?.isRunning() || runningPostmaster(cluster.data) !== null
    if (Date.now() > until) throw isUp ? new StartRefused('server-silent', cluster.home) : failureOf(last)
    if (!isUp) {
      if (last !== undefined) await passOver(failureOf(last))
      disown(cluster.data)
      launches.push(await site.launch())
    }
    await sleep(INTERVAL)
  }
}

async function passOver(failure: StartRefused): Promise<void> {
  if (!passingFailure.test(failure.message)) throw failure
  await sleep(INTERVAL_OF_LAUNCHES)
}

function failureOf(launched: Launched | undefined): StartRefused {
  const output = launched?.output().trim() ?? ''
  const fatal = output.split('\n').findLast((line) => /(FATAL|PANIC|error while loading)/.test(line))
  return launched?.refusal() ?? new StartRefused('server-failed', fatal ?? (output || 'it ended without output.'))
}

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 10_000

type BringUp = (signal: AbortSignal) => Promise<Sentinel>

/**
 * Watches the server and restarts it whenever it dies, for as long as that takes. Aborting the signal ends the watch;
 * the promise settles once nothing is in progress.
 */
export async function supervise(first: Sentinel, bringUp: BringUp, log: WriteLine, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  let sentinel = first
  for (;;) {
    await Promise.race([sentinel.ended, aborted])
    if (signal.aborted) return sentinel.close()
    log('PostgreSQL has stopped; restarting it.')
    const next = await bringBack(bringUp, log, signal)
    if (next === null) return
    log('PostgreSQL is running again.')
    sentinel = next
  }
}

async function bringBack(bringUp: BringUp, log: WriteLine, signal: AbortSignal): Promise<Sentinel | null> {
  for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    await sleep(pause, undefined, { signal }).catch(() => {})
    try {
      return await bringUp(signal)
    } catch (error) {
      if (!signal.aborted) log(error instanceof Error ? error.message : String(error))
    }
  }
  return null
}
