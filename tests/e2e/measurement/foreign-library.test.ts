import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect } from 'vitest'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { routes } from '#domain/api/routes.ts'
import { test } from '../browser.ts'
import { arrivalsIn } from './measured.ts'

/** The core of the vendor's library as one script. */
async function bundledLibrary(): Promise<string> {
  const entry = fileURLToPath(new URL('./vendor-library.ts', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'library', fileName: 'library' } },
  })
  const [bundle] = [result].flat()
  if (bundle === undefined || !('output' in bundle)) throw new Error('The library was not bundled.')
  return bundle.output[0].code
}

declare const mixpanel: {
  init: (token: string, options: object) => void
  track: (name: string, properties: object) => void
  identify: (id: string) => void
  people: { set: (properties: object) => void }
  get_group: (key: string, id: string) => { set: (properties: object) => void }
  get_distinct_id: () => string
}

test("the vendor's own library works with our collector unchanged", async ({ open }) => {
  const script = await bundledLibrary()
  const page = await open({ device: 'desktop' })
  const replies: Promise<readonly [string, number, string]>[] = []
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    if (pathname.startsWith('/api/v2/e/') && searchParams.has('verbose'))
      replies.push(response.text().then((text) => [pathname, response.status(), text] as const))
  })
  await page.goto('/v3/terms_of_service')
  // Waits for the response, not the request: the replies of all three routes are compared below.
  const tracked = page.waitForResponse((response) => {
    const request = response.request()
    return (
      new URL(request.url()).pathname === `${routes.track}/` &&
      (request.postData() ?? '').length > 100 &&
      arrivalsIn(request).some((arrival) => arrival.kind === 'event' && arrival.name === 'payment_started')
    )
  })
  const engaged = page.waitForResponse((response) => response.url().includes(`${routes.engage}/`))
  const grouped = page.waitForResponse((response) => response.url().includes(`${routes.groups}/`))
  await page.evaluate(script)
  await page.evaluate((token) => {
    mixpanel.init(token, {
      api_host: '/api/v2/e',
      persistence: 'localStorage',
      ignore_dnt: true,
      batch_flush_interval_ms: 200,
    })
    mixpanel.track('payment_started', { plan: '1-MONTH', billing_period: 'month', price: 29.99, currency: 'EUR' })
    mixpanel.identify('user-00000001')
    mixpanel.people.set({ os: 'Linux' })
    mixpanel.get_group('plan', '1-MONTH').set({ name: '4-Week Plan' })
  }, OWN_TOKEN)
  const [trackedReply] = await Promise.all([tracked, engaged, grouped])

  expect(arrivalsIn(trackedReply.request()).filter((arrival) => arrival.kind === 'event')).toContainEqual(
    expect.objectContaining({
      name: 'payment_started',
      properties: { plan: '1-MONTH', billing_period: 'month', price: 29.99, currency: 'EUR' },
    }),
  )
  const answers = await Promise.all(replies)
  expect(new Set(answers.map(([path]) => path))).toEqual(
    new Set([routes.track, routes.engage, routes.groups].map((route) => `${route}/`)),
  )
  for (const answer of answers) expect(answer.slice(1)).toEqual([200, '{"status":1,"error":null}'])
})
