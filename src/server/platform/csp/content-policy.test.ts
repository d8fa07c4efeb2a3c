import { expect, test } from 'vitest'
import { pagePolicy } from './content-policy.ts'

const hashes = { scripts: ['sha256-abc='], styles: ['sha256-def='] }

test('inline code runs only by its hash', () => {
  const policy = pagePolicy(hashes, 'http://localhost:3000')
  expect(policy).toContain("script-src 'self' 'sha256-abc='")
  expect(policy).toContain("style-src 'self' 'sha256-def='")
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|\*/)
})

test('insecure requests are upgraded only if the app is served over https', () => {
  expect(pagePolicy(hashes, 'https://example.com')).toContain('upgrade-insecure-requests')
})

test('hosts of a provider are allowed by directive, in addition to our own and nowhere else', () => {
  const policy = pagePolicy(hashes, 'http://localhost:3000', {
    'script-src': ['https://js.pay.example'],
    'frame-src': ['https://frames.pay.example'],
  })
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/js\.pay\.example;/)
  expect(policy).toContain("frame-src 'self' https://frames.pay.example")
  expect(policy).toContain("connect-src 'self';")
  expect(pagePolicy(hashes, 'http://localhost:3000')).not.toContain('frame-src')
})
