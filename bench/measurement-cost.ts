import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { BASE } from '#domain/api/base-path.ts'
import { phone, withBrowser } from './browser/chromium.ts'
import { compressedSize, scriptNamed } from './built-web.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median } from './report/quantile.ts'
import { atMost, reported } from './report/row.ts'

const SLOWDOWN = 4
const VISITS = 5
const SAMPLING_US = 200
/** Long enough for the page to become idle, the look-ups to return and the first batch to be sent. */
const WATCHED_MS = 8_000
const LIMIT_MS = 10

/**
 * ms that functions of the measurement's script ran on the main thread, by the profiler.
 * @throws Error if none of them ran
 */
async function busyTime(browser: Browser, url: string, script: string): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLING_US })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Profiler.start')
  await page.goto(`${url}${BASE}/`)
  await wait(WATCHED_MS)
  const { profile } = await session.send('Profiler.stop')
  await context.close()
  const ours = new Set(profile.nodes.filter(({ callFrame }) => callFrame.url.endsWith(script)).map(({ id }) => id))
  if (ours.size === 0) throw new Error(`Nothing of ${script} was seen to run.`)
  const { samples = [], timeDeltas = [] } = profile
  return samples.reduce((sum, id, at) => (ours.has(id) ? sum + (timeDeltas[at] ?? 0) : sum), 0) / 1000
}

/** What measurement costs a visitor: bytes that load after everything else, and CPU time of a slow phone. */
export const measurementCost: Measurement = {
  name: 'measurement-cost',
  about: `${VISITS} visits of the home page, CPU slowed ${SLOWDOWN} times, the first ${WATCHED_MS / 1000} s of each`,
  measure: () =>
    withProductionApp(({ url }) =>
      withBrowser(async (browser) => {
        const script = scriptNamed('start-measurement')
        const times: number[] = []
        while (times.length < VISITS) times.push(await busyTime(browser, url, script))
        const { gzip, brotli } = compressedSize(script)
        return [
          reported({ name: 'script of measurement, gzip', value: gzip, unit: 'B' }),
          reported({ name: 'script of measurement, brotli', value: brotli, unit: 'B' }),
          atMost(LIMIT_MS, { name: 'main thread, median of visits', value: median(times), unit: 'ms' }),
        ]
      }),
    ),
}
