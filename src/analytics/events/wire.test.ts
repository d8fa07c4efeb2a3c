import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBody, encodeBody } from './wire.ts'

// Stands in for base64, which the caller passes in: this room uses neither Node nor browser APIs.
const toBase64 = (text: string) => `B${encodeURIComponent(text)}`
const fromBase64 = (text: string) => (text.startsWith('B') ? decodeURIComponent(text.slice(1)) : null)

test('what is encoded as JSON or base64 is decoded to the same value', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), fc.boolean(), (items, asBase64) => {
      const body = encodeBody(items, asBase64 ? toBase64 : undefined)
      expect(JSON.stringify(decodeBody(body, fromBase64))).toBe(JSON.stringify(items))
    }),
  )
})

test.each([
  ['an array as the whole body', '[{"a":1}]'],
  ['a single object', '{"a":1}'],
  ['a form with JSON', `data=${encodeURIComponent('[{"a":1}]')}`],
  ['a form with base64', `data=${encodeURIComponent(toBase64('[{"a":1}]'))}`],
  ['a form with other fields', `verbose=1&data=${encodeURIComponent('{"a":1}')}&ip=1`],
])('%s is read', (_, body) => {
  expect(decodeBody(body, fromBase64)).toEqual([{ a: 1 }])
})

test.each(['', 'data=', 'data=%E0%A4%A', 'data=[{', 'data=bm90IGpzb24=', 'name=[]', '"text"', 'null'])(
  '%o cannot be read',
  (body) => {
    expect(decodeBody(body, fromBase64)).toBeNull()
  },
)
