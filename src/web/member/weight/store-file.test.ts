import { expect, test } from 'vitest'
import { batchesOf as lazyBatchesOf } from './store-file.ts'

const batchesOf = <T>(all: readonly T[]) => [...lazyBatchesOf(all)]

const bytesOf = (batch: readonly object[]) =>
  new TextEncoder().encode(JSON.stringify({ weights: batch, remove: [] })).length

test('days are sent in as few parts as the server takes at once, however long their notes are', () => {
  const short = Array.from({ length: 1501 }, (_, at) => ({ day: `2020-01-${at}`, kg: 80, source: 'file', others: [] }))
  expect(batchesOf(short).map((batch) => batch.length)).toEqual([500, 500, 500, 1])
  expect(batchesOf(short).flat()).toEqual(short)
  const note = 'ö'.repeat(200)
  const long = short.map((day) => ({ ...day, note, others: Array(9).fill({ kg: 81, note }) }))
  for (const batch of batchesOf(long)) expect(bytesOf(batch)).toBeLessThan(64_000)
  expect(batchesOf(long).flat()).toHaveLength(1501)
  expect(batchesOf([])).toEqual([])
})
