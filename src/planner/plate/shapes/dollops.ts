import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { blob, flowing, num, type Point, range, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A spoonful with the spoon's swirl in it. */
export const dollop: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.86, 0.1, turn, 9)
  const spiral: Point[] = range(9).map((index) => {
    const angle = turn + index * 0.8
    const out = size * (0.68 - index * 0.07)
    return [Math.cos(angle) * out, Math.sin(angle) * out * 0.86]
  })
  return (
    cast(outline, 2.5, 4, 0.22) +
    path(outline, defs.glow(lit(paints.base, 0.5), shaded(paints.base, 0.1))) +
    line(flowing(spiral), shaded(paints.base, 0.26), size * 0.1, 'opacity=".5"') +
    line(
      flowing(spiral),
      lit(paints.base, 0.75),
      size * 0.08,
      `opacity=".8" transform="translate(${num(-size * 0.05)} ${num(-size * 0.08)})"`,
    )
  )
}

/** A rough spoonful of something mashed, with bits in it. */
export const mash: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.82, 0.13, turn, 10)
  const lumps = range(7)
    .map((index) => {
      const [p = [0, 0]] = turned(
        [
          [
            Math.cos(index * 2.4) * size * 0.2 * Math.sqrt(index + 1) * 0.95,
            Math.sin(index * 2.4) * size * 0.2 * Math.sqrt(index + 1) * 0.75,
          ],
        ],
        turn,
      )
      return `M${p.map(num).join(' ')}l${num(random() * 5 - 2.5)} ${num(random() * 4 - 2)}`
    })
    .join('')
  return (
    cast(outline, 2.5, 4, 0.24) +
    path(outline, defs.glow(lit(paints.base, 0.2), shaded(paints.base, 0.14))) +
    line(lumps, shaded(paints.base, 0.32), size * 0.18, 'opacity=".45" transform="translate(1 2)"') +
    line(lumps, paints.core, size * 0.15, 'opacity=".85"')
  )
}

/** A flat splash of sauce, with a gleam. */
export const splash: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.7, 0.16, turn, 10)
  return (
    path(outline, defs.glow(paints.base, shaded(paints.base, 0.16)), 'opacity=".92"') +
    path(
      blob(random, size * 0.3, size * 0.08, 0.1, -0.6),
      '#fff',
      `opacity=".35" transform="translate(${num(-size * 0.3)} ${num(-size * 0.26)})"`,
    )
  )
}
