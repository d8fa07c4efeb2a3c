import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { ProviderName } from '#domain/billing/providers.ts'
import { secureHeaders } from '#server/http/security-headers.ts'
import { loadSite } from '#server/site/built-site.ts'
import { siteRoutes } from '#server/site/site-routes.ts'
import { payPageSources } from './page-sources.ts'

const PUBLIC_URL = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'pay-page-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = { file: 'page.html', scripts: [], styles: [] }
const pages = { '/': page, '/woman/pay': page, '/man/pay': page, '/complete': page }
for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, `page.html${ending}`), 'page')
writeFileSync(join(folder, 'pages.json'), JSON.stringify({ buildId: '1', pages }))

async function headersAt(path: string, providers: readonly ProviderName[]) {
  const app = Fastify()
  secureHeaders(app, PUBLIC_URL)
  const site = loadSite(folder, PUBLIC_URL, { paySources: payPageSources(providers) })
  if (site !== null) await siteRoutes(app, site)
  const { statusCode, headers } = await app.inject(`/v3${path}`)
  expect(statusCode).toBe(200)
  const payers = /payment=\([^)]*\)/.exec(String(headers['permissions-policy']))?.[0]
  return { payers, opener: headers['cross-origin-opener-policy'], content: String(headers['content-security-policy']) }
}
const shut = { payers: 'payment=(self)', opener: 'same-origin' }
const ofStripe = { payers: 'payment=(self "https://js.stripe.com")', opener: 'same-origin-allow-popups' }
const ofPaypal = { ...shut, opener: 'same-origin-allow-popups' }

test.each<[ProviderName[], string, object]>([
  [['sandbox'], '/woman/pay', shut],
  [['stripe'], '/woman/pay', ofStripe],
  [['stripe'], '/man/pay', ofStripe],
  [['paypal'], '/woman/pay', ofPaypal],
  [['stripe', 'paypal'], '/woman/pay', ofStripe],
  [['stripe', 'paypal'], '/', shut],
  [['stripe', 'paypal'], '/complete', shut],
])('with %s, %s allows only what its forms need', async (providers, path, expected) => {
  const { content, ...rest } = await headersAt(path, providers)
  expect(rest).toEqual(expected)
  const isPay = path.endsWith('/pay')
  expect(content.includes('https://js.stripe.com')).toBe(isPay && providers.includes('stripe'))
  expect(content.includes('https://*.paypal.com')).toBe(isPay && providers.includes('paypal'))
})
