import { expect, test } from 'vitest'
import { type Encoding, negotiateEncoding } from './encoding.ts'

const all: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity'])

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['BR', 'br'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(negotiateEncoding(header, all)).toBe(encoding)
})

test('only stored encodings are sent', () => {
  expect(negotiateEncoding('br, gzip', new Set(['gzip', 'identity']))).toBe('gzip')
  expect(negotiateEncoding('br', new Set(['identity']))).toBe('identity')
})
