import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, flowing, num, type Point, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

const bars = (size: number, turn: number, slant: number): string =>
  [-0.5, -0.1, 0.3]
    .map((along) =>
      flowing(
        turned(
          [
            [(along - slant) * size, -size * 0.38],
            [(along + 0.06) * size, 0],
            [(along + slant) * size, size * 0.36],
          ],
          turn,
        ),
      ),
    )
    .join('')

/** A whole piece with the marks of a hot pan: breast, thigh, steak. */
export const seared: Draw = ({ defs, random, paints, size }, turn) => {
  const points: Point[] = [
    [-size, size * 0.05],
    [-size * 0.6, size * 0.5],
    [size * 0.1, size * between(random, 0.54, 0.66)],
    [size * 0.85, size * 0.34],
    [size * 1.05, -size * 0.08],
    [size * 0.6, -size * 0.5],
    [-size * 0.2, -size * between(random, 0.5, 0.62)],
    [-size * 0.8, -size * 0.38],
  ]
  const outline = smooth(turned(points, turn))
  const top = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.9, y * 0.86]),
      turn,
    ),
  )
  return (
    cast(outline, 4, 6, 0.32) +
    path(outline, shaded(paints.rim, 0.35)) +
    path(top, defs.glow(paints.core, paints.rim, 0.15), 'transform="translate(-1.5 -2.5)"') +
    line(bars(size, turn, 0.14), shaded(paints.rim, 0.45), size * 0.085, 'opacity=".62"') +
    path(
      blob(random, size * 0.3, size * 0.08, 0.1, turn),
      '#fff',
      `opacity=".28" transform="translate(${num(-size * 0.22)} ${num(-size * 0.28)})"`,
    )
  )
}

/** A slice across: browned edge, tender inside. Made to be fanned out. */
export const carved: Draw = ({ defs, random, paints, size }, turn) => {
  const tall = between(random, 0.86, 1)
  const points: Point[] = [
    [-size * 0.34, -size * tall],
    [size * 0.26, -size * tall * 0.94],
    [size * 0.42, 0],
    [size * 0.24, size * tall * 0.92],
    [-size * 0.3, size * tall],
    [-size * 0.42, 0],
  ]
  const outline = smooth(turned(points, turn))
  const inner = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.74, y * 0.88]),
      turn,
    ),
  )
  const grain = [-0.5, -0.1, 0.3]
    .map((along) =>
      flowing(
        turned(
          [
            [-size * 0.18, along * size],
            [0, (along + 0.08) * size],
            [size * 0.2, along * size],
          ],
          turn,
        ),
      ),
    )
    .join('')
  return (
    cast(outline, 3, 4, 0.3) +
    path(outline, defs.slope(paints.rim, shaded(paints.rim, 0.3))) +
    path(inner, defs.slope(lit(paints.core, 0.15), paints.base)) +
    line(grain, shaded(paints.base, 0.2), size * 0.05, 'opacity=".4"')
  )
}

/** A chop with its rim of fat and its bone. */
export const chop: Draw = ({ defs, random, paints, size }, turn) => {
  const points: Point[] = [
    [-size * 0.95, -size * 0.2],
    [-size * 0.7, size * 0.5],
    [size * 0.1, size * 0.68],
    [size * 0.8, size * 0.42],
    [size * 1.02, -size * 0.1],
    [size * 0.55, -size * 0.56],
    [-size * 0.3, -size * 0.6],
  ]
  const outline = smooth(turned(points, turn))
  const meat = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.88, y * 0.82 + size * 0.02]),
      turn,
    ),
  )
  const bone = flowing(
    turned(
      [
        [-size * 0.75, -size * 0.3],
        [-size * 0.2, -size * 0.4],
        [size * 0.3, -size * 0.34],
      ],
      turn,
    ),
  )
  return (
    cast(outline, 4, 6, 0.32) +
    path(outline, defs.slope('#f3d9a8', '#b67f45')) +
    path(meat, defs.glow(paints.core, paints.rim, 0.1)) +
    line(bars(size * 0.9, turn, 0.16), shaded(paints.rim, 0.4), size * 0.08, 'opacity=".6"') +
    line(bone, '#efe2c8', size * 0.11) +
    path(blob(random, size * 0.28, size * 0.09, 0.1, turn), '#fff', 'opacity=".22"')
  )
}
