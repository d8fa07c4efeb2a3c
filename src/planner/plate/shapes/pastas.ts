import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, flowing, num, type Point, range, turned } from '#planner/plate/svg/path.ts'
import type { Draw, Shape } from './shape.ts'
import { line, path } from './shape.ts'

/** A tangle: each spot is the centre of one loose coil of strands. `size` is the coil's radius. */
export const tangle: Shape = ({ defs, random, paints, size }, spots) => {
  const coils = spots.map(({ x, y, turn }) =>
    range(4)
      .map(() => {
        const from = turn + between(random, -1.4, 1.4)
        const sweep = between(random, 1.6, 3.2) * (random() < 0.7 ? 1 : -1)
        const rx = size * between(random, 0.4, 1.1)
        const ry = rx * between(random, 0.6, 0.95)
        const points: Point[] = range(5).map((index) => {
          const angle = from + (sweep * index) / 4
          return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
        })
        return flowing(points)
      })
      .join(''),
  )
  const half = Math.ceil(coils.length / 2)
  return [coils.slice(0, half), coils.slice(half)]
    .map((some, layer) => {
      const d = some.join('')
      if (d === '') return ''
      const href = defs.keep(`<path d="${d}"/>`)
      const base = layer === 0 ? shaded(paints.base, 0.14) : paints.base
      return `<g><use href="${href}" y="1.6" x=".8" stroke="${shaded(paints.base, 0.5)}" stroke-width="6.6" opacity=".7"/><use href="${href}" stroke="${base}" stroke-width="5"/><use href="${href}" x="-.5" y="-.9" stroke="${lit(base, 0.5)}" stroke-width="1.4"/></g>`
    })
    .join('')
}

/** A short tube, one end open: penne, macaroni. */
export const tube: Draw = ({ defs, random, paints, size }, turn) => {
  const bend = between(random, -0.2, 0.2)
  const points: Point[] = [
    [-size, 0],
    [0, size * bend],
    [size * 0.8, 0],
  ]
  const d = flowing(turned(points, turn))
  const [end = [0, 0]] = turned([[size * 0.86, 0]], turn)
  const ridges = [-0.12, 0.06]
    .map((side) =>
      flowing(
        turned(
          points.map(([x, y]): Point => [x * 0.85, y + side * size]),
          turn,
        ),
      ),
    )
    .join('')
  return (
    line(d, '#2a1508', size * 0.56, 'opacity=".28" transform="translate(2 3)"') +
    line(d, shaded(paints.base, 0.3), size * 0.58) +
    line(d, paints.base, size * 0.48) +
    line(ridges, lit(paints.base, 0.5), size * 0.07, 'opacity=".8"') +
    path(
      blob(random, size * 0.16, size * 0.25, 0.02, turn),
      defs.slope(shaded(paints.base, 0.65), shaded(paints.base, 0.35)),
      `transform="translate(${end.map(num).join(' ')})" stroke="${lit(paints.base, 0.25)}" stroke-width="1.6"`,
    )
  )
}
