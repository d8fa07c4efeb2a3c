import type { TestProject } from 'vitest/node'
import { buildWebIfNeeded } from '../../scripts/bootstrap/build-web-if-needed.mjs'
import { findChromium } from '../../scripts/bootstrap/find-chromium.mjs'
import { serveApp } from './served-app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser, null where there is none. */
    chromium: string | null
    /** Where the app of this run is served, such as http://localhost:40123 */
    appUrl: string
  }
}

/** One real app, with a database of its own, for all tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!buildWebIfNeeded(process.execPath)) throw new Error('The web app could not be built.')
  project.provide('chromium', await findChromium())
  // Visitors are distinguished by what the proxy in front says, which here is the browser.
  const app = await serveApp()
  project.provide('appUrl', app.url)
  return app.stop
}
