import { expect, test } from 'vitest'
import type { Tensor } from './pixels.ts'
import { alphabetOf, recognise } from './recognise-text.ts'

// Classes: 0 is none, 1 "a", 2 "中", 3 "7", 4 "g", 5 a blank.
const alphabet = alphabetOf('a\n中\n7\ng\n')
const CLASSES = 6
const picture = { data: new Uint8ClampedArray(40 * 20 * 4), width: 40, height: 20 }
const strip = { start: { x: 0, y: 10 }, end: { x: 40, y: 10 }, height: 20, sag: 0 }

/** A model that is sure of one class per step; the second best class gets the remaining probability. */
const sayingEach =
  (steps: readonly (readonly [best: number, share: number, second?: number])[]) => async (): Promise<Tensor> => {
    const data = new Float32Array(steps.length * CLASSES)
    steps.forEach(([best, share, second = 0], step) => {
      data[step * CLASSES + second] = 1 - share
      data[step * CLASSES + best] = share
    })
    return { data, dims: [1, steps.length, CLASSES] }
  }

test('a repeated class is one character, and two if "none" separates them', async () => {
  const model = sayingEach([
    [3, 0.9],
    [3, 0.7],
    [0, 0.9],
    [3, 0.8],
    [5, 0.9],
    [4, 0.6],
  ])
  const line = await recognise(picture, strip, model, alphabet)
  expect(line.text).toBe('77 g')
  expect(line.sureness.map((sureness) => Math.round(sureness * 100))).toEqual([90, 80, 90, 60])
  expect(line.at.map((share) => Math.round(share * 100))).toEqual([17, 58, 75, 92])
})

test('characters of other scripts are never chosen', async () => {
  const line = await recognise(picture, strip, sayingEach([[2, 0.8, 1]]), alphabet)
  expect(line.text).toBe('a')
})

test('a bent line is sampled along its bend', async () => {
  // Dark along a parabola whose middle is 8 px below its ends, light elsewhere.
  const width = 200
  const height = 40
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let x = 0; x < width; x++) {
    const middle = 10 + 32 * (x / width) * (1 - x / width)
    for (let y = Math.round(middle) - 2; y <= Math.round(middle) + 2; y++)
      data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  const darkest: number[] = []
  const seeing = async ({ data: seen, dims }: Tensor): Promise<Tensor> => {
    const [, , rows = 0, columns = 0] = dims
    for (let column = 4; column < columns - 4; column++) {
      const values = Array.from({ length: rows }, (_, row) => seen[row * columns + column] ?? 0)
      const dark = values.flatMap((value, row) => (value < 0 ? [row] : []))
      darkest.push(dark.reduce((sum, row) => sum + row, 0) / dark.length / rows)
    }
    return { data: new Float32Array(CLASSES), dims: [1, 1, CLASSES] }
  }
  await recognise(
    { data, width, height },
    { start: { x: 0, y: 10.5 }, end: { x: width, y: 10.5 }, height: 16, sag: 8 },
    seeing,
    alphabet,
  )
  expect(Math.min(...darkest)).toBeGreaterThan(0.4)
  expect(Math.max(...darkest)).toBeLessThan(0.6)
})
