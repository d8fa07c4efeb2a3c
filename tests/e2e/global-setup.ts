import type { TestProject } from 'vitest/node'
import { filled, routes } from '#domain/api/routes.ts'
import { startTestServer } from '#server/platform/db/test-server.fixture.ts'
import { buildIfNeeded } from '../../scripts/bootstrap/build-if-needed.mjs'
import { findChromium } from '../../scripts/bootstrap/find-chromium.mjs'
import { paidOrder } from './buyer.ts'
import { newAddress } from './new-address.ts'
import { todayInUtc } from './personas/record-of.ts'
import { serveApp } from './served-app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser, null if there is none. */
    chromium: string | null
    /** Where the app of this run is served, such as http://localhost:40123 */
    appUrl: string
  }
}

/**
 * Starts one real app, which creates its own PostgreSQL, for all tests of a run, and another PostgreSQL for the apps
 * that some tests start.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await buildIfNeeded(process.execPath))) throw new Error('The app could not be built.')
  project.provide('chromium', await findChromium())
  // The app tells visitors apart by the proxy's headers, which here the browser sends.
  const app = await serveApp()
  project.provide('appUrl', app.url)
  try {
    await planOneWeek(app.url)
    const { server, stop } = await startTestServer(process.env['TEST_DATABASE_URL'])
    project.provide('testServer', server)
    return async () => {
      await app.stop()
      await stop()
    }
  } catch (error) {
    await app.stop()
    throw error
  }
}

/** ms that the first week may take. */
const FIRST_WEEK = 60_000

/**
 * The thread that plans weeks starts with the first of them. While browsers start as well, the first test that opens a
 * plan could wait longer for it than the app's time limit, and be refused.
 */
async function planOneWeek(appUrl: string): Promise<void> {
  const { session } = await paidOrder(appUrl, newAddress('first-week'))
  const address = new URL(filled(routes.memberWeek, { week: 1 }), appUrl)
  address.searchParams.set('today', todayInUtc())
  const deadline = AbortSignal.timeout(FIRST_WEEK)
  for (;;) {
    const { status } = await fetch(address, { headers: { cookie: `session=${session}` }, signal: deadline })
    if (status === 200) return
    if (status !== 503) throw new Error(`The first week got the reply ${status}.`)
  }
}
