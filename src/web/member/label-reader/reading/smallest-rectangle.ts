import type { Point } from '#domain/label/text-line.ts'

/** A turned rectangle: its middle, the direction of its width in radians, and its sides. */
export type Rectangle = {
  readonly centre: Point
  readonly angle: number
  readonly width: number
  readonly height: number
}

const cross = (origin: Point, a: Point, b: Point): number =>
  (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)

/** Convex hull by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of ordered) {
      for (;;) {
        const [before, last] = chain.slice(-2)
        if (before === undefined || last === undefined || cross(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The rectangle of least area around points; one of its sides is always on a side of their hull. */
export function smallestRectangle(points: readonly Point[]): Rectangle | null {
  const hull = hullOf(points)
  let best: Rectangle | null = null
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    if (to.x === from.x && to.y === from.y) return
    // Text runs from left to right: the side nearer to the horizontal is the width.
    const edge = Math.atan2(to.y - from.y, to.x - from.x)
    const angle = edge - Math.round(edge / (Math.PI / 2)) * (Math.PI / 2)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const along = hull.map(({ x, y }) => x * cos + y * sin)
    const across = hull.map(({ x, y }) => y * cos - x * sin)
    const [left, right] = [Math.min(...along), Math.max(...along)]
    const [top, bottom] = [Math.min(...across), Math.max(...across)]
    const width = right - left
    const height = bottom - top
    if (best !== null && best.width * best.height <= width * height) return
    const u = (left + right) / 2
    const v = (top + bottom) / 2
    best = { centre: { x: u * cos - v * sin, y: u * sin + v * cos }, angle, width, height }
  })
  return best
}
