import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { lotsOf, stableAddress } from './lot.ts'

const secrets = new Map([
  ['2026-11-25', randomBytes(32)],
  ['2026-11-26', randomBytes(32)],
])
const now = new Date('2026-11-26T10:00:00Z')
const headers = { 'user-agent': 'Browser', 'accept-language': 'en' }

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('of %s only %s counts', (ip, stable) => {
  expect(stableAddress(ip)).toBe(stable)
})

test('a request has the same lots on a day, others on another day, and others in another browser', () => {
  const caller = { ip: '2001:db8:1:2:3:4:5:6', headers }
  const lots = lotsOf(caller, secrets, now)
  expect(lots.map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-25'])
  expect(lotsOf({ ...caller, ip: '2001:db8:1:2:ffff::9' }, secrets, now)).toEqual(lots)
  expect(lotsOf({ ...caller, headers: { ...headers, 'user-agent': 'Other' } }, secrets, now)).not.toEqual(lots)
  expect(lots[0]?.lot).not.toBe(lots[1]?.lot)
  expect(lotsOf(caller, new Map(), now)).toEqual([])
})

test('lots are spread over a million', () => {
  const lots = Array.from({ length: 2000 }, (_, at) =>
    lotsOf({ ip: `10.0.${at >> 8}.${at & 255}`, headers }, secrets, now),
  )
  const today = lots.map(([lot]) => lot?.lot ?? -1)
  expect(Math.min(...today)).toBeLessThan(2 ** 12)
  expect(Math.max(...today)).toBeGreaterThan(2 ** 20 - 2 ** 12)
  expect(Math.max(...today)).toBeLessThan(2 ** 20)
})
