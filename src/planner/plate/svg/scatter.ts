import type { Random } from '#planner/seeded-random.ts'
import type { Point } from './path.ts'

/** Where pieces may be placed: an ellipse, and within it the points that `holds` accepts. */
export type Region = {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
  readonly holds?: (x: number, y: number) => boolean
}

/** Position and rotation of a piece; `turn` is in radians. */
export type Spot = { readonly x: number; readonly y: number; readonly turn: number }

export const disc = (cx: number, cy: number, rx: number, ry = rx): Region => ({ cx, cy, rx, ry })

/** The same region, smaller (or larger) by a factor. */
export const shrunk = (region: Region, factor: number): Region => ({
  ...region,
  rx: region.rx * factor,
  ry: region.ry * factor,
})

function randomPoint(region: Region, random: Random): Point {
  for (let attempt = 0; attempt < 24; attempt++) {
    const angle = random() * Math.PI * 2
    const out = Math.sqrt(random())
    const x = region.cx + Math.cos(angle) * out * region.rx
    const y = region.cy + Math.sin(angle) * out * region.ry
    if (region.holds === undefined || region.holds(x, y)) return [x, y]
  }
  return [region.cx, region.cy]
}

/**
 * Evenly spread spots without a grid: each is the one of a few random candidates that is farthest from all earlier
 * spots (Mitchell's best candidate, SIGGRAPH 1991).
 */
export function scatter(region: Region, count: number, random: Random, taken: readonly Spot[] = []): Spot[] {
  const spots: Spot[] = []
  const tries = count > 60 ? 4 : 8
  for (let index = 0; index < count; index++) {
    let best: Point = randomPoint(region, random)
    let farthest = -1
    for (let attempt = 0; attempt < tries; attempt++) {
      const candidate = attempt === 0 ? best : randomPoint(region, random)
      let nearest = Number.POSITIVE_INFINITY
      for (const spot of spots) nearest = Math.min(nearest, (spot.x - candidate[0]) ** 2 + (spot.y - candidate[1]) ** 2)
      for (const spot of taken) nearest = Math.min(nearest, (spot.x - candidate[0]) ** 2 + (spot.y - candidate[1]) ** 2)
      if (nearest > farthest) {
        farthest = nearest
        best = candidate
      }
    }
    spots.push({ x: best[0], y: best[1], turn: random() * Math.PI * 2 })
  }
  return spots
}

/** Sorts spots from the back of the table to its front, so that nearer ones are drawn on top. */
export const backToFront = <S extends { readonly y: number }>(spots: readonly S[]): S[] =>
  [...spots].sort((a, b) => a.y - b.y)
