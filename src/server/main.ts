import { flushCompileCache } from 'node:module'
import { brand, unprovenClaims } from '#domain/brand.ts'
import { paymentAdapters } from './payment-providers/registry.ts'
import { readConfig } from './platform/config/config.ts'
import { logLine } from './platform/log/log.ts'
import { findPostgres, startFailure, stopOnSignals } from './platform/process/start-and-stop.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

// What was opened is closed in reverse order.
const closers: (() => Promise<unknown>)[] = []
async function stop(): Promise<void> {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
}

/** A company may not advertise what it cannot prove: a production start says in one line which claims lack that. */
function warnOfUnprovenClaims(nodeEnv: string): void {
  const claims = unprovenClaims(brand.claims)
  if (nodeEnv !== 'production' || claims.length === 0) return
  logLine('warn', 'claims are shown without a proof written beside them in the brand file', { claims })
}

/** From the environment to a running PostgreSQL, and on to the listening port. */
async function start(): Promise<void> {
  const config = readConfig(process.env, paymentAdapters)
  warnOfUnprovenClaims(config.nodeEnv)
  stopOnSignals(stop, say)
  const postgres = await findPostgres(config, (line) => logLine('info', line), loadServer)
  closers.push(() => postgres.stop())
  const { serve } = await loadServer()
  await serve({ config, connection: postgres.connection, say, closers })
  // At its end Node would keep what is still compiled then. A long run has dropped most of what a start needs, and a process
  // that is killed keeps nothing.
  flushCompileCache()
}

/** Everything but the database, which is loaded while PostgreSQL starts: both take about as long. */
const loadServer = () => import('./serve.ts')

try {
  await start()
} catch (error) {
  process.stderr.write(`The server did not start.\n${startFailure(error)}\n`)
  await stop().catch(() => {})
  process.exit(1)
}
