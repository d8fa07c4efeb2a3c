import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, flowing, num, type Point, range, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A stem with small round leaves: watercress, parsley, coriander, thyme. */
export const sprig: Draw = ({ random, paints, size }, turn) => {
  const stem: Point[] = [
    [-size, size * 0.2],
    [-size * 0.1, -size * 0.06],
    [size * 0.75, -size * 0.1],
  ]
  const leaves = range(6).map((index) => {
    const along = -0.35 + index * 0.22
    const side = index === 5 ? 0 : (index % 2 === 0 ? 1 : -1) * between(random, 0.3, 0.42)
    const [spot = [0, 0]] = turned([[along * size, side * size - size * 0.05]], turn)
    return blobAt(random, spot, size * between(random, 0.24, 0.32), turn + side * 2)
  })
  const stalk = flowing(turned(stem, turn))
  const all = leaves.join('')
  return (
    cast(all) +
    line(stalk, paints.core, size * 0.09) +
    path(all, paints.base) +
    path(leaves.filter((_, index) => index % 2 === 0).join(''), lit(paints.base, 0.14), 'transform="scale(.98)"')
  )
}

function blobAt(random: () => number, [x, y]: Point, radius: number, turn: number): string {
  const points: Point[] = turned(
    [
      [radius * 1.2, 0],
      [radius * 0.3, radius * 0.9],
      [-radius * 0.8, radius * between(random, 0.4, 0.7)],
      [-radius * 0.8, -radius * 0.6],
      [radius * 0.3, -radius * 0.9],
    ],
    turn,
  )
  return smooth(points.map(([px, py]) => [px + x, py + y]))
}

/** A feathery frond: dill, fennel tops, rosemary's needles. */
export const frond: Draw = ({ random, paints, size }, turn) => {
  const needles = range(9)
    .map((index) => {
      const along = -0.5 + index * 0.17
      const far = (0.5 - Math.abs(index - 4) * 0.05) * size
      const [from = [0, 0], left = [0, 0], right = [0, 0]] = turned(
        [
          [along * size, 0],
          [along * size + far * 0.6, far * between(random, 0.6, 1)],
          [along * size + far * 0.6, -far * between(random, 0.6, 1)],
        ],
        turn,
      )
      return `M${left.map(num).join(' ')}L${from.map(num).join(' ')}L${right.map(num).join(' ')}`
    })
    .join('')
  const d = `${flowing(
    turned(
      [
        [-size, 0],
        [0, size * 0.05],
        [size, 0],
      ],
      turn,
    ),
  )}${needles}`
  return (
    line(d, '#2a1508', size * 0.09, 'opacity=".25" transform="translate(1.5 2)"') +
    line(d, paints.base, size * 0.1) +
    line(needles, paints.core, size * 0.04)
  )
}

/** A spear or a long pod: asparagus, green beans, spring onion. */
export const spear: Draw = ({ random, paints, size }, turn) => {
  const bend = between(random, -0.12, 0.12)
  const d = flowing(
    turned(
      [
        [-size, 0],
        [0, size * bend],
        [size * 0.96, 0],
      ],
      turn,
    ),
  )
  const tip = flowing(
    turned(
      [
        [size * 0.6, size * bend * 0.4],
        [size * 0.85, 0],
        [size, 0],
      ],
      turn,
    ),
  )
  return (
    line(d, '#2a1508', size * 0.2, 'opacity=".28" transform="translate(2 3)"') +
    line(d, shaded(paints.base, 0.3), size * 0.2) +
    line(d, paints.base, size * 0.15) +
    line(d, paints.core, size * 0.05, `transform="translate(0 ${num(-size * 0.04)})" opacity=".75"`) +
    line(tip, paints.rim, size * 0.17, 'opacity=".8"')
  )
}
