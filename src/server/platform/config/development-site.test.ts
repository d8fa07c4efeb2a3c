import { expect, test } from 'vitest'
import { isDevelopmentSite } from './development-site.ts'

const local = { nodeEnv: 'development', publicUrl: 'http://localhost:3000', trustedProxies: 0 } as const

test.each(['http://localhost:3000', 'http://127.0.0.1:4100', 'http://[::1]:3000', 'https://localhost'])(
  '%s is a developer’s machine',
  (publicUrl) => {
    expect(isDevelopmentSite({ ...local, publicUrl })).toBe(true)
  },
)

test.each([
  ['production', { nodeEnv: 'production' as const }],
  ['a public address', { publicUrl: 'https://www.example.com' }],
  ['an address that only begins like a local one', { publicUrl: 'http://localhost.example.com' }],
  ['a trusted proxy', { trustedProxies: 1 }],
  ['a trusted network', { trustedProxies: ['127.0.0.1'] }],
])('%s is not a developer’s machine', (_, difference) => {
  expect(isDevelopmentSite({ ...local, ...difference })).toBe(false)
})
