import { expect, test } from 'vitest'
import { bucketOf, variantAt } from './bucket.ts'

// The cases that GrowthBook publishes for its SDKs (packages/sdk-js/test/cases.json, "hash", version 2).
test.each([
  ['seed', 'a', 0.0505],
  ['seed', 'b', 0.2696],
  ['foo', 'ab', 0.2575],
  ['foo', 'def', 0.2019],
  ['89123klj', '8952klfjas09ujkasdf', 0.124],
  ['90850943850283058242805', '123', 0.7516],
  ['()**(%$##$%#$#', '___)((*":&', 0.0128],
])('seed %s and id %s give %d', (seed, id, bucket) => {
  expect(bucketOf(seed, id)).toBe(bucket)
})

// GrowthBook's cases of "getBucketRange".
test.each([
  [[1, 1], 1, [0, 0.4999], [0.5, 0.9999]],
  [[1, 1], 0.5, [0, 0.2499], [0.5, 0.7499]],
  [[0.4, 0.6], 1, [0, 0.3999], [0.4, 0.9999]],
])('weights %j with coverage %d', (weights, coverage, first, second) => {
  for (const bucket of first) expect(variantAt(bucket, weights, coverage)).toBe(0)
  for (const bucket of second) expect(variantAt(bucket, weights, coverage)).toBe(1)
})

test('visitors who are not covered have no variant, and more coverage moves no visitor to another variant', () => {
  expect(variantAt(0.3, [1, 1], 0.5)).toBeNull()
  for (let bucket = 0; bucket < 1; bucket += 0.01) {
    const few = variantAt(bucket, [1, 2], 0.3)
    if (few !== null) expect(variantAt(bucket, [1, 2], 0.9)).toBe(few)
  }
  expect(variantAt(0.3, [0, 0], 1)).toBeNull()
})

test('two experiments divide visitors independently, each evenly', () => {
  const cells = [0, 0, 0, 0]
  for (let id = 0; id < 40_000; id++) {
    const cell = (bucketOf('one', `visitor-${id}`) < 0.5 ? 0 : 2) + (bucketOf('two', `visitor-${id}`) < 0.5 ? 0 : 1)
    cells[cell] = (cells[cell] ?? 0) + 1
  }
  for (const count of cells) expect(Math.abs(count - 10_000)).toBeLessThan(350)
})
