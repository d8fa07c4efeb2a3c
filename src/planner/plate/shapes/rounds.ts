import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, num, range } from '#planner/plate/svg/path.ts'
import { cast, type Draw, line, orb, path } from './shape.ts'

const spokes = (count: number, from: number, to: number, turn: number): string =>
  range(count)
    .map((index) => {
      const angle = turn + (index / count) * Math.PI * 2
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      return `M${num(cos * from)} ${num(sin * from)}L${num(cos * to)} ${num(sin * to)}`
    })
    .join('')

/** A slice across something round: skin, flesh, and a paler heart. */
export const coin: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * between(random, 0.88, 1), 0.04, turn)
  return (
    cast(outline) +
    path(outline, paints.rim) +
    orb(size * 0.8, defs.slope(lit(paints.base, 0.25), paints.base)) +
    orb(size * 0.37, paints.core, 'opacity=".75"')
  )
}

/** A slice with a ring of seeds: cucumber, courgette. */
export const seededCoin: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * between(random, 0.86, 1), 0.03, turn)
  return (
    cast(outline) +
    path(outline, paints.rim) +
    orb(size * 0.82, defs.slope(lit(paints.base, 0.4), paints.base)) +
    orb(size * 0.48, paints.core, 'opacity=".8"') +
    line(spokes(7, size * 0.28, size * 0.42, turn), lit(paints.base, 0.7), size * 0.12)
  )
}

/** A wheel of citrus. */
export const wheel: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.94, 0.02, turn, 11)
  return (
    cast(outline) +
    path(outline, paints.rim) +
    orb(size * 0.88, '#fdf3d8') +
    orb(size * 0.79, defs.glow(lit(paints.base, 0.3), paints.base)) +
    line(spokes(8, size * 0.1, size * 0.78, turn), '#fdf3d8', size * 0.07) +
    orb(size * 0.1, '#fdf3d8')
  )
}

/** A slice of tomato with its chambers. */
export const tomatoSlice: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.93, 0.04, turn, 10)
  const chambers = range(5)
    .map((index) => {
      const angle = turn + (index / 5) * Math.PI * 2
      const far = size * 0.52
      return `<ellipse rx="${num(size * 0.24)}" ry="${num(size * 0.16)}" transform="rotate(${Math.round((angle * 180) / Math.PI)})translate(${num(far)})"/>`
    })
    .join('')
  return (
    cast(outline) +
    path(outline, shaded(paints.base, 0.15)) +
    orb(size * 0.88, defs.slope(lit(paints.base, 0.3), lit(paints.base, 0.02))) +
    `<g fill="${paints.core}">${chambers}</g>` +
    line(spokes(10, size * 0.46, size * 0.58, turn), '#f8dfa0', size * 0.09)
  )
}

/** Half a cherry tomato, cut side up. */
export const tomatoHalf: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size * 1.05, size * 0.95, 0.03, turn)
  const chamber = (side: number) => {
    return `<ellipse rx="${num(size * 0.48)}" ry="${num(size * 0.2)}" transform="rotate(${Math.round((turn * 180) / Math.PI)})translate(0 ${num(size * 0.36 * side)})"/>`
  }
  return (
    cast(outline) +
    path(outline, shaded(paints.base, 0.18)) +
    orb(size * 0.86, defs.slope(lit(paints.base, 0.32), paints.base)) +
    `<g fill="${paints.core}">${chamber(1)}${chamber(-1)}</g>` +
    line(
      `M${num(-size * 0.55)} ${num(-size * 0.5)}q${num(size * 0.3)} ${num(-size * 0.3)} ${num(size * 0.6)} ${num(-size * 0.22)}`,
      '#fff',
      size * 0.12,
      'opacity=".5"',
    )
  )
}

/** A ball that shines: grape, cherry, olive, whole tomato, blueberry. */
export const ball: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.94, 0.03, turn)
  return (
    cast(outline) +
    path(outline, defs.glow(lit(paints.base, 0.22), shaded(paints.base, 0.28))) +
    `<ellipse rx="${num(size * 0.28)}" ry="${num(size * 0.16)}" fill="#fff" opacity=".5" transform="translate(${num(-size * 0.36)} ${num(-size * 0.4)})rotate(-40)"/>`
  )
}

/** A stoned olive: a ball with a hole. */
export const holed: Draw = (job, turn) => {
  const hole = blob(job.random, job.size * 0.36, job.size * 0.3, 0, turn)
  return (
    ball(job, turn) +
    path(hole, shaded(job.paints.base, 0.75), `transform="translate(${num(job.size * 0.12)} ${num(job.size * 0.1)})"`)
  )
}

/** A thin ring: onion, squid, pepper across. */
export const ring: Draw = ({ random, paints, size }, turn) => {
  const outer = blob(random, size, size * between(random, 0.75, 0.95), 0.05, turn)
  return (
    line(outer, '#2a1508', size * 0.2, 'opacity=".2" transform="translate(1.5 2.5)"') +
    line(outer, paints.rim, size * 0.22) +
    line(outer, paints.base, size * 0.12) +
    `<circle r="${num(size * 0.6)}" stroke="${paints.core}" stroke-width="${num(size * 0.09)}" opacity=".8"/>`
  )
}

/** A slice with concentric rings: leek, spring onion, shallot. */
export const rings: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.88, 0.05, turn)
  return (
    cast(outline, 1.2, 2) +
    path(
      outline,
      defs.slope(lit(paints.base, 0.3), paints.base),
      `stroke="${paints.rim}" stroke-width="${num(size * 0.16)}"`,
    ) +
    `<circle r="${num(size * 0.54)}" stroke="${paints.rim}" stroke-width="${num(size * 0.1)}" opacity=".7"/>` +
    orb(size * 0.24, paints.core)
  )
}

/** A slice of kiwi: pale heart, dark seeds around it. */
export const kiwiSlice: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * 0.9, 0.02, turn, 11)
  return (
    cast(outline) +
    path(outline, paints.rim) +
    orb(size * 0.88, defs.glow(lit(paints.base, 0.25), paints.base)) +
    line(spokes(16, size * 0.3, size * 0.74, turn), lit(paints.base, 0.35), size * 0.05) +
    orb(size * 0.23, '#f3f2cf') +
    line(spokes(11, size * 0.38, size * 0.47, turn + 0.2), '#2b2a18', size * 0.1)
  )
}
