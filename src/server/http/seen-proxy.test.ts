import { expect, test } from 'vitest'
import { cameByAnotherName } from './seen-proxy.ts'

test.each([
  [true, { origin: 'https://www.example.com' }],
  [true, { referer: 'https://www.example.com/v3/', 'sec-fetch-site': 'same-origin' }],
  [true, { origin: 'http://192.0.2.7:8080' }],
  // A page of another site that calls this machine from a developer's browser.
  [false, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  // A link in a web mailer.
  [false, { referer: 'https://mail.example.com/', 'sec-fetch-site': 'cross-site' }],
  [false, { origin: 'http://localhost:5173' }],
  [false, { origin: 'http://127.0.0.1:3000' }],
  [false, { origin: 'http://[::1]:3000' }],
  [false, { origin: 'null' }],
  [false, { referer: 'about:blank' }],
  [false, {}],
])('%s for %j', (seen, headers) => {
  expect(cameByAnotherName({ headers })).toBe(seen)
})
