import { expect, test } from 'vitest'
import { ConfigRefused, readConfig, settings } from '#server/config.ts'

const refusal = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigRefused) return error.message.split('\n')
    throw error
  }
  return []
}

test('an empty environment starts the sandbox on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    paymentsEnv: 'test',
    trustedProxies: 0,
  })
})

test('the public address follows the port unless it is set', () => {
  expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
  expect(readConfig({ PORT: '4100', PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com')
})

test('everything that is wrong is named at once', () => {
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
  ['MAIL_FROM', 'nobody'],
  ['LOG_LEVEL', 'loud'],
])('%s may not be %j', (name, value) => {
  expect(refusal({ [name]: value })).toHaveLength(1)
})

test('lists of proxies may name hosts and networks of both families', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
})

test('the sandbox never runs under live, and in production only where somebody says so', () => {
  expect(refusal({ PAYMENTS_ENV: 'live' })).toHaveLength(1)
  expect(refusal({ NODE_ENV: 'production' })).toHaveLength(1)
  expect(
    readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX_IN_PRODUCTION: 'i-understand-no-money-moves' }).nodeEnv,
  ).toBe('production')
})

test('every setting explains itself', () => {
  const rows = Object.values(settings)
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
  for (const row of rows) {
    expect(row.name).toMatch(/^[A-Z][A-Z_]+$/)
    expect(row.about).toMatch(/\.$/)
  }
})
