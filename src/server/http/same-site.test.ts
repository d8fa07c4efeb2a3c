import { expect, test } from 'vitest'
import { isCrossSite } from './same-site.ts'

const ours = 'https://www.example.com'

test.each([
  [{}],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: ours, host: '127.0.0.1:3000' }],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
])('%j comes from our own site', (headers) => {
  expect(isCrossSite({ headers }, ours)).toBe(false)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: ours }],
  [{ origin: 'https://evil.example', host: 'www.example.com' }],
  [{ origin: 'null', host: 'www.example.com' }],
])('%j comes from another site', (headers) => {
  expect(isCrossSite({ headers }, ours)).toBe(true)
})
