import type { Strip } from '#domain/label/text-line.ts'
import type { Pixels } from './pixels.ts'

/** Why a picture is hard to read, if the member can help it: the text is too small, or the camera moved. */
export type Trouble = 'too far' | 'not sharp'

/** Text of less than this height, in pixels, is guessed rather than read. */
const LEAST_TEXT = 14
/** Text is blurred if its sharpest edges (see `sharpnessOf`) are below this. */
const LEAST_EDGE = 26

/** How strong the sharpest edges of a picture are: the 99th percentile of its Laplacian, of 255. */
export function sharpnessOf({ data, width, height }: Pixels): number {
  const counts = new Uint32Array(1024)
  const light = (x: number, y: number): number => data[(y * width + x) * 4 + 1] ?? 0
  let total = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const bend = 4 * light(x, y) - light(x - 1, y) - light(x + 1, y) - light(x, y - 1) - light(x, y + 1)
      const strength = Math.min(1023, Math.abs(Math.round(bend)))
      counts[strength] = (counts[strength] ?? 0) + 1
      total++
    }
  }
  let above = 0
  for (let strength = 1023; strength > 0; strength--) {
    above += counts[strength] ?? 0
    if (above > total / 100) return strength
  }
  return 0
}

/** Whether most lines of text are too small to be read well. */
export function isTooSmall(lines: readonly Strip[]): boolean {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b)
  return (heights[Math.floor(heights.length / 2)] ?? 0) < LEAST_TEXT
}

/** What to improve in the next picture; null if nothing is wrong with this one. */
export function troubleOf(picture: Pixels, lines: readonly Strip[]): Trouble | null {
  if (isTooSmall(lines)) return 'too far'
  return sharpnessOf(picture) < LEAST_EDGE ? 'not sharp' : null
}
