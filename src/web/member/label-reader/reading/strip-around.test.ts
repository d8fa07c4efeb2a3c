import { expect, test } from 'vitest'
import { pointAt } from '#domain/label/text-line.ts'
import { stripAround } from './strip-around.ts'

const WIDTH = 400
const HEIGHT = 12

/** The border of a line of text whose middle is lower than its ends, turned about the origin. */
const border = (sag: number, angle: number) =>
  Array.from({ length: WIDTH + 1 }, (_, x) => {
    const down = 4 * sag * (x / WIDTH) * (1 - x / WIDTH)
    return [down - HEIGHT / 2, down + HEIGHT / 2].map((y) => ({
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    }))
  }).flat()

const growth = (WIDTH * HEIGHT * 1.7) / (2 * (WIDTH + HEIGHT))

test.each([
  [0, 0],
  [0, 0.2],
  [14, 0],
  [-20, 0.1],
  [20, -0.15],
])('the height of a line that sags by %s px and is turned by %s radians is that of its letters', (sag, angle) => {
  const strip = stripAround(border(sag, angle))
  if (strip === null) throw new Error('The line was not found.')
  expect(strip.height).toBeGreaterThan(HEIGHT + growth)
  expect(strip.height).toBeLessThan(HEIGHT + 2 * growth + 2)
  const middle = pointAt(strip, 0.5)
  expect(Math.abs(middle.x - (WIDTH / 2) * Math.cos(angle) + sag * Math.sin(angle))).toBeLessThan(3)
  expect(Math.abs(middle.y - (WIDTH / 2) * Math.sin(angle) - sag * Math.cos(angle))).toBeLessThan(1)
  expect(Math.abs(strip.sag - sag)).toBeLessThan(0.15 * Math.abs(sag) + 0.5)
})

test('a single point has no strip', () => {
  expect(stripAround([{ x: 1, y: 1 }])).toBeNull()
})
