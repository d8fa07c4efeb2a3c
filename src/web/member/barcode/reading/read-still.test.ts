import { expect, test } from 'vitest'
import type { RgbaImage } from './gray-image.ts'
import { type BarcodeEngine, readStill } from './read-still.ts'

const picture: RgbaImage = { width: 8, height: 8, data: new Uint8ClampedArray(256) }
/** A reader that returns these numbers, one list for each attempt. */
const seeing = (...looks: (readonly string[])[]): BarcodeEngine => {
  let look = 0
  return { readOnce: async () => looks[look++] ?? [], hasOtherCode: async () => false }
}

test('one attempt is no proof: a second one has to read the same number', async () => {
  expect(await readStill(picture, seeing(['4006381333931'], [], ['4006381333931']))).toEqual({
    kind: 'read',
    gtin: '04006381333931',
  })
  expect(await readStill(picture, seeing(['4006381333931'], ['96385074']))).toEqual({ kind: 'none' })
})

test('a UPC-E of which another number was read as well needs five readings, and others only two', async () => {
  const [right, wrong, long] = ['0083930000081', '0083200009301', '4006381333931']
  expect(await readStill(picture, seeing([right], [right]))).toEqual({ kind: 'read', gtin: `0${right}` })
  expect(await readStill(picture, seeing([wrong], [], [right], [wrong], [wrong]))).toEqual({ kind: 'none' })
  const often = [[wrong], [right], [right, wrong]]
  expect(await readStill(picture, seeing(...often, ...Array(5).fill([right])))).toEqual({ kind: 'none' })
  const most = [[wrong], ...Array(5).fill([right])]
  expect(await readStill(picture, seeing(...most))).toEqual({ kind: 'read', gtin: `0${right}` })
  expect(await readStill(picture, seeing([wrong], [long], [long]))).toEqual({ kind: 'read', gtin: `0${long}` })
})

test('a number read twice in one attempt counts once, and a wrong check digit does not count', async () => {
  expect(await readStill(picture, seeing(['96385074', '96385074']))).toEqual({ kind: 'none' })
  expect(await readStill(picture, seeing(['96385075'], ['96385075']))).toEqual({ kind: 'none' })
})

test('neither of two barcodes in one picture is chosen', async () => {
  const both = ['96385074', '4006381333931']
  expect(await readStill(picture, seeing(both, both))).toEqual({ kind: 'several' })
})

test('a code that is not the number of a product is named as such', async () => {
  const parcel: BarcodeEngine = { readOnce: async () => [], hasOtherCode: async () => true }
  expect(await readStill(picture, parcel)).toEqual({ kind: 'other' })
})

test('an EAN-8 that the reader saw is not taken for a UPC-E of the same digits', async () => {
  const seen = ['01234558']
  expect(await readStill(picture, seeing(seen, seen))).toEqual({ kind: 'read', gtin: '00000001234558' })
})

test('a UPC-A number is the EAN-13 with a leading zero', async () => {
  expect(await readStill(picture, seeing(['036000291452'], ['0036000291452']))).toMatchObject({ kind: 'read' })
})
