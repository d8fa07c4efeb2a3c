import { expect, test } from 'vitest'
import { readAll, readerFromPackage } from '#tests/barcodes/read-set.ts'
import { barcodeSet } from '#web/member/barcode/reading/barcode-set.fixture.ts'
import { countProven } from '../proven.ts'

/** Of eighty; a few of the hard ones have bars that are no wider than their blur. */
const LEAST_READ = 74

test('nearly all of eighty barcodes are read, and none as another number', async ({ task }) => {
  const { read, wrong, unread } = await readAll(barcodeSet, readerFromPackage())
  console.log(`${read} of ${barcodeSet.length} read, ${wrong.length} wrong, not read: ${unread.join(', ')}`)
  countProven(task, { barcodes: barcodeSet.length, 'barcodes read': read, 'barcodes read wrongly': wrong.length })
  expect(wrong).toEqual([])
  expect(read).toBeGreaterThanOrEqual(LEAST_READ)
})
