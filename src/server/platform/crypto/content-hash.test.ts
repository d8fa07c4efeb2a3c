import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentHash } from './content-hash.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, entry]) => [key, reversed(entry)]),
  )
}

test('the order of keys does not matter, at any depth', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => contentHash(value).equals(contentHash(reversed(value)))))
})

test('the order of a list and every value do', () => {
  expect(contentHash([1, 2])).not.toEqual(contentHash([2, 1]))
  expect(contentHash({ a: 1 })).not.toEqual(contentHash({ a: '1' }))
  expect(contentHash({ a: 1, b: undefined })).toEqual(contentHash({ a: 1 }))
})
