import { expect, test } from 'vitest'
import { networkOf, seenFrom } from './seen-from.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1234:5678:9abc:def0:1234:5678', '2001:db8:1234::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['not an address', null],
])('%s is stored as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['en-GB,en;q=0.9', 'en-GB'],
  ['de', 'de'],
  ['*', null],
  ['<script>', null],
  [undefined, null],
])('%j has the first language %s', (header, locale) => {
  expect(seenFrom({ headers: { 'accept-language': header }, ip: '203.0.113.77' }).locale).toBe(locale)
})
