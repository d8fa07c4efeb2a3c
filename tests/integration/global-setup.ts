import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from '#server/platform/db/test-server.fixture.ts'

// Values provided to the workers; the server's tests, a separate project, declare them as well.
declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    /** Every case in `npm run prove`, a few of each kind in `npm test`. */
    extent: 'sample' | 'every case'
  }
}

/**
 * One PostgreSQL for all integration tests of a run: the one at TEST_DATABASE_URL, whose account must be allowed to
 * create databases, or a new one in a temporary folder. TEST_DATABASE_SQL names a file of SQL that is run in each database,
 * such as deploy/citus.sql.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer(process.env['TEST_DATABASE_URL'], process.env['TEST_DATABASE_SQL'])
  project.provide('testServer', server)
  return stop
}
