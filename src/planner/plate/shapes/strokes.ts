import { brightness, shaded } from '#planner/plate/svg/colours.ts'
import { between, num, pair } from '#planner/plate/svg/path.ts'
import type { Shape } from './shape.ts'
import { line } from './shape.ts'

type Pass = { readonly colour: string; readonly width: number; readonly dx?: number; readonly dy?: number }

/** One outline of many strokes drawn several times: as shadow, body and gleam. */
function rendered(defs: Parameters<Shape>[0]['defs'], d: string, passes: readonly Pass[], opacity = 1): string {
  const href = defs.keep(`<path d="${d}"/>`)
  const uses = passes.map(({ colour, width, dx = 0, dy = 0 }) => {
    const shift = `${dx === 0 ? '' : ` x="${num(dx)}"`}${dy === 0 ? '' : ` y="${num(dy)}"`}`
    return `<use href="${href}"${shift} stroke="${colour}" stroke-width="${num(width)}"/>`
  })
  return `<g${opacity === 1 ? '' : ` opacity="${opacity}"`}>${uses.join('')}</g>`
}

type StrokeShape = {
  /** Length divided by breadth; 1 is a ball. */
  readonly long: number
  /** Sideways bend as a share of the length. */
  readonly bend?: number
  /** Relative width of the gleam; 0 draws none. */
  readonly gleam?: number
  readonly layers?: number
}

/** Small pieces by the dozen: grains, beans, peas, seeds, shreds. A piece costs about ten bytes. */
export const strokes =
  ({ long, bend = 0, gleam = 0.45, layers = 2 }: StrokeShape): Shape =>
  ({ defs, random, paints, size }, spots) => {
    const breadth = (2 * size) / long
    const reach = size * 2 - breadth
    const share = Math.ceil(spots.length / layers)
    let drawn = ''
    for (let layer = 0; layer < layers; layer++) {
      const some = spots.slice(layer * share, (layer + 1) * share)
      if (some.length === 0) continue
      const d = some
        .map(({ x, y, turn }) => {
          const dx = (Math.cos(turn) * reach) / 2
          const dy = (Math.sin(turn) * reach) / 2
          const start = `M${Math.round(x - dx)} ${Math.round(y - dy)}`
          if (reach < 0.5) return `${start}h.1`
          if (bend === 0) return `${start}l${pair(dx * 2, dy * 2)}`
          const side = bend * between(random, 0.5, 1.4) * (random() < 0.5 ? -1 : 1) * 2
          return `${start}q${pair(dx - dy * side, dy + dx * side)} ${pair(dx * 2, dy * 2)}`
        })
        .join('')
      const deep = layer === 0 && layers > 1
      drawn += rendered(defs, d, [
        {
          colour: shaded(paints.base, brightness(paints.base) > 0.78 ? 0.4 : 0.6),
          width: breadth * 1.12 + 0.6,
          dx: breadth * 0.09,
          dy: breadth * 0.16,
        },
        { colour: deep ? shaded(paints.base, 0.12) : paints.base, width: breadth },
        ...(gleam > 0
          ? [{ colour: paints.core, width: breadth * gleam * 0.7, dx: -breadth * 0.13, dy: -breadth * 0.16 }]
          : []),
      ])
    }
    return drawn
  }

/** Loose bits of all sizes: mince, crumbs, crumbled cheese, tofu. */
export const crumbs: Shape = ({ defs, random, paints, size }, spots) => {
  const sizes = [1.1, 0.75, 1.45]
  return sizes
    .map((factor, turn) => {
      const some = spots.filter((_, index) => index % sizes.length === turn)
      if (some.length === 0) return ''
      const d = some
        .map(({ x, y, turn: way }) => {
          const far = size * factor * 0.7
          return `M${Math.round(x)} ${Math.round(y)}l${pair(Math.cos(way) * far, Math.sin(way) * far)}l${pair(between(random, -far, far), between(random, -far, far))}`
        })
        .join('')
      const width = size * factor
      return rendered(defs, d, [
        { colour: shaded(paints.base, 0.6), width: width + 1.6, dx: 1, dy: 1.8 },
        { colour: turn === 1 ? paints.rim : paints.base, width },
        { colour: paints.core, width: width * 0.3, dx: -width * 0.16, dy: -width * 0.2 },
      ])
    })
    .join('')
}

/** Dust and flecks that lie flat: chopped herbs, chilli, pepper, cinnamon. */
export const flecks: Shape = ({ random, paints, size }, spots) =>
  [paints.rim, paints.base, paints.core]
    .map((colour, tone) => {
      const d = spots
        .filter((_, index) => index % 3 === tone)
        .map(({ x, y, turn }) => {
          const far = size * between(random, 0.5, 1.6)
          return `M${Math.round(x)} ${Math.round(y)}l${pair(Math.cos(turn) * far, Math.sin(turn) * far)}`
        })
        .join('')
      return d === '' ? '' : line(d, colour, size * 0.9)
    })
    .join('')
