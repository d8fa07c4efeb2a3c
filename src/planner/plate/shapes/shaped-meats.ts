import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, num, range, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** Something shaped by hand and fried: patty, fish cake, falafel. `flat` is height divided by breadth. */
const shapedBy =
  (flat: number): Draw =>
  ({ defs, random, paints, size }, turn) => {
    const outline = blob(random, size, size * flat, 0.05, turn, 11)
    const specks = range(9)
      .map(() => {
        const [p = [0, 0]] = turned(
          [[between(random, -0.62, 0.62) * size, between(random, -0.55, 0.55) * size * flat]],
          turn,
        )
        return `M${p.map(num).join(' ')}l${num(between(random, -2, 2) + 0.1)} ${num(between(random, -2, 2))}`
      })
      .join('')
    return (
      cast(outline, 3.5, 5, 0.32) +
      path(outline, shaded(paints.rim, 0.3)) +
      path(
        blob(random, size * 0.92, size * flat * 0.9, 0.05, turn, 11),
        defs.glow(paints.core, paints.rim, 0.05),
        'transform="translate(-1 -2)"',
      ) +
      line(specks, shaded(paints.rim, 0.35), size * 0.1, 'opacity=".55"') +
      line(
        specks,
        lit(paints.core, 0.4),
        size * 0.06,
        `opacity=".7" transform="translate(${num(size * 0.13)} ${num(size * 0.18)})"`,
      )
    )
  }

export const patty: Draw = shapedBy(0.93)

export const meatball: Draw = shapedBy(0.98)

export const finger: Draw = shapedBy(0.34)
