import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, flowing, num, type Point, range, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A head of florets on its stem: broccoli, cauliflower. */
export const floret: Draw = ({ defs, random, paints, size }, turn) => {
  const [stem = [0, 0], heart = [0, 0]] = turned(
    [
      [-size * 1.05, 0],
      [size * 0.1, 0],
    ],
    turn,
  )
  const stalk = `M${stem.map(num).join(' ')}L${heart.map(num).join(' ')}`
  const buds = range(7).map((index) => {
    const angle = turn - 1.9 + index * 0.63
    const out = index === 6 ? 0.1 : 0.52
    const [x, y] = [Math.cos(angle) * size * out + (heart[0] ?? 0), Math.sin(angle) * size * out + (heart[1] ?? 0)]
    return { x, y, d: blob(random, size * 0.42, size * 0.38, 0.1, angle, 7) }
  })
  const drawn = (fill: string, dx: number, dy: number, scale: number) =>
    `<g fill="${fill}">${buds.map(({ x, y, d }) => `<path d="${d}" transform="translate(${num(x + dx)} ${num(y + dy)})${scale === 1 ? '' : `scale(${scale})`}"/>`).join('')}</g>`
  const grain = buds
    .map(
      ({ x, y }) =>
        `M${num(x - size * 0.12)} ${num(y - size * 0.1)}h.1M${num(x + size * 0.12)} ${num(y + size * 0.04)}h.1M${num(x - size * 0.02)} ${num(y + size * 0.16)}h.1`,
    )
    .join('')
  return (
    line(stalk, '#2a1508', size * 0.46, 'opacity=".25" transform="translate(2 4)"') +
    line(stalk, shaded(paints.core, 0.18), size * 0.46) +
    line(stalk, paints.core, size * 0.32) +
    drawn(shaded(paints.base, 0.4), 1.5, 3, 1) +
    drawn(defs.slope(lit(paints.base, 0.22), paints.base), 0, 0, 0.98) +
    line(grain, lit(paints.base, 0.35), size * 0.09, 'opacity=".7"') +
    line(grain, paints.rim, size * 0.07, 'transform="translate(2 2)" opacity=".5"')
  )
}

/** A cut of mushroom: brown cap, pale flesh, dark gills. */
export const mushroom: Draw = ({ defs, random, paints, size }, turn) => {
  const wide = between(random, 0.92, 1.08)
  const cap: Point[] = [
    [-size * wide, size * 0.12],
    [-size * 0.72, -size * 0.62],
    [0, -size * 0.92],
    [size * 0.72, -size * 0.62],
    [size * wide, size * 0.12],
    [size * 0.42, size * 0.2],
    [size * 0.28, size * 0.78],
    [-size * 0.28, size * 0.78],
    [-size * 0.42, size * 0.2],
  ]
  const flesh = cap.map(([x, y]): Point => [x * 0.86, y * 0.84 + size * 0.03])
  const outline = smooth(turned(cap, turn))
  const gills = flowing(
    turned(
      [
        [-size * 0.62, size * 0.08],
        [-size * 0.3, -size * 0.08],
        [size * 0.3, -size * 0.08],
        [size * 0.62, size * 0.08],
      ],
      turn,
    ),
  )
  return (
    cast(outline, 2, 3) +
    path(outline, paints.rim) +
    path(smooth(turned(flesh, turn)), defs.slope(lit(paints.core, 0.2), paints.base)) +
    line(gills, shaded(paints.rim, 0.2), size * 0.12, 'opacity=".75"')
  )
}

/** A bulb of many layers cut lengthways: bok choy, fennel, artichoke heart, chicory, sprouts. */
export const layered: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = smooth(
    turned(
      [
        [-size, 0],
        [-size * 0.5, size * 0.46],
        [size * 0.35, size * 0.6],
        [size * 1.05, size * between(random, 0.1, 0.3)],
        [size * 1.05, -size * between(random, 0.1, 0.3)],
        [size * 0.35, -size * 0.6],
        [-size * 0.5, -size * 0.46],
      ],
      turn,
    ),
  )
  const folds = [-0.55, -0.22, 0.22, 0.55]
    .map((side) =>
      flowing(
        turned(
          [
            [-size * 0.8, side * size * 0.2],
            [0, side * size * 0.6],
            [size * 0.86, side * size * 0.5],
          ],
          turn,
        ),
      ),
    )
    .join('')
  const tips = smooth(
    turned(
      [
        [size * 0.35, size * 0.56],
        [size * 1.04, size * 0.24],
        [size * 1.04, -size * 0.24],
        [size * 0.35, -size * 0.56],
        [size * 0.6, 0],
      ],
      turn,
    ),
  )
  return (
    cast(outline, 2.5, 3.5) +
    path(outline, defs.slope(lit(paints.core, 0.3), paints.core)) +
    path(tips, paints.base, 'opacity=".85"') +
    line(folds, paints.rim, size * 0.06, 'opacity=".7"')
  )
}
