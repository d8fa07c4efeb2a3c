import { shaded } from '#planner/plate/svg/colours.ts'
import { between, flowing, num, turned } from '#planner/plate/svg/path.ts'
import { type Draw, line } from './shape.ts'

/** A thin strip that curls, skin outside: peppers, onion petals. */
export const strip: Draw = ({ random, paints, size }, turn) => {
  const bend = between(random, 0.25, 0.6) * (random() < 0.5 ? -1 : 1)
  const points = turned(
    [
      [-size, 0],
      [-size * 0.3, size * bend],
      [size * 0.4, size * bend * 0.9],
      [size, -size * 0.1],
    ],
    turn,
  )
  const d = flowing(points)
  return (
    line(d, '#2a1508', size * 0.34, 'opacity=".24" transform="translate(2 3)"') +
    line(d, shaded(paints.base, 0.18), size * 0.34) +
    line(d, paints.base, size * 0.27) +
    line(d, paints.core, size * 0.08, `transform="translate(${num(-size * 0.04)} ${num(-size * 0.07)})" opacity=".8"`)
  )
}

/** A ribbon from a peeler, folded over itself. */
export const ribbon: Draw = ({ random, paints, size }, turn) => {
  const points = turned(
    [
      [-size, size * 0.2],
      [-size * 0.5, -size * between(random, 0.3, 0.7)],
      [0, size * between(random, 0.2, 0.5)],
      [size * 0.5, -size * 0.4],
      [size, size * between(random, -0.2, 0.4)],
    ],
    turn,
  )
  const d = flowing(points)
  return (
    line(d, '#2a1508', size * 0.36, 'opacity=".2" transform="translate(2 3)"') +
    line(d, paints.rim, size * 0.36) +
    line(d, paints.base, size * 0.29) +
    line(d, paints.core, size * 0.07, 'opacity=".75"')
  )
}
