import { expect, test } from 'vitest'
import { readAll, readerFromPackage } from '#tests/barcodes/read-set.ts'
import { barcodeExamples } from '#web/member/barcode/reading/barcode-set.fixture.ts'

test('barcodes are read at any angle, turned, blurred and bent', async () => {
  expect(barcodeExamples).toHaveLength(16)
  expect(await readAll(barcodeExamples, readerFromPackage())).toEqual({ read: 16, wrong: [], unread: [] })
})
