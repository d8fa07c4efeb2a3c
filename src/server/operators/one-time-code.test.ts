import { expect, test } from 'vitest'
import { base32 } from './base32.ts'
import { oneTimeCodeAt, stepOfCode } from './one-time-code.ts'

/** RFC 6238, appendix B; the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the authenticator shows %s', (second, code) => {
  expect(oneTimeCodeAt(secret, new Date(second * 1000))).toBe(code)
})

test('a code is valid one step early and late, once, and no longer', () => {
  const now = new Date(1_111_111_111_000)
  const step = 37_037_037
  const at = (shift: number) => oneTimeCodeAt(secret, new Date(now.getTime() + shift * 30_000))
  const given = (code: string, usedStep = 0) => stepOfCode(secret, { code, now, usedStep })
  expect([-2, -1, 0, 1, 2].map((shift) => given(at(shift)))).toEqual([null, step - 1, step, step + 1, null])
  expect(given(at(0), step)).toBeNull()
  expect([given('12345'), given('abcdef'), given('')]).toEqual([null, null, null])
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j (RFC 4648)', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded)
})
