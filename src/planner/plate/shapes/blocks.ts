import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { angular, between, moved, num, type Point, turned } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, path } from './shape.ts'

const rounded = (colour: string, width = 2.4): string => `stroke="${colour}" stroke-width="${width}"`

/** A block on the plate: its near sides in shade, its top in the light. */
function block(job: Parameters<Draw>[0], corners: readonly Point[], height: number): string {
  const { defs, paints } = job
  const top = moved(corners, 0, -height * 0.5)
  const foot = moved(corners, height * 0.12, height * 0.5)
  const low = angular(foot)
  const side = shaded(paints.rim, 0.2)
  return (
    cast(low, 2.5, 3) +
    path(low, side, rounded(side)) +
    // The sides: the outline swept from foot to top.
    line(
      corners
        .map(([x, y]) => `M${num(x)} ${num(y - height * 0.5)}L${num(x + height * 0.12)} ${num(y + height * 0.5)}`)
        .join(''),
      side,
      2.4,
    ) +
    path(angular(moved(corners, height * 0.06, 0)), side, rounded(side)) +
    path(angular(top), defs.slope(lit(paints.core, 0.1), paints.base), rounded(paints.base))
  )
}

const jitter = (job: Parameters<Draw>[0], points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [x + between(job.random, -by, by), y + between(job.random, -by, by)])

export const cube: Draw = (job, turn) => {
  const s = job.size * 0.86
  const square: Point[] = [
    [-s, -s * 0.9],
    [s, -s],
    [s * 0.95, s * 0.9],
    [-s, s],
  ]
  return block(job, turned(jitter(job, square, s * 0.12), turn), s * 0.85)
}

/** A stick: chips, crudités, batons. */
export const baton: Draw = (job, turn) => {
  const long = job.size * between(job.random, 0.9, 1.1)
  const wide = job.size * 0.21
  return block(
    job,
    turned(
      jitter(
        job,
        [
          [-long, -wide],
          [long, -wide],
          [long, wide],
          [-long, wide],
        ],
        wide * 0.2,
      ),
      turn,
    ),
    wide * 1.5,
  )
}

/** A flat, thick slice with an edge: potato, tofu slab, halloumi, aubergine. */
export const slab: Draw = (job, turn) => {
  const { size: s } = job
  return block(
    job,
    turned(
      jitter(
        job,
        [
          [-s, -s * 0.6],
          [s, -s * 0.62],
          [s * 0.98, s * 0.6],
          [-s * 0.98, s * 0.58],
        ],
        s * 0.06,
      ),
      turn,
    ),
    s * 0.32,
  )
}
