import type { Point, Strip } from '#domain/label/text-line.ts'
import { type Model, type Pixels, sampled } from './pixels.ts'
import { stripAround } from './strip-around.ts'

/** PP-OCRv4's detector (DBNet) takes pictures whose sides are multiples of this, in pixels. */
const MULTIPLE = 32
const LONGEST_SIDE = 1280
const scaling = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const

/** A pixel with a higher probability is text; a region needs at least the second as its mean probability. */
const TEXT_PIXEL = 0.3
const TEXT_REGION = 0.5
const LEAST_PIXELS = 8
const LEAST_HEIGHT = 5
/** A line longer than this many times its height is small print, which has no figures. */
const MOST_HEIGHTS = 42

const roundedSide = (side: number): number => Math.max(MULTIPLE, Math.round(side / MULTIPLE) * MULTIPLE)

/** Each connected region of text pixels: the border points of its rows and columns, and its mean probability. */
function regionsOf(map: Float32Array, width: number, height: number): readonly { points: Point[]; score: number }[] {
  const seen = new Uint8Array(map.length)
  const regions: { points: Point[]; score: number }[] = []
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || (map[start] ?? 0) <= TEXT_PIXEL) continue
    const waiting = [start]
    seen[start] = 1
    let sum = 0
    let count = 0
    const ends = new Map<number, { left: number; right: number }>()
    const sides = new Map<number, { top: number; bottom: number }>()
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width
      const y = (at - x) / width
      sum += map[at] ?? 0
      count++
      const row = ends.get(y)
      if (row === undefined) ends.set(y, { left: x, right: x })
      else {
        row.left = Math.min(row.left, x)
        row.right = Math.max(row.right, x)
      }
      const column = sides.get(x)
      if (column === undefined) sides.set(x, { top: y, bottom: y })
      else {
        column.top = Math.min(column.top, y)
        column.bottom = Math.max(column.bottom, y)
      }
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx
          const ny = y + dy
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
          const next = ny * width + nx
          if (seen[next] === 1 || (map[next] ?? 0) <= TEXT_PIXEL) continue
          seen[next] = 1
          waiting.push(next)
        }
      }
    }
    if (count < LEAST_PIXELS || sum / count < TEXT_REGION) continue
    const rows = [...ends].flatMap(([y, { left, right }]) => [
      { x: left, y },
      { x: right + 1, y },
      { x: left, y: y + 1 },
      { x: right + 1, y: y + 1 },
    ])
    const columns = [...sides].flatMap(([x, { top, bottom }]) => [
      { x: x + 0.5, y: top },
      { x: x + 0.5, y: bottom + 1 },
    ])
    const points = [...rows, ...columns]
    regions.push({ points, score: sum / count })
  }
  return regions
}

/** The lines of text in a picture, each as a strip. */
export async function findText(picture: Pixels, detector: Model): Promise<readonly Strip[]> {
  const ratio = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const width = roundedSide(picture.width * ratio)
  const height = roundedSide(picture.height * ratio)
  const scale = { x: picture.width / width, y: picture.height / height }
  const input = sampled(
    picture,
    { width, height },
    (x, y) => ({ x: (x + 0.5) * scale.x - 0.5, y: (y + 0.5) * scale.y - 0.5 }),
    scaling,
  )
  const { data } = await detector(input)
  return regionsOf(data, width, height).flatMap(({ points }) => {
    const strip = stripAround(points.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y })))
    if (strip === null) return []
    const length = Math.hypot(strip.end.x - strip.start.x, strip.end.y - strip.start.y)
    return strip.height < LEAST_HEIGHT || length > MOST_HEIGHTS * strip.height ? [] : [strip]
  })
}
