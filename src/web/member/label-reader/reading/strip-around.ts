import { type Point, pointAt, type Strip } from '#domain/label/text-line.ts'
import { type Rectangle, smallestRectangle } from './smallest-rectangle.ts'

/** A bend is only trusted in a line that is at least this many times as long as it is high. */
const LONG = 8
/** A line whose middle is displaced by less than this share of its height counts as straight. */
const LEAST_SAG = 0.15
/** Number of places along a line at which its middle is measured. */
const PLACES = 24

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Fits a + b u + c u² to points by least squares; null if there is no unique solution. */
function parabola(points: readonly Point[]): readonly [number, number, number] | null {
  const sums = [0, 1, 2, 3, 4].map((power) => points.reduce((sum, { x }) => sum + x ** power, 0))
  const right = [0, 1, 2].map((power) => points.reduce((sum, { x, y }) => sum + y * x ** power, 0))
  const [n = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = sums
  const [t0 = 0, t1 = 0, t2 = 0] = right
  const whole = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2)
  if (Math.abs(whole) < 1e-9) return null
  const a = t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)
  const b = n * (t1 * s4 - t2 * s3) - t0 * (s1 * s4 - s2 * s3) + s2 * (s1 * t2 - s2 * t1)
  const c = n * (s2 * t2 - s3 * t1) - s1 * (s1 * t2 - s2 * t1) + t0 * (s1 * s3 - s2 * s2)
  return [a / whole, b / whole, c / whole]
}

const straight = ({ centre, angle, width, height }: Rectangle): Strip => {
  const dx = (Math.cos(angle) * width) / 2
  const dy = (Math.sin(angle) * width) / 2
  return {
    start: { x: centre.x - dx, y: centre.y - dy },
    end: { x: centre.x + dx, y: centre.y + dy },
    height,
    sag: 0,
  }
}

/** The middle and height of a bent line of text, from the border of its region; null if it is almost straight. */
function bent(points: readonly Point[], { centre, angle, width }: Rectangle): Strip | null {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const places = Array.from({ length: PLACES }, () => ({
    from: Number.POSITIVE_INFINITY,
    to: Number.NEGATIVE_INFINITY,
  }))
  for (const { x, y } of points) {
    const along = (x - centre.x) * cos + (y - centre.y) * sin
    const across = (y - centre.y) * cos - (x - centre.x) * sin
    const place = places[Math.min(PLACES - 1, Math.max(0, Math.floor((along / width + 0.5) * PLACES)))]
    if (place === undefined) continue
    place.from = Math.min(place.from, across)
    place.to = Math.max(place.to, across)
  }
  // The ends of a region are round, so they are left out.
  const inner = places
    .map(({ from, to }, index) => ({ x: ((index + 0.5) / PLACES - 0.5) * width, y: (from + to) / 2, high: to - from }))
    .slice(1, -1)
    .filter(({ high }) => high > 0)
  const curve = parabola(inner)
  if (curve === null) return null
  const [a, b, c] = curve
  // Where the curve is steep, the border within a place spans more than the height of the line.
  const high = median(inner.map((place) => place.high - (Math.abs(b + 2 * c * place.x) * width) / PLACES))
  if (high <= 0 || width < LONG * high) return null
  const sag = (-c * width * width) / 4
  if (Math.abs(sag) < LEAST_SAG * high) return null
  const point = (u: number): Point => {
    const v = a + b * u + c * u * u
    return { x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos }
  }
  return { start: point(-width / 2), end: point(width / 2), height: high, sag }
}

/** The detector marks only the cores of lines, so they are grown by this factor times area over perimeter. */
const GROWN = 1.7

function grown(strip: Strip): Strip {
  const width = Math.hypot(strip.end.x - strip.start.x, strip.end.y - strip.start.y)
  const by = (width * strip.height * GROWN) / (2 * (width + strip.height))
  const share = by / Math.max(1, width)
  return {
    start: pointAt(strip, -share),
    end: pointAt(strip, 1 + share),
    height: strip.height + 2 * by,
    sag: strip.sag * (1 + 2 * share) ** 2,
  }
}

/** The strip of a line of text, from the border of its region; null if the region has no area. */
export function stripAround(points: readonly Point[]): Strip | null {
  const rectangle = smallestRectangle(points)
  return rectangle === null ? null : grown(bent(points, rectangle) ?? straight(rectangle))
}
