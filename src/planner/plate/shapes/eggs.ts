import { between, blob, num } from '#planner/plate/svg/path.ts'
import { cast, type Draw, orb, path } from './shape.ts'

const yolk = (job: Parameters<Draw>[0], radius: number, dx: number, dy: number): string =>
  `<g transform="translate(${num(dx)} ${num(dy)})">` +
  orb(radius, job.defs.glow('#ffc94a', '#ee9a1c', 0.2)) +
  `<ellipse rx="${num(radius * 0.3)}" ry="${num(radius * 0.16)}" fill="#fff" opacity=".75" transform="translate(${num(-radius * 0.35)} ${num(-radius * 0.42)})rotate(-40)"/>` +
  '</g>'

/** Fried: a lacy white, browned at the rim, and a shining yolk. */
export const friedEgg: Draw = (job, turn) => {
  const { defs, random, size } = job
  const outline = blob(random, size, size * 0.88, 0.09, turn, 10)
  return (
    cast(outline, 3, 4) +
    path(outline, '#e9cf9b') +
    path(blob(random, size * 0.95, size * 0.83, 0.07, turn, 10), defs.glow('#ffffff', '#f4ead6', 0.3)) +
    yolk(job, size * 0.4, between(random, -0.12, 0.12) * size, between(random, -0.1, 0.1) * size)
  )
}

/** Boiled and halved. */
export const halvedEgg: Draw = (job, turn) => {
  const { defs, random, size } = job
  const outline = blob(random, size, size * 0.76, 0.02, turn, 10)
  return (
    cast(outline, 3, 4) +
    path(outline, defs.slope('#ffffff', '#eee2cf')) +
    path(
      blob(random, size * 0.56, size * 0.53, 0.03, turn),
      defs.glow('#ffcf55', '#eda02a', 0.3),
      `transform="translate(${num(Math.cos(turn) * size * 0.12)} ${num(Math.sin(turn) * size * 0.12)})"`,
    ) +
    path(blob(random, size * 0.16, size * 0.08, 0, -0.6), '#fff', 'opacity=".6" transform="translate(-4 -5)"')
  )
}

/** Scrambled: soft folds of curd. */
export const curd: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.72, 0.2, turn, 8)
  return (
    cast(outline, 2, 3, 0.16) +
    path(outline, defs.slope(paints.core, paints.base)) +
    path(
      blob(random, size * 0.55, size * 0.28, 0.2, turn),
      paints.core,
      `opacity=".8" transform="translate(${num(-size * 0.16)} ${num(-size * 0.2)})"`,
    ) +
    path(
      blob(random, size * 0.34, size * 0.14, 0.2, turn + 0.8),
      paints.rim,
      `opacity=".4" transform="translate(${num(size * 0.2)} ${num(size * 0.24)})"`,
    )
  )
}
