import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { angular, between, blob, type Point, range, turned } from '#planner/plate/svg/path.ts'
import { freckles } from './freckles.ts'
import { cast, type Draw, line, path } from './shape.ts'

/** A round flat bread with the scorch of the pan. */
export const flatRound: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.97, 0.025, turn, 13)
  return (
    cast(outline, 4, 6, 0.25) +
    path(outline, defs.slope(lit(paints.base, 0.35), paints.rim)) +
    path(blob(random, size * 0.93, size * 0.9, 0.03, turn, 13), defs.glow(lit(paints.base, 0.4), paints.base, 0.3)) +
    line(
      freckles(random, 13, size * 0.8, size * 0.78, turn, size * 0.08),
      shaded(paints.rim, 0.3),
      size * 0.07,
      'opacity=".38"',
    )
  )
}

/** A quarter of a flat bread: pitta, quesadilla, naan. */
export const quarter: Draw = ({ defs, random, paints, size }, turn) => {
  const arc: Point[] = range(6).map((index) => [
    Math.cos(-0.62 + index * 0.248) * size * 1.5 - size * 0.75,
    Math.sin(-0.62 + index * 0.248) * size * 1.5,
  ])
  const outline = angular(turned([[-size * 0.75, 0], ...arc], turn))
  return (
    cast(outline, 3, 5, 0.28) +
    path(outline, defs.slope(lit(paints.base, 0.25), paints.rim), `stroke="${paints.rim}" stroke-width="3"`) +
    line(
      freckles(random, 7, size * 0.35, size * 0.35, turn, size * 0.1),
      shaded(paints.rim, 0.3),
      size * 0.1,
      'opacity=".5"',
    )
  )
}

/** A crisp triangle: tortilla chip. */
export const triangle: Draw = ({ defs, random, paints, size }, turn) => {
  const points = turned(
    [
      [size, between(random, -2, 2)],
      [-size * 0.6, size * 0.82],
      [-size * 0.66, -size * 0.8],
    ],
    turn,
  )
  const outline = angular(points)
  return (
    cast(outline, 2.5, 4) +
    path(outline, defs.slope(lit(paints.base, 0.3), paints.rim), `stroke="${paints.base}" stroke-width="3"`) +
    line(freckles(random, 6, size * 0.4, size * 0.4, turn, 2), shaded(paints.rim, 0.3), size * 0.09, 'opacity=".5"')
  )
}

/** A round crisp bread or biscuit: rice cake, oatcake. */
export const cracker: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.95, 0.03, turn, 12)
  const pores = freckles(random, 20, size * 0.8, size * 0.76, turn, 1.5)
  return (
    cast(outline, 3, 4) +
    path(outline, defs.slope(lit(paints.base, 0.2), paints.rim)) +
    line(pores, paints.rim, size * 0.11, 'opacity=".6"') +
    line(pores, lit(paints.core, 0.4), size * 0.08, 'transform="translate(2 2)"')
  )
}
