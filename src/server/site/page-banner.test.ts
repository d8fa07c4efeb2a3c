import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { loadSite } from './built-site.ts'
import { bannerFor } from './page-banner.ts'
import { siteRoutes } from './site-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-with-banner-'))
afterAll(() => rmSync(folder, { recursive: true }))
const html = '<!doctype html><html><head><title>x</title></head><body class="y"><div id="app"></div></body></html>'
mkdirSync(join(folder, 'pages'))
const names = { '/': 'home', '/woman/pay': 'pay', '/terms_of_service': 'terms', '/subscription': 'subscription' }
for (const name of Object.values(names)) writeFileSync(join(folder, `pages/${name}.html`), html)
const pages = Object.entries(names).map(([path, name]) => [
  path,
  { file: `pages/${name}.html`, scripts: [], styles: ['sha256-own='] },
])
writeFileSync(join(folder, 'pages.json'), JSON.stringify({ buildId: '1', pages: Object.fromEntries(pages) }))

const shop = { paymentsProvider: 'sandbox', nodeEnv: 'production' } as const
const app = Fastify()
const site = loadSite(folder, 'http://localhost:3000', { banner: bannerFor(shop) })
if (site !== null) await siteRoutes(app, site)

test.each(['/v3/', '/v3/woman/pay', '/v3/terms_of_service', '/v3/subscription/cancel'])(
  '%s says before everything else that no money moves, in a style that its policy allows',
  async (url) => {
    const { body, headers } = await app.inject({ url })
    expect(body).toMatch(
      /<body class="y"><style>[^<]+<\/style><aside[^>]+>Test shop [^<]+no money moves\.<\/aside><div/,
    )
    const style = /<style>([^<]+)<\/style>/.exec(body)?.[1] ?? ''
    const styleHash = hash('sha256', style, 'base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-own=' 'sha256-${styleHash}'`)
  },
)

test('only a sandbox that real visitors may reach has it: elsewhere the pages that sell say so', () => {
  expect(bannerFor({ ...shop, nodeEnv: 'development' })).toBeNull()
  expect(bannerFor({ ...shop, paymentsProvider: 'stripe' })).toBeNull()
})

test('the page is the same in every encoding', async () => {
  const inEncoding = async (encoding: string) =>
    (await app.inject({ url: '/v3/', headers: { 'accept-encoding': encoding } })).rawPayload
  const plain = (await app.inject({ url: '/v3/' })).body
  expect(brotliDecompressSync(await inEncoding('br')).toString()).toBe(plain)
  expect(gunzipSync(await inEncoding('gzip')).toString()).toBe(plain)
})
