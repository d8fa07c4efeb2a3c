import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { StartRefused } from './start-refused.ts'

// A small app for tests: starts the database of the given folder, prints that it did, and runs until it gets a signal.
const [dataDir = '', packageFolder] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

try {
  const options = packageFolder === undefined ? {} : { packageFolder }
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => say({ log: line }), ...options })
  process.once('SIGTERM', () => server.stop())
  say({ connection: server.connection })
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  say({ refused: error.reason, sentence: error.message })
}
