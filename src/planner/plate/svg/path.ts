import type { Random } from '#planner/seeded-random.ts'

export type Point = readonly [x: number, y: number]

/** A length with one decimal, in pixels, without a leading zero. */
export function num(value: number): string {
  const written = String(Math.round(value * 10) / 10)
  return written.startsWith('0.') ? written.slice(1) : written.startsWith('-0.') ? `-${written.slice(2)}` : written
}

/** A pair of coordinates; before a minus sign no space is needed. */
export const pair = (x: number, y: number): string => {
  const second = num(y)
  return second.startsWith('-') ? num(x) + second : `${num(x)} ${second}`
}

export const at = ([x, y]: Point): string => pair(x, y)

export const between = (random: Random, from: number, to: number): number => from + random() * (to - from)

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** Points turned about the origin, in radians. */
export function turned(points: readonly Point[], turn: number): Point[] {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos])
}

export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])

/** A closed outline that rounds every corner. */
export function smooth(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0]
  const start = middle(points.at(-1) ?? first, first)
  // Every bend ends halfway to the next corner, so the mirrored control point of a T is that next corner.
  const bends = points.slice(1).map((point, index) => at(middle(point, points[index + 2] ?? first)))
  return `M${at(start)}Q${at(first)} ${at(middle(first, points[1] ?? first))}T${bends.join(' ')}Z`
}

/** Separate straight strokes, one for each two points. */
export function strokes(points: readonly Point[]): string {
  return range(Math.floor(points.length / 2))
    .map((stroke) => points.slice(2 * stroke, 2 * stroke + 2))
    .map((ends) => `M${ends.map((end) => end.map(num).join(' ')).join('L')}`)
    .join('')
}

/** A closed outline with its corners kept. */
export const angular = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

/** An open, smoothly curved line along the points. */
export function flowing(points: readonly Point[]): string {
  const [first = [0, 0], second = [0, 0], ...rest] = points
  const last = rest.at(-1)
  if (last === undefined) return `M${at(first)}L${at(second)}`
  const bends = rest.map((point, index) =>
    at(index === rest.length - 1 ? point : middle(point, rest[index + 1] ?? point)),
  )
  return rest.length === 1
    ? `M${at(first)}Q${at(second)} ${at(last)}`
    : `M${at(first)}Q${at(second)} ${at(middle(second, rest[0] ?? second))}T${bends.join(' ')}`
}
/** The points of an ellipse, each pushed in or out by up to the share `wobble` of its radius. */
export function oval(random: Random, rx: number, ry: number, wobble = 0, count = 9): Point[] {
  return range(count).map((index) => {
    const angle = (index / count) * Math.PI * 2
    // The outline runs through the midpoints between corners, so the corners are moved out a little.
    const out = (1 + (random() - 0.5) * 2 * wobble) / Math.cos(Math.PI / count) ** 0.5
    return [Math.cos(angle) * rx * out, Math.sin(angle) * ry * out]
  })
}

export const blob = (random: Random, rx: number, ry: number, wobble: number, turn: number, count = 9): string =>
  smooth(turned(oval(random, rx, ry, wobble, count), turn))
