import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, flowing, type Point, range, smooth, strokes, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A crescent with skin on its back: slices of avocado, apple, peach, mango, melon. */
export const crescent: Draw = ({ defs, random, paints, size }, turn) => {
  const arc = (from: number, to: number, out: number, lift: number): Point[] =>
    range(7).map((index) => {
      const angle = from + (index / 6) * (to - from)
      return [Math.cos(angle) * size * out, Math.sin(angle) * size * out * 0.95 - lift]
    })
  const lift = size * 0.42
  const deep = between(random, 0.42, 0.56)
  const back = arc(0.12, Math.PI - 0.12, 1, lift)
  const front = arc(Math.PI - 0.5, 0.5, deep, lift)
  const body = smooth(turned([...back, ...front], turn))
  const skin = flowing(turned(back, turn))
  const inner = flowing(turned(arc(0.4, Math.PI - 0.4, 0.78, lift), turn))
  return (
    cast(body) +
    path(body, defs.slope(lit(paints.core, 0.2), paints.base)) +
    line(inner, lit(paints.core, 0.5), size * 0.09, 'opacity=".55"') +
    line(skin, paints.rim, size * 0.12)
  )
}

/** A wedge on its back, two cut faces meeting in a ridge: lemon, lime, tomato, potato. */
export const wedge: Draw = ({ defs, random, paints, size }, turn) => {
  const fat = between(random, 0.5, 0.62)
  const outline: Point[] = [
    [-size, -size * 0.1],
    [-size * 0.5, size * fat],
    [size * 0.5, size * fat],
    [size, -size * 0.1],
    [size * 0.45, -size * 0.42],
    [-size * 0.45, -size * 0.42],
  ]
  const body = smooth(turned(outline, turn))
  const face = smooth(
    turned(
      outline.map(([x, y]) => [x * 0.86, y * 0.74 - size * 0.05]),
      turn,
    ),
  )
  const ridge = turned(
    [
      [-size * 0.72, -size * 0.02],
      [0, size * 0.1],
      [size * 0.72, -size * 0.02],
    ],
    turn,
  )
  const veins = turned(
    [
      [-size * 0.34, size * 0.05],
      [-size * 0.3, size * 0.34],
      [0, size * 0.1],
      [0, size * 0.4],
      [size * 0.34, size * 0.05],
      [size * 0.3, size * 0.34],
    ],
    turn,
  )
  return (
    cast(body, 2.5, 3.5) +
    path(body, defs.slope(paints.rim, shaded(paints.rim, 0.3))) +
    path(face, defs.slope(lit(paints.core, 0.25), paints.base)) +
    line(flowing(ridge), lit(paints.core, 0.6), size * 0.08, 'opacity=".7"') +
    line(strokes(veins), lit(paints.core, 0.5), size * 0.05, 'opacity=".6"')
  )
}
