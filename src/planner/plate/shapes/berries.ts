import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { blob, flowing, num, type Point, range, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** Many small globes: raspberry, blackberry. */
export const drupe: Draw = ({ random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.86, 0.05, turn)
  const globes = [
    ...range(8).map(
      (index): Point => [Math.cos((index / 8) * 6.283) * size * 0.64, Math.sin((index / 8) * 6.283) * size * 0.54],
    ),
    ...range(4).map(
      (index): Point => [
        Math.cos((index / 4) * 6.283 + 0.5) * size * 0.27,
        Math.sin((index / 4) * 6.283 + 0.5) * size * 0.23,
      ],
    ),
  ]
  const dots = turned(globes, turn)
    .map(([x, y]) => `M${num(x)} ${num(y)}h.1`)
    .join('')
  return (
    cast(outline, 2.5, 3.5, 0.3) +
    path(outline, shaded(paints.base, 0.45)) +
    line(dots, paints.base, size * 0.46) +
    line(
      dots,
      lit(paints.base, 0.35),
      size * 0.16,
      `transform="translate(${num(-size * 0.07)} ${num(-size * 0.09)})" opacity=".85"`,
    )
  )
}

/** A small dark berry with its crown. */
export const crowned: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.96, 0.02, turn)
  const star = blob(random, size * 0.34, size * 0.3, 0.3, turn, 6)
  return (
    cast(outline) +
    path(outline, defs.glow(lit(paints.base, 0.3), shaded(paints.base, 0.4))) +
    path(
      star,
      shaded(paints.base, 0.6),
      `transform="translate(${num(Math.cos(turn) * size * 0.25)} ${num(Math.sin(turn) * size * 0.25)})"`,
    )
  )
}

/** Half a strawberry, or a quarter: red edge, pale heart, seeds along the rim. */
export const strawberry: Draw = ({ defs, random, paints, size }, turn) => {
  const points: Point[] = [
    [-size * 0.82, 0],
    [-size * 0.72, size * 0.6],
    [0, size * 0.66],
    [size * 0.7, size * 0.28],
    [size * 1.12, 0],
    [size * 0.7, -size * 0.28],
    [0, -size * 0.66],
    [-size * 0.72, -size * 0.6],
  ]
  const outline = smooth(turned(points, turn))
  const flesh = smooth(
    turned(
      points.map(([x, y]): Point => [x * 0.78, y * 0.78]),
      turn,
    ),
  )
  const heart = smooth(
    turned(
      [
        [-size * 0.5, 0],
        [0, size * 0.2],
        [size * 0.6, 0],
        [0, -size * 0.2],
      ],
      turn,
    ),
  )
  const seeds = turned(
    points.map(([x, y]): Point => [x * 0.86, y * 0.86]),
    turn,
  )
    .map(([x, y]) => `M${num(x)} ${num(y)}h.1`)
    .join('')
  return (
    cast(outline, 2.5, 3.5, 0.28) +
    path(outline, defs.slope(lit(paints.rim, 0.1), shaded(paints.rim, 0.12))) +
    path(flesh, defs.glow(paints.core, paints.base)) +
    path(heart, '#ffeade', 'opacity=".85"') +
    line(seeds, '#f7d58a', size * 0.09) +
    path(
      blob(random, size * 0.2, size * 0.08, 0, turn),
      '#fff',
      `opacity=".35" transform="translate(${num(-size * 0.3)} ${num(-size * 0.36)})"`,
    )
  )
}

/** A fig cut open: violet skin, pale rim, red and seedy inside. */
export const fig: Draw = ({ defs, random, paints, size }, turn) => {
  const points: Point[] = [
    [size * 1.1, 0],
    [size * 0.5, size * 0.5],
    [-size * 0.35, size * 0.72],
    [-size * 0.85, 0],
    [-size * 0.35, -size * 0.72],
    [size * 0.5, -size * 0.5],
  ]
  const shape = (factor: number) =>
    smooth(
      turned(
        points.map(([x, y]): Point => [x * factor, y * factor]),
        turn,
      ),
    )
  const seeds = range(11)
    .map((index) => {
      const [p = [0, 0]] = turned(
        [
          [
            Math.cos(index * 2.4) * size * 0.1 * Math.sqrt(index) * 1.2 - size * 0.1,
            Math.sin(index * 2.4) * size * 0.1 * Math.sqrt(index) * 1.1,
          ],
        ],
        turn,
      )
      return `M${p.map(num).join(' ')}h.1`
    })
    .join('')
  return (
    cast(shape(1), 2.5, 3.5, 0.28) +
    path(shape(1), paints.rim) +
    path(shape(0.86), '#f3e2c4') +
    path(shape(0.7), defs.glow(paints.core, paints.base)) +
    line(seeds, '#f6d9a0', size * 0.08) +
    path(blob(random, size * 0.14, size * 0.05, 0, turn), '#7d1f33', 'opacity=".6"')
  )
}

/** A wrinkled dried fruit: raisin, prune, date, apricot. */
export const wrinkled: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.66, 0.12, turn, 8)
  const folds = [-0.25, 0.1, 0.35]
    .map((side) =>
      flowing(
        turned(
          [
            [-size * 0.6, side * size],
            [0, (side - 0.12) * size],
            [size * 0.6, side * size * 0.8],
          ],
          turn,
        ),
      ),
    )
    .join('')
  return (
    cast(outline) +
    path(outline, defs.slope(lit(paints.base, 0.25), shaded(paints.base, 0.25))) +
    line(folds, shaded(paints.base, 0.5), size * 0.09, 'opacity=".6"') +
    line(folds, paints.core, size * 0.06, 'opacity=".5" transform="translate(-1 -1.4)"')
  )
}

/** A cherry, halved, without its stone. */
export const cherryHalf: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.92, 0.04, turn)
  return (
    cast(outline) +
    path(outline, paints.rim) +
    path(blob(random, size * 0.86, size * 0.78, 0.04, turn), defs.glow(paints.core, paints.base)) +
    path(blob(random, size * 0.3, size * 0.24, 0.1, turn), shaded(paints.rim, 0.25))
  )
}
