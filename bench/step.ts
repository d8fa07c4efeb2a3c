import type { Browser } from 'playwright-core'
import { BASE } from '#domain/api/base-path.ts'
import { routes } from '#domain/api/routes.ts'
import { pathOf } from '#domain/funnel/path.ts'
import { phone, withBrowser } from './browser/chromium.ts'
import { type Traffic, watchTraffic } from './browser/traffic.ts'
import { prepareToLeave } from './journey/prepare-to-leave.ts'
import { visitor } from './journey/visitor.ts'
import { type Change, changesSoFar, interactionTimes, watchSteps } from './journey/watch-steps.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { quantile } from './report/quantile.ts'
import { atMost, type Row, reported } from './report/row.ts'

const SLOWDOWN = 4
const VISITS = 2
/** ms from the start of a transition until the next step is painted. */
const MEDIAN_LIMIT = 50
const P95_LIMIT = 100

type Visit = {
  readonly changes: readonly Change[]
  readonly interactions: readonly number[]
  readonly requestsOnTheWay: readonly string[]
  readonly scriptBytes: number
}

/** Walks from home to confirm-email on a slow phone as a person does: reads each step, then continues. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'en-GB' })
  const page = await context.newPage()
  const traffic: Traffic = await watchTraffic(page)
  await page.addInitScript(watchSteps)
  await traffic.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${url}${BASE}/`)
  await page.waitForLoadState('load')
  const path = pathOf(visitor)
  const walked = path.slice(
    0,
    path.findIndex(({ kind }) => kind === 'email'),
  )
  for (const [index, step] of [null, ...walked].entries()) {
    const leave = await prepareToLeave(page, step)
    await traffic.quiet()
    await leave.click()
    const next = path[index]
    if (next === undefined) break
    await page.locator(`main[data-step="${next.slug}"] h1`).waitFor()
    await traffic.quiet()
  }
  const { changes, origin } = await changesSoFar(page)
  const interactions = await interactionTimes(page)
  const onTheWay = changes.flatMap(({ clicked, painted }) => traffic.between(origin + clicked, origin + painted))
  await context.close()
  return { changes, interactions, requestsOnTheWay: onTheWay, scriptBytes: traffic.scriptBytes() }
}

function rowsOf(visits: readonly Visit[]): readonly Row[] {
  const interactions = visits.flatMap((one) => one.interactions)
  const views = visits.flatMap(({ changes }) => changes.map(({ ordered, painted }) => painted - ordered))
  // Requests sent by measurement do not delay a step.
  const sent = visits.flatMap((one) => one.requestsOnTheWay)
  const onTheWay = sent.filter((address) => !new URL(address).pathname.startsWith(routes.track))
  for (const address of new Set(onTheWay)) console.error(`  requested on the way: ${address}`)
  const [first] = visits
  return [
    atMost(MEDIAN_LIMIT, { name: 'click to next paint, median', value: quantile(interactions, 0.5), unit: 'ms' }),
    atMost(P95_LIMIT, { name: 'click to next paint, p95', value: quantile(interactions, 0.95), unit: 'ms' }),
    atMost(MEDIAN_LIMIT, { name: 'going on to next step painted, median', value: quantile(views, 0.5), unit: 'ms' }),
    atMost(P95_LIMIT, { name: 'going on to next step painted, p95', value: quantile(views, 0.95), unit: 'ms' }),
    atMost(0, { name: `requests on the way, ${views.length} steps`, value: onTheWay.length, unit: 'requests' }),
    reported({ name: 'sent by measurement on the way', value: sent.length - onTheWay.length, unit: 'requests' }),
    reported({ name: 'JS from home to confirm-email, brotli', value: first?.scriptBytes ?? 0, unit: 'B' }),
  ]
}

/** The transition from one step to the next on a slow phone. */
export const step: Measurement = {
  name: 'step',
  about: `${VISITS} visits from home to confirm-email, CPU slowed ${SLOWDOWN} times`,
  measure: () =>
    withProductionApp(({ url }) =>
      withBrowser(async (browser) => {
        const visits: Visit[] = []
        while (visits.length < VISITS) visits.push(await visit(browser, url))
        return rowsOf(visits)
      }),
    ),
}
