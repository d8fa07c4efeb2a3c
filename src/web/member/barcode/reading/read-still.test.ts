import { expect, test } from 'vitest'
import type { RgbaImage } from './gray-image.ts'
import { readStill } from './read-still.ts'

const picture: RgbaImage = { width: 8, height: 8, data: new Uint8ClampedArray(256) }
/** A reader that returns these numbers, one list for each attempt. */
const seeing = (...looks: (readonly string[])[]) => {
  let look = 0
  return async () => looks[look++] ?? []
}

test('one attempt is no proof: a second one has to read the same number', async () => {
  expect(await readStill(picture, seeing(['4006381333931'], [], ['4006381333931']))).toEqual({
    kind: 'read',
    gtin: '04006381333931',
  })
  expect(await readStill(picture, seeing(['4006381333931'], ['96385074']))).toEqual({ kind: 'none' })
})

test('a number read twice in one attempt counts once, and a wrong check digit does not count', async () => {
  expect(await readStill(picture, seeing(['96385074', '96385074']))).toEqual({ kind: 'none' })
  expect(await readStill(picture, seeing(['96385075'], ['96385075']))).toEqual({ kind: 'none' })
})

test('neither of two barcodes in one picture is chosen', async () => {
  const both = ['96385074', '4006381333931']
  expect(await readStill(picture, seeing(both, both))).toEqual({ kind: 'several' })
})

test('a UPC-A number is the EAN-13 with a leading zero', async () => {
  expect(await readStill(picture, seeing(['036000291452'], ['0036000291452']))).toMatchObject({ kind: 'read' })
})
