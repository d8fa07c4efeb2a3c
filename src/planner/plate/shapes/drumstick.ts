import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, flowing, num, range, smooth, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A leg with its knuckle of bone. */
export const drumstick: Draw = ({ defs, random, paints, size }, turn) => {
  const meat = smooth(
    turned(
      [
        [-size * 0.9, 0],
        [-size * 0.6, size * 0.5],
        [0, size * 0.52],
        [size * 0.55, size * 0.16],
        [size * 0.7, 0],
        [size * 0.55, -size * 0.16],
        [0, -size * 0.52],
        [-size * 0.6, -size * 0.5],
      ],
      turn,
    ),
  )
  const bone = flowing(
    turned(
      [
        [size * 0.5, 0],
        [size * 0.8, size * 0.02],
        [size * 1.08, 0],
      ],
      turn,
    ),
  )
  const [k1 = [0, 0], k2 = [0, 0]] = turned(
    [
      [size * 1.12, size * 0.09],
      [size * 1.12, -size * 0.09],
    ],
    turn,
  )
  const knob = `M${k1.map(num).join(' ')}h.1M${k2.map(num).join(' ')}h.1`
  const crust = range(16)
    .map(() => {
      const [p = [0, 0]] = turned([[between(random, -0.75, 0.35) * size, between(random, -0.36, 0.36) * size]], turn)
      return `M${p.map(num).join(' ')}l${num(between(random, -3, 3))} ${num(between(random, -3, 3))}`
    })
    .join('')
  return (
    cast(meat, 4, 6, 0.3) +
    line(bone, '#d9c7a6', size * 0.17) +
    line(bone, '#f6ecd6', size * 0.12) +
    line(knob, '#e8d9ba', size * 0.23) +
    line(knob, '#f8f0de', size * 0.16) +
    path(meat, defs.glow(paints.core, paints.rim, 0.1)) +
    line(crust, lit(paints.core, 0.35), 3.2, 'opacity=".7"') +
    line(crust, shaded(paints.rim, 0.35), 2.6, 'opacity=".5" transform="translate(4 5)"')
  )
}
