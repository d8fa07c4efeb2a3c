import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, flowing, num, type Point, range, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

const arcs = (size: number, turn: number): string =>
  range(5)
    .map((index) => {
      const along = (-0.62 + index * 0.3) * size
      return flowing(
        turned(
          [
            [along, -size * 0.26],
            [along + size * 0.15, 0],
            [along, size * 0.26],
          ],
          turn,
        ),
      )
    })
    .join('')

const sole: readonly Point[] = [
  [-1, 0.02],
  [-0.7, 0.3],
  [0.1, 0.4],
  [0.75, 0.26],
  [1.04, 0.04],
  [0.8, -0.2],
  [0.15, -0.36],
  [-0.65, -0.3],
]

/** A fillet with visible flakes, browned by the pan. */
export const fillet: Draw = ({ defs, random, paints, size }, turn) => {
  const points = sole.map(([x, y]): Point => [x * size, y * size * between(random, 0.95, 1.05)])
  const outline = smooth(turned(points, turn))
  const top = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.93, y * 0.84]),
      turn,
    ),
  )
  const brown = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.6 + size * 0.12, y * 0.42 - size * 0.05]),
      turn,
    ),
  )
  return (
    cast(outline, 4, 6, 0.3) +
    path(outline, shaded(paints.rim, 0.2)) +
    path(top, defs.slope(lit(paints.base, 0.35), paints.base), 'transform="translate(-1 -2)"') +
    path(brown, paints.rim, 'opacity=".42"') +
    line(arcs(size, turn), shaded(paints.base, 0.3), size * 0.035, 'opacity=".55"') +
    line(
      arcs(size, turn),
      lit(paints.base, 0.7),
      size * 0.03,
      `opacity=".7" transform="translate(${num(size * 0.035)} ${num(size * 0.01)})"`,
    )
  )
}

/** A fillet skin side up: dark back, silver flank, scored by the grill. */
export const skinned: Draw = ({ defs, random, paints, size }, turn) => {
  const points = sole.map(([x, y]): Point => [x * size, y * size * between(random, 0.95, 1.05)])
  const outline = smooth(turned(points, turn))
  const back = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.95, y < 0 ? y * 0.9 : y * 0.12]),
      turn,
    ),
  )
  const score = [-0.45, -0.08, 0.3]
    .map((along) =>
      flowing(
        turned(
          [
            [(along - 0.08) * size, -size * 0.2],
            [along * size, 0],
            [(along + 0.1) * size, size * 0.24],
          ],
          turn,
        ),
      ),
    )
    .join('')
  return (
    cast(outline, 4, 6, 0.3) +
    path(outline, defs.slope(lit(paints.core, 0.2), paints.base)) +
    path(back, defs.slope(lit(paints.rim, 0.12), shaded(paints.rim, 0.3)), 'opacity=".88"') +
    line(score, shaded(paints.rim, 0.5), size * 0.07, 'opacity=".7"') +
    line(score, paints.core, size * 0.03, 'transform="translate(2 1)" opacity=".8"')
  )
}
