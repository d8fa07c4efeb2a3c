import { expect, test } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

test('ids have the shape of version 7 and sort by time', () => {
  const times = [0, 1, 1_763_683_200_000, 4_102_444_800_000]
  const ids = times.map((time) => uuidV7(new Date(time)))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids.toSorted()).toEqual(ids)
})

test('ids of one millisecond differ', () => {
  const now = new Date(1_763_683_200_000)
  expect(new Set(Array.from({ length: 1000 }, () => uuidV7(now))).size).toBe(1000)
})
