import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, flowing, num, type Point, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A smooth kernel: almond, cashew, hazelnut, pine nut. */
export const kernel: Draw = ({ defs, paints, size }, turn) => {
  const outline = smooth(
    turned(
      [
        [size, 0],
        [size * 0.1, size * 0.58],
        [-size * 0.85, size * 0.36],
        [-size * 0.85, -size * 0.36],
        [size * 0.1, -size * 0.58],
      ],
      turn,
    ),
  )
  const seam = flowing(
    turned(
      [
        [-size * 0.7, 0],
        [0, size * 0.06],
        [size * 0.7, 0],
      ],
      turn,
    ),
  )
  return (
    cast(outline) +
    path(outline, defs.slope(lit(paints.base, 0.3), paints.rim)) +
    line(seam, paints.rim, size * 0.1, 'opacity=".6"')
  )
}

/** A walnut or pecan half with its furrows. */
export const walnut: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.76, 0.16, turn, 9)
  const furrows = [-0.4, 0, 0.4]
    .map((side) =>
      flowing(
        turned(
          [
            [-size * 0.7, side * size * 0.9],
            [-size * 0.2, (side + 0.16) * size * 0.8],
            [size * 0.25, (side - 0.14) * size * 0.8],
            [size * 0.7, side * size * 0.8],
          ],
          turn,
        ),
      ),
    )
    .join('')
  return (
    cast(outline, 2.5, 3.5) +
    path(outline, defs.slope(lit(paints.base, 0.25), paints.rim)) +
    line(furrows, shaded(paints.rim, 0.35), size * 0.13, 'opacity=".7"') +
    line(furrows, paints.core, size * 0.08, 'opacity=".8" transform="translate(-1 -2)"')
  )
}

/** A thin curl: coconut chip, almond flake, shaving of cheese, crisp of garlic. */
export const curl: Draw = ({ defs, random, paints, size }, turn) => {
  const bend = between(random, 0.1, 0.4)
  const points: Point[] = [
    [-size, 0],
    [-size * 0.4, size * (0.34 + bend)],
    [size * 0.5, size * (0.3 + bend)],
    [size, size * 0.05],
    [size * 0.4, -size * 0.16 + size * bend * 0.6],
    [-size * 0.4, -size * 0.12 + size * bend * 0.6],
  ]
  const outline = smooth(turned(points, turn))
  return (
    cast(outline) +
    path(
      outline,
      defs.slope(lit(paints.core, 0.2), paints.base),
      `stroke="${paints.rim}" stroke-width="${num(size * 0.1)}"`,
    )
  )
}

/** A date slit open along its length to show a pale filling. */
export const filledDate: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.46, 0.04, turn, 10)
  const slit = blob(random, size * 0.74, size * 0.2, 0.06, turn, 10)
  return (
    cast(outline, 3, 5, 0.3) +
    path(outline, defs.slope(lit(paints.base, 0.2), shaded(paints.base, 0.35))) +
    path(slit, shaded(paints.base, 0.6)) +
    path(blob(random, size * 0.66, size * 0.15, 0.08, turn, 10), defs.slope('#f3e2bd', '#d8b983'))
  )
}
