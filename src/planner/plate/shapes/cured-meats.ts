import { lit } from '#planner/plate/svg/colours.ts'
import { between, blob, flowing, num, type Point, range, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A rasher that waves: bacon, ham, smoked salmon. */
export const rasher: Draw = ({ random, paints, size }, turn) => {
  const wave = (shift: number) =>
    flowing(
      turned(
        range(6).map(
          (index): Point => [
            (-1 + index * 0.4) * size,
            (index % 2 === 0 ? 0.13 : -0.13) * size * between(random, 0.95, 1.05) + shift * size,
          ],
        ),
        turn,
      ),
    )
  return (
    line(wave(0), '#2a1508', size * 0.44, 'opacity=".25" transform="translate(2.5 4)"') +
    line(wave(0), paints.rim, size * 0.44) +
    line(wave(0), paints.base, size * 0.36) +
    line(wave(-0.07), paints.core, size * 0.08) +
    line(wave(0.09), lit(paints.core, 0.2), size * 0.05)
  )
}

/** A coin of sausage. */
export const sausage: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.84, 0.05, turn)
  const bits = range(5)
    .map(() => `M${num(between(random, -0.5, 0.5) * size)} ${num(between(random, -0.45, 0.45) * size)}h.1`)
    .join('')
  return (
    cast(outline) +
    path(outline, paints.rim) +
    path(blob(random, size * 0.84, size * 0.7, 0.05, turn), defs.slope(lit(paints.base, 0.2), paints.base)) +
    line(bits, paints.core, size * 0.16)
  )
}
