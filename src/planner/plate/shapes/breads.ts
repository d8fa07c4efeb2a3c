import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { angular, between, blob, flowing, num, type Point, smooth, turned } from '#planner/plate/svg/path.ts'
import { freckles } from './freckles.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A slice of a loaf, toasted: a crust, a crumb with holes. */
export const slice: Draw = ({ defs, random, paints, size }, turn) => {
  const points: Point[] = [
    [-size, size * 0.1],
    [-size * 0.92, size * 0.6],
    [0, size * 0.68],
    [size * 0.92, size * 0.6],
    [size, size * 0.1],
    [size * 0.86, -size * 0.5],
    [size * 0.3, -size * 0.62],
    [-size * 0.3, -size * 0.64],
    [-size * 0.86, -size * 0.5],
  ]
  const outline = smooth(turned(points, turn))
  const crumb = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.91, y * 0.88]),
      turn,
    ),
  )
  return (
    cast(outline, 4, 6, 0.28) +
    path(outline, defs.slope(paints.rim, shaded(paints.rim, 0.3))) +
    path(crumb, defs.glow(lit(paints.base, 0.35), paints.base)) +
    line(
      freckles(random, 12, size * 0.7, size * 0.45, turn, size * 0.05),
      shaded(paints.base, 0.24),
      size * 0.05,
      'opacity=".55"',
    )
  )
}

/** A slanting cut of baguette or ciabatta. */
export const loafCut: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.58, 0.05, turn, 10)
  return (
    cast(outline, 3, 5, 0.28) +
    path(outline, defs.slope(paints.rim, shaded(paints.rim, 0.35))) +
    path(blob(random, size * 0.86, size * 0.45, 0.06, turn, 10), defs.glow(lit(paints.base, 0.45), paints.base)) +
    line(
      freckles(random, 8, size * 0.6, size * 0.28, turn, size * 0.06),
      shaded(paints.base, 0.26),
      size * 0.06,
      'opacity=".55"',
    )
  )
}

/** Half a bun, cut side up. */
export const bunHalf: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.96, 0.02, turn, 12)
  return (
    cast(outline, 4, 6, 0.28) +
    path(outline, defs.slope(paints.rim, shaded(paints.rim, 0.25))) +
    path(blob(random, size * 0.9, size * 0.86, 0.03, turn, 12), defs.glow('#fbe9c4', '#e2b672')) +
    line(freckles(random, 10, size * 0.7, size * 0.66, turn, 2), '#b98445', size * 0.05, 'opacity=".5"')
  )
}

/** A finger of toast, a strip of crisp tortilla. */
export const soldier: Draw = ({ defs, random, paints, size }, turn) => {
  const points = turned(
    [
      [-size, -size * 0.24],
      [size, -size * 0.22],
      [size * 0.98, size * 0.24],
      [-size, size * 0.22],
    ],
    turn,
  )
  return (
    cast(angular(points), 3, 4) +
    path(
      angular(points),
      defs.slope(lit(paints.base, 0.3), paints.base),
      `stroke="${paints.rim}" stroke-width="${num(size * 0.09)}"`,
    ) +
    line(
      flowing(
        turned(
          [
            [-size * 0.7, 0],
            [0, between(random, -2, 2)],
            [size * 0.7, 0],
          ],
          turn,
        ),
      ),
      shaded(paints.base, 0.2),
      size * 0.06,
      'opacity=".4"',
    )
  )
}
