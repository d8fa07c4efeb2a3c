import { flushCompileCache } from 'node:module'
import { brand, unprovenClaims } from '#domain/brand.ts'
import { paymentAdapters } from './payment-providers/registry.generated.ts'
import { readConfig } from './platform/config/config.ts'
import { logLine } from './platform/log/log.ts'
import { findPostgres, startFailure, stopOnSignals } from './platform/process/start-and-stop.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

// Everything that was opened is closed in reverse order.
const closers: (() => Promise<unknown>)[] = []
async function stop(): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
}

/**
 * A company must not advertise claims that it cannot prove: a start in production logs one line with the claims that are
 * not shown because no proof has been written down.
 */
function warnOfUnprovenClaims(nodeEnv: string): void {
  const claims = unprovenClaims(brand.claims)
  if (nodeEnv !== 'production' || claims.length === 0) return
  logLine('warn', 'claims of the brand file wait for a proof and are not shown', { claims })
}

/** Reads the environment, starts or finds PostgreSQL, and starts serving. */
async function start(): Promise<void> {
  const config = readConfig(process.env, paymentAdapters)
  warnOfUnprovenClaims(config.nodeEnv)
  stopOnSignals(stop, say)
  const postgres = await findPostgres(config, (line) => logLine('info', line), loadServer)
  closers.push(() => postgres.stop())
  const { serve } = await loadServer()
  await serve({ config, connection: postgres.connection, say, closers })
  // At exit Node writes to its compile cache only what is compiled then. A long run has dropped most of the code that a
  // start needs, and a process that is killed writes nothing.
  flushCompileCache()
}

/** Everything but the database. It is loaded while PostgreSQL starts: both take about as long. */
const loadServer = () => import('./serve.ts')

try {
  await start()
} catch (error) {
  process.stderr.write(`The server did not start.\n${startFailure(error)}\n`)
  await stop().catch(() => {})
  process.exit(1)
}
