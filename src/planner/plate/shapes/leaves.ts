import { lit } from '#planner/plate/svg/colours.ts'
import { between, flowing, num, type Point, range, smooth, strokes, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A plain leaf with its rib: spinach, basil, mint, sage. */
export const leaf: Draw = ({ defs, random, paints, size }, turn) => {
  const wide = between(random, 0.42, 0.58)
  const bend = between(random, -0.18, 0.18)
  const points: Point[] = [
    [size, bend * size],
    [size * 0.4, size * wide],
    [-size * 0.45, size * wide * 0.85],
    [-size * 1.02, 0],
    [-size * 0.45, -size * wide * 0.85],
    [size * 0.4, -size * wide],
  ]
  const outline = smooth(turned(points, turn))
  const rib = flowing(
    turned(
      [
        [-size * 1.15, 0],
        [0, -bend * size * 0.4],
        [size * 0.72, bend * size * 0.7],
      ],
      turn,
    ),
  )
  const half = smooth(
    turned(
      [
        [size * 0.9, bend * size],
        [size * 0.35, size * wide * 0.9],
        [-size * 0.5, size * wide * 0.75],
        [-size * 0.9, 0],
        [0, -bend * size * 0.4],
      ],
      turn,
    ),
  )
  return (
    cast(outline) +
    path(outline, defs.slope(lit(paints.base, 0.16), paints.base)) +
    path(half, paints.rim, 'opacity=".45"') +
    line(rib, paints.core, size * 0.07, 'opacity=".8"')
  )
}

/** A piece of a crisp, frilled leaf, pale at the rib: lettuces, kale, cabbage. */
export const frill: Draw = ({ defs, random, paints, size }, turn) => {
  const points: Point[] = range(15).map((index) => {
    const angle = (index / 15) * Math.PI * 2
    const out = size * (index % 2 === 0 ? between(random, 1.02, 1.16) : between(random, 0.82, 0.94))
    return [Math.cos(angle) * out * 1.2, Math.sin(angle) * out * 0.8]
  })
  const outline = smooth(turned(points, turn))
  const rib = turned(
    [
      [-size * 1.1, 0],
      [-size * 0.2, size * 0.06],
      [size * 0.75, -size * 0.08],
    ],
    turn,
  )
  const veins = turned(
    [
      [-size * 0.4, 0.05 * size],
      [0, size * 0.45],
      [-size * 0.1, 0],
      [size * 0.3, -size * 0.45],
      [size * 0.2, 0],
      [size * 0.6, size * 0.38],
    ],
    turn,
  )
  return (
    cast(outline, 2.5, 4) +
    path(
      outline,
      defs.glow(paints.core, paints.base, 0.1),
      `stroke="${paints.rim}" stroke-width="${num(size * 0.07)}"`,
    ) +
    line(flowing(rib), lit(paints.core, 0.35), size * 0.13, 'opacity=".9"') +
    line(strokes(veins), lit(paints.core, 0.3), size * 0.05, 'opacity=".7"')
  )
}

/** A lobed, narrow leaf: rocket, dandelion. */
export const lobed: Draw = ({ random, paints, size }, turn) => {
  const rib = turned(
    [
      [-size, 0],
      [-size * 0.2, size * between(random, -0.15, 0.15)],
      [size * 0.8, 0],
    ],
    turn,
  )
  const lobes = [-0.3, 0.05, 0.4]
    .map((along, index) => {
      const [from, to] = turned(
        [
          [along * size, 0],
          [(along + 0.26) * size, size * (index % 2 === 0 ? 0.4 : -0.4)],
        ],
        turn,
      )
      const [, other] = turned(
        [
          [0, 0],
          [(along + 0.22) * size, size * (index % 2 === 0 ? -0.3 : 0.32)],
        ],
        turn,
      )
      return `M${(from ?? [0, 0]).map(num).join(' ')}L${(to ?? [0, 0]).map(num).join(' ')}M${(from ?? [0, 0]).map(num).join(' ')}L${(other ?? [0, 0]).map(num).join(' ')}`
    })
    .join('')
  const [mid = [0, 0], tip = [0, 0]] = turned(
    [
      [-size * 0.35, 0],
      [size * 0.82, 0],
    ],
    turn,
  )
  const blade = `M${mid.map(num).join(' ')}L${tip.map(num).join(' ')}${lobes}`
  return (
    line(blade, '#2a1508', size * 0.3, 'opacity=".2" transform="translate(2 3)"') +
    line(blade, paints.rim, size * 0.3) +
    line(blade, paints.base, size * 0.23) +
    line(flowing(rib), paints.core, size * 0.07)
  )
}
