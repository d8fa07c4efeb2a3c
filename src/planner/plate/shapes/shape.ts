import type { Defs } from '#planner/plate/svg/defs.ts'
import { num, range } from '#planner/plate/svg/path.ts'
import type { Spot } from '#planner/plate/svg/scatter.ts'
import type { Random } from '#planner/seeded-random.ts'

/** The colours of a food: its body, its skin or edge, its heart. */
type Paints = { readonly base: string; readonly rim: string; readonly core: string }

export type Job = {
  readonly defs: Defs
  readonly random: Random
  readonly paints: Paints
  /** Half the length of a piece, in pixels. */
  readonly size: number
}

/** Draws pieces of a food at their spots. */
export type Shape = (job: Job, spots: readonly Spot[]) => string

/** Draws one piece around the origin, rotated by `turn`, with its shadow to the lower right. */
export type Draw = (job: Job, turn: number) => string

/** Many pieces from few drawings. Rotation is part of each drawing, so that all pieces are lit from the same side. */
export const sprites =
  (draw: Draw, variants = 3): Shape =>
  (job, spots) => {
    if (spots.length <= variants)
      return spots
        .map(({ x, y, turn }) => `<g transform="translate(${num(x)} ${num(y)})">${draw(job, turn)}</g>`)
        .join('')
    const kept = range(variants).map((index) => {
      const turn = ((index + job.random() * 0.6) / variants) * Math.PI * 2
      return job.defs.keep(draw(job, turn))
    })
    return spots
      .map(({ x, y }, index) => {
        const href = kept[(index * 7 + (index >> 2)) % variants] ?? ''
        return `<use href="${href}" x="${Math.round(x)}" y="${Math.round(y)}"/>`
      })
      .join('')
  }

/** The shadow of a piece on whatever is below it. */
export const cast = (d: string, dx = 2, dy = 3, opacity = 0.25): string =>
  `<path d="${d}" transform="translate(${dx} ${dy})" fill="#2a1508" opacity="${opacity}"/>`

export const path = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`

/** A stroke. Round line ends and the missing fill are set once, at the root of the picture. */
export const line = (d: string, stroke: string, width: number, rest = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${num(width)}"${rest === '' ? '' : ` ${rest}`}/>`

/** A circle around the origin; inside an uneven outline its perfect roundness is not noticeable. */
export const orb = (radius: number, fill: string, rest = ''): string =>
  `<circle r="${num(radius)}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`
