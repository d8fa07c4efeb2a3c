import type { Part } from '#planner/plate/dish/dish.ts'
import { isCheese } from '#planner/plate/dish/is-cheese.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, flowing, num, type Point, range, smooth } from '#planner/plate/svg/path.ts'
import { type Spot, scatter } from '#planner/plate/svg/scatter.ts'
import { bare, type SceneContext } from './scene-context.ts'

export const CX = 320

export const HALF = 142

export function bottomBun(context: SceneContext, part: Part, y: number): string {
  const { base, rim } = part.style
  const d = `M${CX - HALF} ${y}H${CX + HALF}Q${CX + HALF + 6} ${y + 52} ${CX + HALF - 36} ${y + 54}H${CX - HALF + 36}Q${CX - HALF - 6} ${y + 52} ${CX - HALF} ${y}z`
  return (
    path(d, context.defs.slope(lit(base, 0.2), shaded(rim, 0.22))) +
    line(`M${CX - HALF + 4} ${y + 4}H${CX + HALF - 4}`, '#fbe9c4', 9)
  )
}

/** The top half of a bun, without sesame, because no bun in the food tables contains any. */
export function topBun(context: SceneContext, part: Part, y: number): string {
  const { base, rim } = part.style
  const d = `M${CX - HALF - 4} ${y}Q${CX - HALF - 6} ${y - 112} ${CX} ${y - 116}Q${CX + HALF + 6} ${y - 112} ${CX + HALF + 4} ${y}Q${CX + HALF} ${y + 13} ${CX + HALF - 22} ${y + 13}H${CX - HALF + 22}Q${CX - HALF} ${y + 13} ${CX - HALF - 4} ${y}z`
  return (
    path(d, context.defs.glow(lit(base, 0.32), shaded(rim, 0.12), 0.05)) +
    line(`M${CX - 96} ${y - 66}Q${CX - 70} ${y - 98} ${CX - 20} ${y - 103}`, '#fff', 8, 'opacity=".42"') +
    line(`M${CX - HALF + 10} ${y + 7}H${CX + HALF - 10}`, '#fbe9c4', 6, 'opacity=".85"')
  )
}

/** A wavy band from the left to the right end of a burger. */
function frilled(random: () => number, y: number, half: number, tall: number, waves: number): string {
  const lower: Point[] = range(waves * 2 + 1).map((index) => [
    CX - half + (index / (waves * 2)) * half * 2,
    y + (index % 2 === 0 ? tall * 0.25 : tall) + between(random, -3, 3),
  ])
  return smooth([
    [CX - half - 4, y],
    [CX - half * 0.5, y - tall * 0.5],
    [CX + half * 0.5, y - tall * 0.5],
    [CX + half + 4, y],
    ...lower.reverse(),
  ])
}

export function pattyLayer(context: SceneContext, part: Part, y: number): string {
  const { base, rim, core } = part.style
  const random = context.chance(`${part.id} patty`)
  const top: Point[] = range(9).map((index) => [
    CX - HALF + 4 + index * ((HALF * 2 - 8) / 8),
    y + between(random, -3, 3),
  ])
  const foot: Point[] = range(9).map((index) => [
    CX + HALF - 2 - index * ((HALF * 2 - 4) / 8),
    y + 46 + between(random, -3, 3),
  ])
  const d = smooth([...top, [CX + HALF + 6, y + 24], ...foot, [CX - HALF - 6, y + 24]])
  const bits = range(34)
    .map(
      () =>
        `M${num(CX + between(random, -0.94, 0.94) * HALF)} ${num(y + between(random, 6, 40))}l${num(between(random, -4, 5))} ${num(between(random, -2, 2))}`,
    )
    .join('')
  return (
    path(d, context.defs.slope(base, shaded(rim, 0.35))) +
    line(bits, shaded(rim, 0.5), 5, 'opacity=".5" transform="translate(1 2)"') +
    line(bits, lit(core, 0.1), 4, 'opacity=".75"')
  )
}

export type Layer = { readonly tall: number; readonly paint: (y: number) => string }

/** The layer of a food between the halves; undefined for a food that is not visible there. */
export function layerOf(context: SceneContext, part: Part): Layer | undefined {
  const { base, rim, core, shape } = part.style
  const random = context.chance(`${part.id} layer`)
  const { defs } = context
  if (part.role === 'LEAF')
    return {
      tall: 17,
      paint: (y) =>
        path(frilled(random, y, HALF + 12, 22, 9), defs.slope(core, base), `stroke="${rim}" stroke-width="2"`) +
        line(
          flowing(range(6).map((index): Point => [CX - HALF + 20 + index * 50, y + (index % 2) * 8])),
          lit(core, 0.5),
          2.4,
          'opacity=".7"',
        ),
    }
  if (
    shape === 'TOMATO_SLICE' ||
    shape === 'SEEDED_COIN' ||
    shape === 'COIN' ||
    shape === 'CUBE' ||
    shape === 'RIBBON'
  ) {
    const count = shape === 'TOMATO_SLICE' ? 2 : 4
    const width = (HALF * 2 - 6) / count
    const slices = range(count)
      .map((index) => {
        const x = CX - HALF + 3 + index * width
        return `<rect x="${num(x)}" y="PLACE" width="${num(width - 4)}" height="15" rx="7" fill="${defs.slope(lit(base, 0.2), shaded(base, 0.1))}" stroke="${rim}" stroke-width="3"/>`
      })
      .join('')
    return { tall: 15, paint: (y) => slices.replaceAll('PLACE', num(y)) }
  }
  if (isCheese(part.id)) return cheese(context, part)
  if (['SHRED', 'MATCH', 'RING', 'STRIP', 'RINGS', 'DICE', 'MUSHROOM', 'CRUMBLE', 'CURL'].includes(shape)) {
    const stroke = shape === 'SHRED' || shape === 'MATCH'
    return {
      tall: stroke ? 16 : 15,
      paint: (y) => {
        const count = stroke ? 60 : shape === 'DICE' ? 16 : 10
        const spots: Spot[] = scatter({ cx: CX, cy: y + 9, rx: HALF, ry: stroke ? 9 : 6 }, count, random).map(
          (spot) => ({ ...spot, turn: stroke ? between(random, -0.6, 0.6) : spot.turn }),
        )
        return (
          `<rect x="${CX - HALF + 8}" y="${num(y + 2)}" width="${HALF * 2 - 16}" height="14" rx="7" fill="${shaded(base, 0.3)}"/>` +
          bare(defs, random, part.style, spots, stroke ? 0.95 : 0.8)
        )
      },
    }
  }
  return undefined
}

const cheese = ({ defs }: SceneContext, part: Part): Layer => ({
  tall: 9,
  paint: (y) =>
    path(
      `M${CX - HALF - 6} ${y}H${CX + HALF + 6}L${CX + 84} ${y + 12}L${CX + 44} ${y + 42}L${CX + 4} ${y + 12}L${CX - 44} ${y + 12}L${CX - 86} ${y + 36}L${CX - 112} ${y + 12}z`,
      defs.slope(lit(part.style.base, 0.15), part.style.base),
      `stroke="${part.style.base}" stroke-width="6"`,
    ),
})

export function saucePart(context: SceneContext, colour: string, y: number): string {
  const random = context.chance(`sauce ${Math.round(y)}`)
  const d = frilled(random, y, HALF - 4, 17, 5)
  return (
    path(d, colour) +
    line(`M${CX - 100} ${num(y - 1)}Q${CX - 50} ${num(y - 5)} ${CX} ${num(y - 1)}`, '#fff', 3, 'opacity=".5"')
  )
}
