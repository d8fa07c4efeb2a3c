import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Check } from '#domain/api/console/doctor.ts'
import { MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { migrationsFolder, readMigrations } from '#server/platform/db/migration-files.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { peersOf, type World } from './doctor.fixture.ts'
import { examine } from './examine.ts'
import { PROBE_HEADER, probeToken } from './probe-token.ts'
import { reportOf } from './report.ts'

const { db } = await testDatabase()
const keys = { counting: randomBytes(32), links: randomBytes(32) }
const URL_OF_SITE = 'https://shop.example'
const newestMigration = readMigrations(migrationsFolder).at(-1)?.number ?? 0
const now = () => new Date()
/** The build that is on the disk. */
const BUILD = '0123456789ab'
/** What an app behind a proxy says of a request. */
const seen = { address: '203.0.113.9', isForwarded: true, at: Date.now(), newestMigration, build: BUILD }
const { build: _, ...unnamed } = seen

const shop = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: URL_OF_SITE, SECRET_KEY: 'x'.repeat(32), TRUSTED_PROXIES: '1' },
  ...{ PROXY_SECRET: 'y'.repeat(32), SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Shop <hello@shop.example>' },
  ...{ ALERTS_EMAIL: 'ops@shop.example', DKIM_SELECTOR: 's1', METRICS_TOKEN: 'z'.repeat(32) },
  ...{ SECURITY_CONTACT: 'mailto:s@shop.example', ALLOW_SANDBOX_IN_PRODUCTION: 'i-understand-no-money-moves' },
}

const healthy: World = {
  site: {
    [`${URL_OF_SITE}/healthz`]: {},
    [`${URL_OF_SITE}/readyz`]: {},
    'http://shop.example/': { status: 308, headers: new Map([['location', `${URL_OF_SITE}/`]]) },
  },
  texts: {
    'shop.example': ['some-proof=1', 'v=spf1 include:mail.example -all'],
    '_dmarc.shop.example': ['v=DMARC1; p=quarantine; rua=mailto:ops@shop.example'],
    's1._domainkey.shop.example': ['v=DKIM1; k=rsa; p=MIIB'],
  },
  certificate: { validTo: plusDays(now(), 60), refusal: null },
  mailServer: null,
  disk: { free: 50 * 1024 ** 3, total: 100 * 1024 ** 3 },
  seen: () => seen,
}

async function found(changes: Partial<World> = {}, env: Record<string, string> = {}) {
  const config = readConfig({ ...shop, ...env }, paymentAdapters)
  const checks = await examine({ config, db, keys, now, build: BUILD, peers: peersOf({ ...healthy, ...changes }) })
  return (name: Check['name']) => checks.find((check) => check.name === name)
}

const backedUp = (hours: number, verified = true) => {
  const taken_at = new Date(Date.now() - hours * MS_PER_HOUR)
  return db.insertInto('backups').values({ taken_at, finished_at: now(), bytes: 1, row_count: 1, verified }).execute()
}

test('an installation in order has nothing to change but that the sandbox sells', async () => {
  await backedUp(3)
  const config = readConfig(shop, paymentAdapters)
  const checks = await examine({ config, db, keys, now, build: BUILD, peers: peersOf(healthy) })
  expect(checks.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['settings'])
  const report = reportOf(checks)
  expect(report).toContain('0 faults, 1 warning, 13 in order.')
  expect(report).toMatch(/^WARNING {2}settings +The sandbox sells, so no money moves\.\n +→ PAYMENTS_PROVIDER=/m)
  await db.deleteFrom('backups').execute()
})

const DOMAIN = 'shop.example'
const without = (name: string, texts: readonly string[] = []) => ({ texts: { ...healthy.texts, [name]: texts } })

test.each<[string, Check['name'], Check['state'], string, Partial<World>, Record<string, string>?]>([
  ['nobody answers', 'reachable', 'fault', 'DNS, the certificate and the proxy', { site: {} }],
  [
    'the database cannot write',
    ...(['reachable', 'fault', 'cannot write'] as const),
    { site: { ...healthy.site, [`${URL_OF_SITE}/readyz`]: { status: 503 } } },
  ],
  [
    'a slow probe',
    ...(['reachable', 'warning', '3 seconds'] as const),
    { site: { ...healthy.site, [`${URL_OF_SITE}/readyz`]: { ms: 1500 } } },
  ],
  [
    'a proxy that passes X-Forwarded-For on, and the app counts it',
    ...(['proxy', 'fault', 'PROXY_SECRET'] as const),
    { seen: (headers) => ({ ...seen, address: headers['x-forwarded-for'] ?? '' }) },
    { PROXY_SECRET: '' },
  ],
  [
    'the same from a proxy that shows its secret',
    ...(['proxy', 'fault', 'instead of adding to it'] as const),
    { seen: (headers) => ({ ...seen, address: headers['x-forwarded-for'] ?? '' }) },
  ],
  [
    'a proxy that shows no secret, or another one',
    ...(['proxy', 'fault', 'X-Proxy-Secret'] as const),
    { seen: () => ({ ...seen, address: '127.0.0.1', isForwarded: false }) },
  ],
  [
    'a proxy that does not say whom a request is from',
    ...(['proxy', 'fault', 'Let the proxy set X-Forwarded-For'] as const),
    { seen: () => ({ ...seen, address: '127.0.0.1', isForwarded: false }) },
    { PROXY_SECRET: '' },
  ],
  ['no trusted proxy', 'proxy', 'fault', 'TRUSTED_PROXIES=1', {}, { TRUSTED_PROXIES: '0' }],
  ['no secret of the proxy', 'proxy', 'warning', 'PROXY_SECRET=', {}, { PROXY_SECRET: '' }],
  ['an app with another key', 'proxy', 'warning', 'SECRET_KEY', { seen: () => null }],
  [
    'a certificate that browsers refuse',
    ...(['certificate', 'fault', 'Renew'] as const),
    { certificate: { validTo: plusDays(now(), 60), refusal: 'CERT_HAS_EXPIRED' } },
  ],
  [
    'a certificate without its chain',
    ...(['certificate', 'fault', 'fullchain.pem'] as const),
    { certificate: { validTo: plusDays(now(), 60), refusal: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' } },
  ],
  [
    'a certificate that ends soon',
    ...(['certificate', 'warning', 'has not renewed'] as const),
    { certificate: { validTo: plusDays(now(), 10), refusal: null } },
  ],
  [
    'a certificate that ends now',
    ...(['certificate', 'fault', 'now'] as const),
    { certificate: { validTo: plusDays(now(), 1), refusal: null } },
  ],
  [
    'http that stays http',
    ...(['certificate', 'warning', 'redirect'] as const),
    { site: { ...healthy.site, 'http://shop.example/': { status: 200 } } },
  ],
  [
    'a clock that is an hour off',
    ...(['clock', 'fault', 'NTP'] as const),
    {
      site: {
        ...healthy.site,
        [`${URL_OF_SITE}/healthz`]: { headers: new Map([['date', 'Fri, 01 Jan 2021 00:00:00 GMT']]) },
      },
    },
  ],
  [
    'an app whose clock is off behind a proxy whose is not',
    ...(['clock', 'warning', 'NTP'] as const),
    { seen: () => ({ ...seen, at: Date.now() - 200_000 }) },
  ],
  [
    'an app of another version',
    ...(['version', 'warning', 'Restart every process'] as const),
    { seen: () => ({ ...seen, newestMigration: newestMigration - 1 }) },
  ],
  [
    'an app of another build with the same migrations',
    ...(['version', 'warning', 'Restart every process'] as const),
    { seen: () => ({ ...seen, build: 'ba9876543210' }) },
  ],
  [
    'an app of before builds had names',
    ...(['version', 'warning', 'Restart every process'] as const),
    { seen: () => unnamed },
  ],
  ['a mail server that refuses', 'mail-server', 'fault', 'SMTP_URL', { mailServer: '535 authentication failed' }],
  ['alerts that reach nobody', 'mail-server', 'warning', 'ALERTS_EMAIL', {}, { ALERTS_EMAIL: '' }],
  ['no SPF', 'mail-names', 'fault', 'v=spf1', without(DOMAIN)],
  ['two SPF records', 'mail-names', 'fault', 'Leave one', without(DOMAIN, ['v=spf1 -all', 'v=spf1 mx -all'])],
  ['SPF for everybody', 'mail-names', 'fault', '-all', without(DOMAIN, ['v=spf1 +all'])],
  ['no DMARC', 'mail-names', 'fault', 'p=quarantine', without(`_dmarc.${DOMAIN}`)],
  ['DMARC that watches', 'mail-names', 'warning', 'p=quarantine', without(`_dmarc.${DOMAIN}`, ['v=DMARC1; p=none'])],
  ['no DKIM key', 'mail-names', 'fault', 'v=DKIM1', without(`s1._domainkey.${DOMAIN}`)],
  ['a withdrawn DKIM key', 'mail-names', 'fault', 'DKIM_SELECTOR', without(`s1._domainkey.${DOMAIN}`, ['v=DKIM1; p='])],
  ['no selector', 'mail-names', 'warning', 'DKIM_SELECTOR', {}, { DKIM_SELECTOR: '' }],
  ['no metrics', 'settings', 'warning', 'PAYMENTS_PROVIDER', {}, { METRICS_TOKEN: '' }],
  ['no backup', 'backups', 'warning', 'npm run backup', {}],
])('%s', async (_, name, state, change, world, env = {}) => {
  const check = (await found(world, env))(name)
  expect(check).toMatchObject({ name, state, change: expect.stringContaining(change) })
})

test.each([
  [3, true, 'ok'],
  [3, false, 'warning'],
  [30, true, 'warning'],
  [24 * 9, true, 'fault'],
] as const)('a newest backup of %d hours ago, restored on trial %s: %s', async (hours, verified, state) => {
  await backedUp(hours, verified)
  expect((await found())('backups')?.state).toBe(state)
  await db.deleteFrom('backups').execute()
})

test("the app's own disk and key file are looked at, and a DNS that does not answer is said as such", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const own = { SECRET_KEY: '', DATA_DIR: dataDir }
  expect((await found({}, own))('keys')).toMatchObject({ state: 'fault', says: expect.stringContaining('is missing') })
  writeFileSync(join(dataDir, 'secret-key'), 'k'.repeat(43), { mode: 0o644 })
  expect((await found({}, own))('keys')?.change).toBe(`chmod 600 ${join(dataDir, 'secret-key')}`)
  const full = { disk: { free: 100 * 1024 ** 2, total: 100 * 1024 ** 3 } }
  expect((await found(full, own))('disk')).toMatchObject({ state: 'fault' })
  expect((await found({ disk: { free: 3 * 1024 ** 3, total: 100 * 1024 ** 3 } }, own))('disk')?.state).toBe('warning')
  const broken = { ...healthy, texts: null as unknown as World['texts'] }
  expect((await found(broken))('mail-names')).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/^This could not/),
  })
})

test('a migration that was not applied yet is named', async () => {
  const last = await db.selectFrom('schema_migrations').selectAll().orderBy('number', 'desc').limit(1).execute()
  await db.deleteFrom('schema_migrations').where('number', '=', newestMigration).execute()
  onTestFinished(async () => void (await db.insertInto('schema_migrations').values(last).execute()))
  expect((await found())('migrations')).toMatchObject({
    state: 'warning',
    says: expect.stringContaining(`the first is ${last[0]?.name}`),
    change: expect.stringContaining('Restart the app'),
  })
})

test('a database of a newer version is said to be one', async () => {
  await db.insertInto('schema_migrations').values({ number: 9999, name: '9999-new', checksum: 'x' }).execute()
  expect((await found())('migrations')).toMatchObject({
    state: 'fault',
    change: expect.stringContaining('newer version'),
  })
  await db.deleteFrom('schema_migrations').where('number', '=', 9999).execute()
})

test('only who has the secret key is told which address is seen', () => {
  const config = { secretKey: 'x'.repeat(32), databaseUrl: null }
  const token = probeToken({ config, keys }, now())
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(probeToken({ config: { secretKey: null, databaseUrl: 'postgres://a' }, keys }, now())).toBeNull()
  expect(PROBE_HEADER).toBe('x-doctor')
})
