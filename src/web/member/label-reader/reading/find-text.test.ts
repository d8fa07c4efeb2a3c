import { expect, test } from 'vitest'
import { findText } from './find-text.ts'
import type { Tensor } from './pixels.ts'

const picture = { data: new Uint8ClampedArray(320 * 160 * 4), width: 320, height: 160 }

/** A detector that marks rectangles, given as left, top, right, bottom and probability. */
const marking =
  (...marks: readonly (readonly [number, number, number, number, number])[]) =>
  async ({ dims }: Tensor): Promise<Tensor> => {
    const [, , height = 0, width = 0] = dims
    const data = new Float32Array(width * height)
    for (const [left, top, right, bottom, probable] of marks) {
      for (let y = top; y < bottom; y++) data.fill(probable, y * width + left, y * width + right)
    }
    return { data, dims: [1, 1, height, width] }
  }

test('each region of text becomes a strip somewhat larger than the region', async () => {
  const boxes = await findText(picture, marking([40, 40, 140, 50, 0.9], [40, 100, 100, 112, 0.8]))
  expect(boxes).toHaveLength(2)
  const [first] = boxes
  expect(first?.start.x).toBeLessThan(38)
  expect(first?.end.x).toBeGreaterThan(142)
  expect(first?.start.y).toBeCloseTo(45, 6)
  expect(first?.sag).toBe(0)
  expect(first?.height).toBeGreaterThan(15)
})

test('a long line of running text is not taken for small print', async () => {
  expect(await findText(picture, marking([1, 40, 319, 43, 0.9]))).toHaveLength(1)
})

test('doubtful text, specks and small print are left out', async () => {
  const doubtful = marking([40, 40, 140, 50, 0.4])
  const speck = marking([40, 40, 42, 42, 0.9])
  const smallPrint = marking([0, 40, 320, 42, 0.9])
  for (const model of [doubtful, speck, smallPrint]) expect(await findText(picture, model)).toEqual([])
})
