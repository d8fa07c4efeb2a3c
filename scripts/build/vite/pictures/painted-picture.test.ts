import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintedPicture } from './painted-picture.ts'

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path fill="${colour}" d="M0 0h10v20H0z"/></svg>`

test('a drawing gets three pixels per CSS pixel, and is not cropped by a frame of another shape', async () => {
  const picture = paintedPicture(drawing('#c00'), { width: 12, height: 12 })
  if (typeof picture === 'string') return expect.fail('It is text.')
  // The second time it comes from the cache.
  const [first, again] = [await picture.make(), await picture.make()]
  expect(Buffer.compare(first, again)).toBe(0)
  const { data, info } = await sharp(first).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([36, 36, 4])
  const at = (x: number, y: number) => [...data.subarray((y * 36 + x) * 4, (y * 36 + x) * 4 + 4)]
  expect(at(2, 18)[3]).toBe(0)
  expect(at(18, 18)[3]).toBe(255)
  expect(at(18, 18)[0]).toBeGreaterThan(190)
})

test('another drawing or another size gives another picture', async () => {
  const [red, blue, larger] = [
    paintedPicture(drawing('#c00'), { width: 12, height: 12 }),
    paintedPicture(drawing('#00c'), { width: 12, height: 12 }),
    paintedPicture(drawing('#c00'), { width: 24, height: 24 }),
  ].map((picture) => (typeof picture === 'string' ? expect.fail('It is text.') : picture))
  const bytes = await Promise.all([red, blue, larger].map((picture) => picture?.make()))
  expect(new Set(bytes.map((one) => Buffer.from(one ?? []).toString('base64'))).size).toBe(3)
})
