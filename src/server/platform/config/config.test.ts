import { expect, test } from 'vitest'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { readConfig, settings } from './config.ts'
import { ConfigRefused } from './setting.ts'

const refusal = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, paymentAdapters)
  } catch (error) {
    if (error instanceof ConfigRefused) return error.message.split('\n')
    throw error
  }
  return []
}

const names = (env: Record<string, string>) => refusal(env).map((line) => line.split(' ')[0])

test('an empty environment starts the sandbox on this machine', () => {
  expect(readConfig({}, paymentAdapters)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    paymentsEnv: 'test',
    trustedProxies: 0,
  })
})

test('the public address follows the port unless it is set', () => {
  expect(readConfig({ PORT: '4100' }, paymentAdapters).publicUrl).toBe('http://localhost:4100')
  expect(readConfig({ PORT: '4100', PUBLIC_URL: 'https://example.com/' }, paymentAdapters).publicUrl).toBe(
    'https://example.com',
  )
})

test('all invalid settings are named at once', () => {
  const lines = refusal({ PORT: 'eighty', PUBLIC_URL: 'example.com', DATABASE_URL: 'mysql://x', SMTP_URL: 'smtp://m' })
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'MAIL_FROM'])
})

test.each([
  ['PORT', '70000'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['PRODUCT_IDS_TEST', 'a,,b'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['METRICS_TOKEN', 'short'],
  ['MAIL_FROM', 'no-address'],
  ['LOG_LEVEL', 'loud'],
  ['VISION_URL', 'http://vision.example.com/v1'],
  ['VISION_URL', 'http://127.0.0.1.example.com/v1'],
  ['VISION_URL', 'https://user:pass@example.com/v1'],
  ['VISION_URL', 'file:///etc/passwd'],
  ['WEBHOOK_URL', 'http://hooks.example.com/forkcast'],
  ['WEBHOOK_URL', 'https://user:pass@hooks.example.com/forkcast'],
  ['EXPORT_TO', 'http://s3.example.com/bucket'],
  ['EXPORT_TO', 'https://s3.example.com/bucket?acl=public'],
  ['AD_PIXEL_API', 'http://graph.example.com/v24.0'],
  ['VISION_KEY', 'two words'],
  ['VISION_TIMEOUT', '0'],
  ['PHOTOS_PER_MEMBER', '0'],
])('%s must not be %j', (name, value) => {
  expect(refusal({ [name]: value })).toHaveLength(1)
})

const reported = {
  ...{ TIKTOK_PIXEL: 'PIXEL', TIKTOK_TOKEN: 't'.repeat(20) },
  GOOGLE_ADS_ACTION: 'customers/1234567890/conversionActions/987654321',
  ...{ GOOGLE_ADS_DEVELOPER_TOKEN: 'd'.repeat(20), GOOGLE_ADS_CLIENT: `${'c'.repeat(20)}:${'s'.repeat(20)}` },
  GOOGLE_ADS_REFRESH_TOKEN: 'r'.repeat(20),
}

test.each(['TIKTOK_API', 'GOOGLE_ADS_API', 'GOOGLE_OAUTH'])('%s gets no token in clear', (name) => {
  expect(refusal({ ...reported, [name]: 'http://api.example.com' })).toHaveLength(1)
  expect(readConfig({ ...reported, [name]: 'http://127.0.0.1:4010' }, paymentAdapters).outgoing.tiktok).not.toBeNull()
})

test('lists of proxies may name hosts and networks of both families', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, paymentAdapters).trustedProxies).toEqual([
    '10.0.0.0/8',
    '::1',
  ])
  expect(readConfig({ TRUSTED_PROXIES: '2' }, paymentAdapters).trustedProxies).toBe(2)
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'hello@example.com',
}

test('the sandbox never runs under live, and in production only if the operator allows it', () => {
  expect(refusal({ ...production, PAYMENTS_ENV: 'live' })).toHaveLength(2)
  expect(refusal(production)).toHaveLength(1)
  expect(
    readConfig({ ...production, ALLOW_SANDBOX_IN_PRODUCTION: 'i-understand-no-money-moves' }, paymentAdapters).nodeEnv,
  ).toBe('production')
})

test.each([
  ['production without a mail server', { ...production, SMTP_URL: '' }, 'SMTP_URL'],
  ['production without a public address', { ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['production on plain http', { ...production, PUBLIC_URL: 'http://example.com' }, 'PUBLIC_URL'],
  ['live money outside production', { ...production, NODE_ENV: '', PAYMENTS_ENV: 'live' }, 'NODE_ENV'],
  ['live money without a mail server', { ...production, SMTP_URL: '', PAYMENTS_ENV: 'live' }, 'SMTP_URL'],
  ['live money on plain http', { ...production, PUBLIC_URL: 'http://e.com', PAYMENTS_ENV: 'live' }, 'PUBLIC_URL'],
  ['production on a shared database without a key', { ...production, DATABASE_URL: 'postgres://db/app' }, 'SECRET_KEY'],
  ['tests on a public address', { NODE_ENV: 'test', PUBLIC_URL: 'https://example.com' }, 'NODE_ENV'],
  ['a misspelt setting', { NODE_EVN: 'production' }, 'NODE_EVN'],
  ['a misspelt setting of a provider', { STRIPE_SECERT_KEY: 'x' }, 'STRIPE_SECERT_KEY'],
])('%s is refused with the reason', (_, env, name) => {
  expect(names({ ALLOW_SANDBOX_IN_PRODUCTION: 'i-understand-no-money-moves', ...env })).toContain(name)
})

// Assembled here, so that nothing in the sources looks like a key.
const key = (kind: string, mode: string) => `${kind}_${mode}_x`
const plans = '1-WEEK=a:b,1-MONTH=c,3-MONTH=d'
const stripe = {
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: key('sk', 'test'),
  STRIPE_PUBLISHABLE_KEY: key('pk', 'test'),
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICES_TEST: plans,
}
const paypal = {
  PAYMENTS_PROVIDER: 'stripe,paypal',
  PAYPAL_CLIENT_ID: 'x',
  PAYPAL_CLIENT_SECRET: 'x',
  PAYPAL_WEBHOOK_ID: 'x',
  PAYPAL_PLANS_TEST: plans,
}

test('a provider starts with all of its keys, and says which are missing', () => {
  const { paymentsProvider, paymentProviders } = readConfig({ ...stripe, ...paypal }, paymentAdapters)
  expect(paymentsProvider).toBe('stripe,paypal')
  expect(Object.assign({}, ...paymentProviders.map(({ publicKeys }) => publicKeys))).toEqual({
    stripePublishableKey: key('pk', 'test'),
    paypalClientId: 'x',
  })
  expect(names({ ...production, PAYMENTS_PROVIDER: 'stripe,paypal', PAYMENTS_ENV: 'live' })).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICES_LIVE',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
    'PAYPAL_PLANS_LIVE',
  ])
  expect(names({ ...stripe, STRIPE_WEBHOOK_SECRET: ' ' })).toEqual(['STRIPE_WEBHOOK_SECRET'])
})

test.each([
  ['test keys under live', { ...production, ...stripe, PAYMENTS_ENV: 'live', STRIPE_PRICES_LIVE: plans }, 2],
  ['a live key under test', { ...stripe, STRIPE_SECRET_KEY: key('sk', 'live') }, 1],
  ['a live key beside the sandbox', { STRIPE_SECRET_KEY: key('sk', 'live') }, 1],
  ['a webhook secret that is none', { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_' }, 2],
  ['a plan without a price', { ...stripe, STRIPE_PRICES_TEST: '1-WEEK=a,1-MONTH=c' }, 2],
  ['one plan twice', { ...stripe, STRIPE_PRICES_TEST: `${plans},1-WEEK=z` }, 2],
  ['the sandbox beside another', { PAYMENTS_PROVIDER: 'sandbox,stripe' }, 1],
  ['a stand-in in production', { ...production, ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:1' }, 1],
  [
    'a stand-in under live',
    {
      ...production,
      ...stripe,
      ...paypal,
      PAYMENTS_ENV: 'live',
      PAYPAL_PLANS_LIVE: plans,
      PAYPAL_API_BASE: 'http://127.0.0.1:1',
    },
    4,
  ],
])('%s stop the start', (_, env, lines) => {
  expect(refusal(env)).toHaveLength(lines)
})

test('every setting explains itself', () => {
  const rows = [...Object.values(settings), ...paymentAdapters.flatMap((adapter) => Object.values(adapter.settings))]
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
  for (const row of rows) {
    expect(row.name).toMatch(/^[A-Z][A-Z_]+$/)
    expect(row.about).toMatch(/\.$/)
  }
})

test.each([
  'https://api.example.com/v1',
  'http://localhost:11434/v1',
  'http://127.0.0.1:8000/v1/',
  'http://192.168.1.20:1234/v1',
  'http://172.20.0.3/v1',
  'http://[::1]:8080/v1',
  'http://ollama:11434/v1',
  'http://box.local:11434/v1',
])('photos may be read at %s, with a model', (url) => {
  expect(names({ VISION_URL: url })).toEqual(['VISION_MODEL'])
  expect(readConfig({ VISION_URL: url, VISION_MODEL: 'qwen3-vl' }, paymentAdapters).visionUrl).toBe(url)
})
