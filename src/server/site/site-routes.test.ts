import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { secureHeaders } from '#server/http/security-headers.ts'
import { loadSite, readAhead } from './built-site.ts'
import { missingSiteRoutes, siteRoutes } from './site-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'built-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}

const page = (name: string) => ({ file: `pages/${name}.html`, scripts: [`sha256-${name}=`], styles: [] })
write('pages/home.html', '<h1>Home</h1>')
write('pages/woman/trust.html', '<h1>Trust</h1>')
write('pages/plan.html', '<h1>Plan</h1>')
write('assets/main-abc123.js', 'console.log(1)')
write('assets/barcode-worker-abc123.js', 'onmessage = null')
write('assets/reader-abc123.wasm', 'wasm')
write('root/robots.txt', 'User-agent: *')
write('root/sw.js', 'self.skipWaiting()')
write('pages/subscription.html', '<h1>Subscription</h1>')
write('pages/console.html', '<h1>Console</h1>')
write(
  'pages.json',
  JSON.stringify({
    buildId: '1',
    pages: {
      '/': page('home'),
      '/woman/trust': page('woman/trust'),
      '/plan': page('plan'),
      '/subscription': page('subscription'),
      '/console': page('console'),
    },
  }),
)

const app = Fastify()
secureHeaders(app, 'https://meals.example')
const site = loadSite(folder, 'http://localhost:3000')
if (site !== null) await siteRoutes(app, site)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a page is compressed, has a policy for its own scripts, and is revalidated every time', async () => {
  const reply = await get('/v3/woman/trust', { 'accept-encoding': 'gzip, br' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-woman/trust='"),
  })
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('<h1>Trust</h1>')
  expect((await get('/v3/')).body).toBe('<h1>Home</h1>')
})

test.each([
  ['/v3/plan', 'Plan'],
  ['/v3/plan/', 'Plan'],
  ['/v3/plan/week/3/day/2', 'Plan'],
  ['/v3/plan/recipe/x?a=b', 'Plan'],
  ['/v3/subscription', 'Subscription'],
  ['/v3/subscription/', 'Subscription'],
  ['/v3/console', 'Console'],
  ['/v3/console/customers/42?q=a', 'Console'],
  ['/v3/subscription/cancel', 'Subscription'],
  ['/v3/subscription/receipt/one', 'Subscription'],
])('%s is the page of the %s', async (url, heading) => {
  const reply = await get(url)
  expect([reply.statusCode, reply.body]).toEqual([200, `<h1>${heading}</h1>`])
})

test('a current copy is not sent again', async () => {
  const { etag } = (await get('/v3/', { 'accept-encoding': 'br' })).headers
  const again = await get('/v3/', { 'accept-encoding': 'br', 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const otherEncoding = await get('/v3/', { 'accept-encoding': 'gzip', 'if-none-match': String(etag) })
  expect(otherEncoding.statusCode).toBe(200)
})

test.each([
  ['/', '/v3/'],
  ['/v3', '/v3/'],
  ['/?utm_source=x', '/v3/?utm_source=x'],
  ['/v3/nowhere', '/v3/'],
  ['/v3/pages.json', '/v3/'],
  ['/v3/pages/home.html', '/v3/'],
  ['/v3/%2fetc%2fpasswd', '/v3/'],
  ['/v3//example.com', '/v3/'],
  ['/v3/woman/trust/?a=b', '/v3/woman/trust?a=b'],
])('%s redirects to %s', async (url, target) => {
  const reply = await get(url)
  expect([reply.statusCode, reply.headers.location]).toEqual([302, target])
})

test('the service worker is revalidated every time, and may fetch from its own origin only', async () => {
  expect((await get('/v3/sw.js', { 'accept-encoding': 'br' })).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*connect-src 'self'/),
  })
})

test.each(['/v3/assets/main-abc123.js', '/v3/robots.txt'])('%s has no document policy', async (url) => {
  const [file, document] = await Promise.all([get(url), get('/v3/')])
  const guards = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']
  const ofDocuments = ['content-security-policy', 'permissions-policy', 'x-frame-options']
  expect(file.headers).toMatchObject(Object.fromEntries(guards.map((name) => [name, expect.any(String)])))
  expect(Object.keys(document.headers)).toEqual(expect.arrayContaining([...guards, ...ofDocuments]))
  expect(Object.keys(file.headers).filter((name) => ofDocuments.includes(name))).toEqual([])
})

test('pictures are read in a worker, the only script that may compile WebAssembly, and only from its own origin', async () => {
  const worker = await get('/v3/assets/barcode-worker-abc123.js', { 'accept-encoding': 'br' })
  expect(worker.headers['content-security-policy']).toMatch(/^default-src 'none'.*script-src 'self' 'wasm-unsafe-eval'/)
  expect(worker.headers['content-encoding']).toBe('br')
  const page = await get('/v3/plan')
  expect(page.headers['content-security-policy']).not.toContain('wasm')
  expect((await get('/v3/assets/reader-abc123.wasm', { 'accept-encoding': 'br' })).headers).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test("only the member's pages may ask for the camera", async () => {
  expect((await get('/v3/plan/day/2026-11-23/add')).headers['permissions-policy']).toContain('camera=(self)')
  for (const url of ['/v3/', '/v3/woman/trust', '/v3/subscription', '/v3/console', '/v3/assets/none.js']) {
    expect((await get(url)).headers['permissions-policy']).toContain('camera=()')
  }
})

test('assets are cached for ever, and a missing one is not replaced by a page', async () => {
  const reply = await get('/v3/assets/main-abc123.js', { 'accept-encoding': 'br' })
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  })
  const missing = await get('/v3/assets/main-old.js')
  expect([missing.statusCode, missing.headers.location]).toEqual([404, undefined])
  expect(missing.headers['content-type']).not.toContain('html')
})

test.each(['..%2fpages.json', '%2e%2e%2fpages.json', '%00', '..%5cpages.json'])(
  '%s does not lead out of the assets',
  async (name) => {
    const reply = await get(`/v3/assets/${name}`)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.body).not.toContain('buildId')
  },
)

test('files of the whole site are at its root and below the base path', async () => {
  for (const url of ['/robots.txt', '/v3/robots.txt']) {
    const reply = await get(url)
    expect([reply.statusCode, reply.body]).toEqual([200, 'User-agent: *'])
  }
})

test('a build that replaces one that was read ahead is not sent', async () => {
  const other = mkdtempSync(join(tmpdir(), 'rebuilt-site-'))
  onTestFinished(() => rmSync(other, { recursive: true }))
  cpSync(folder, other, { recursive: true })
  const built = loadSite(other, 'http://localhost:3000') ?? expect.fail('the site was not found')
  await readAhead(built)
  rmSync(join(other, 'pages'), { recursive: true })
  rmSync(join(other, 'root'), { recursive: true })
  const server = Fastify()
  await siteRoutes(server, built)
  for (const url of ['/v3/', '/v3/woman/trust', '/robots.txt'])
    expect((await server.inject(url)).body).toBe((await get(url)).body)
})

test('reading ahead fails if a page is missing', async () => {
  const torn = mkdtempSync(join(tmpdir(), 'torn-site-'))
  onTestFinished(() => rmSync(torn, { recursive: true }))
  cpSync(folder, torn, { recursive: true })
  rmSync(join(torn, 'pages/plan.html'))
  await expect(
    readAhead(loadSite(torn, 'http://localhost:3000') ?? expect.fail('the site was not found')),
  ).rejects.toThrow('pages/plan.html')
})

test('reading ahead fails if the list describes a page wrongly', async () => {
  const odd = mkdtempSync(join(tmpdir(), 'odd-site-'))
  onTestFinished(() => rmSync(odd, { recursive: true }))
  const pages = { '/': { ...page('home'), scripts: ["'unsafe-inline'"] } }
  writeFileSync(join(odd, 'pages.json'), JSON.stringify({ buildId: '1', pages }))
  const built = loadSite(odd, 'http://localhost:3000') ?? expect.fail('the site was not found')
  await expect(readAhead(built)).rejects.toThrow('Build the web app again.')
})

test('a site that was not built says what to do', async () => {
  expect(loadSite('/nowhere', 'http://localhost:3000')).toBeNull()
  const empty = Fastify()
  missingSiteRoutes(empty)
  const reply = await empty.inject('/v3/pay')
  expect([reply.statusCode, reply.body]).toEqual([503, expect.stringContaining('npm start')])
})

test('a page is in the language of the address, else of the cookie, else of the browser, and says so', async () => {
  const several = mkdtempSync(join(tmpdir(), 'languages-'))
  onTestFinished(() => rmSync(several, { recursive: true }))
  cpSync(folder, several, { recursive: true })
  const file = (name: string, content: string) => {
    const path = join(several, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  file('languages/en-GB/pages/home.html', '<h1>Home, British</h1>')
  file('languages/en-GB/pages/plan.html', '<h1>Plan, British</h1>')
  file('languages/en-GB/root/sw.js', 'british()')
  const built = (name: string) => ({ file: `languages/en-GB/pages/${name}.html`, scripts: [], styles: [] })
  const pages = { '/': page('home'), '/plan': page('plan'), '/console': page('console') }
  const languages = { 'en-GB': { '/': built('home'), '/plan': built('plan') } }
  writeFileSync(join(several, 'pages.json'), JSON.stringify({ buildId: '1', pages, languages }))
  const british = loadSite(several, 'https://meals.example')
  const server = Fastify()
  if (british !== null) await siteRoutes(server, british)
  const ask = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
  const [american, ours] = ['<h1>Home</h1>', '<h1>Home, British</h1>']

  for (const [url, headers, body] of [
    ['/v3/', {}, american],
    ['/v3/', { 'accept-language': 'en-GB,en;q=0.9' }, ours],
    ['/v3/', { 'accept-language': 'en-US', cookie: 'a=b; lang=en-GB' }, ours],
    ['/v3/', { 'accept-language': 'en-GB', cookie: 'lang=en-US' }, american],
    ['/v3/', { cookie: 'lang=tlh' }, american],
    ['/v3/?lang=en-GB', { cookie: 'lang=en-US' }, ours],
    ['/v3/?lang=tlh', { cookie: 'lang=en-GB' }, ours],
    ['/v3/plan/week/2?lang=en-GB', {}, '<h1>Plan, British</h1>'],
    ['/v3/sw.js?lang=en-GB', {}, 'british()'],
    ['/v3/sw.js', { 'accept-language': 'en-GB' }, 'british()'],
    ['/v3/sw.js', {}, 'self.skipWaiting()'],
    ['/v3/robots.txt', { cookie: 'lang=en-GB' }, 'User-agent: *'],
    ['/v3/console', { cookie: 'lang=en-GB' }, '<h1>Console</h1>'],
  ] as const)
    expect([url, headers, (await ask(url, headers)).body]).toEqual([url, headers, body])

  const chosen = await ask('/v3/?lang=en-GB')
  expect(chosen.headers).toMatchObject({
    'content-language': 'en-GB',
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'private, no-cache',
    'set-cookie': 'lang=en-GB; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  })
  expect(chosen.headers.link).toContain('<https://meals.example/v3/?lang=en-GB>; rel="alternate"; hreflang="en-GB"')
  const accepted = await ask('/v3/', { 'accept-language': 'en-GB' })
  expect(accepted.headers).toMatchObject({ 'content-language': 'en-GB', 'cache-control': 'no-cache' })
  expect(accepted.headers['set-cookie']).toBeUndefined()
  // A worker that fetches its page by name has chosen nothing.
  expect((await ask('/v3/plan?lang=en-GB', { 'sec-fetch-dest': 'empty' })).headers['set-cookie']).toBeUndefined()

  const current = { 'if-none-match': String(accepted.headers.etag) }
  expect((await ask('/v3/', { ...current, 'accept-language': 'en-GB' })).statusCode).toBe(304)
  expect((await ask('/v3/', current)).statusCode).toBe(200)
})
