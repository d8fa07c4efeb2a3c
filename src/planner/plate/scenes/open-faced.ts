import type { Part } from '#planner/plate/dish/dish.ts'
import { board } from '#planner/plate/dishware/board.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { path } from '#planner/plate/shapes/shape.ts'
import type { ShapeName } from '#planner/plate/shapes/shapes.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { blob, num } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { bare, countOf, drawn, type SceneContext, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

type Bed = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number; readonly turn: number }

const bedsOf = (shape: ShapeName, pieces: number): readonly Bed[] => {
  if (shape === 'FLAT_ROUND' || shape === 'BUN_HALF')
    return [
      { x: 212, y: 228, rx: 112, ry: 108, turn: 0 },
      { x: 430, y: 262, rx: 112, ry: 108, turn: 1 },
    ]
  if (shape === 'SLICE')
    return pieces < 65
      ? [{ x: 320, y: 242, rx: 176, ry: 120, turn: -0.12 }]
      : [
          { x: 226, y: 188, rx: 130, ry: 90, turn: -0.2 },
          { x: 412, y: 300, rx: 130, ry: 90, turn: -0.14 },
        ]
  if (shape === 'QUARTER') return [{ x: 320, y: 240, rx: 146, ry: 104, turn: -0.1 }]
  return [
    { x: 208, y: 172, rx: 104, ry: 62, turn: -0.3 },
    { x: 424, y: 176, rx: 104, ry: 62, turn: -0.2 },
    { x: 216, y: 314, rx: 104, ry: 62, turn: -0.25 },
    { x: 432, y: 318, rx: 104, ry: 62, turn: -0.3 },
  ]
}

/** Whether a food is spread on the bread. */
const isSpread = ({ role, style, id }: Part): boolean =>
  role === 'CREAM' || (style.shape === 'BEAN' && !/edamame/.test(id)) || style.shape === 'MASH'

function spread(context: SceneContext, part: Part, { rx, ry, turn }: Bed): string {
  const { defs, chance } = context
  const random = chance(`${part.id} spread`)
  const { base, core } = part.style
  const colour = part.style.shape === 'BEAN' ? shaded(base, 0.08) : base
  const d = blob(random, rx * 0.84, ry * 0.82, 0.08, turn, 13)
  const lumps =
    part.style.shape === 'BEAN'
      ? bare(defs, random, part.style, scatter(disc(0, 0, rx * 0.66, ry * 0.6), 16, random))
      : ''
  return (
    path(d, '#2a1508', 'opacity=".22" transform="translate(2 4)"') +
    path(d, defs.glow(lit(colour, 0.35), colour)) +
    path(blob(random, rx * 0.5, ry * 0.24, 0.2, turn + 0.2, 9), core, 'opacity=".45" transform="translate(-10 -9)"') +
    lumps
  )
}

/** Drawing order: large pieces and vegetables at the bottom, small meat and fish above them, seeds and herbs on top. */
const heightOf = (part: Part): number =>
  part.role === 'SCATTER' ? 2 : part.role === 'MEAT' && sizeOf(part) <= 40 ? 1 : 0

function topped(context: SceneContext, bread: Part, toppings: readonly Part[], bed: Bed, number: number): string {
  const { defs, chance } = context
  const spreads = toppings.filter(isSpread)
  const rest = toppings
    .filter((part) => !isSpread(part))
    .sort((a, b) => heightOf(a) - heightOf(b) || sizeOf(b) - sizeOf(a))
  const zoom =
    bed.rx /
    (bread.style.shape === 'SLICE'
      ? 84
      : bread.style.shape === 'LOAF_CUT'
        ? 46
        : bread.style.shape === 'QUARTER'
          ? 68
          : bread.style.shape === 'BUN_HALF'
            ? 62
            : 78) /
    (bread.style.shape === 'QUARTER' ? 1 : bread.style.scale)
  const base = bare(
    defs,
    chance(`bread ${number}`),
    bread.style.shape === 'QUARTER' ? { ...bread.style, shape: 'FLAT_ROUND', scale: 1 } : bread.style,
    [{ x: 0, y: 0, turn: bed.turn }],
    zoom,
  )
  const pieces = rest
    .map((part) => {
      const size = sizeOf(part)
      const big = size > 40
      const small = size < 9
      const count =
        part.style.shape === 'DUST'
          ? 16
          : big
            ? 2
            : small
              ? Math.max(8, Math.min(26, countOf(part)))
              : Math.max(4, Math.min(9, Math.round((bed.rx * bed.ry * 1.1) / (size * size))))
      const spots = scatter(
        disc(0, 0, bed.rx * (big ? 0.3 : 0.66), bed.ry * (big ? 0.3 : 0.6)),
        count,
        chance(`${part.id} ${number}`),
      )
      return tagged(
        part.id,
        bare(defs, chance(part.id), part.style, spots, big ? Math.min(1, (bed.rx * 0.62) / size) : 1.2),
      )
    })
    .join('')
  return `<g transform="translate(${num(bed.x)} ${num(bed.y)})">${tagged(bread.id, base)}${spreads.map((part) => tagged(part.id, spread(context, part, bed))).join('')}${pieces}</g>`
}

/** Toast, tostadas, bagels: bread with the rest in layers on it. */
export const openFaced: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('vessel')
  const ware = { defs, setting, random }
  const flat = random() < 0.5
  const dishware = flat ? plate(ware, 320, 242, 214) : board(ware)
  const bread = dish.parts.find(({ role }) => role === 'BREAD')
  if (bread === undefined) return { content: dishware.drawn, cutlery: 'NONE' }
  const toppings = dish.parts.filter((part) => part !== bread && part.id !== 'lemon')
  const lemons = dish.parts.filter(({ id }) => id === 'lemon')
  const beds = bedsOf(bread.style.shape, bread.grams)
  const smaller = flat ? 'translate(320 242)scale(.84)translate(-320-244)' : 'scale(1)'
  return {
    content:
      dishware.drawn +
      `<g transform="${smaller}">` +
      beds.map((bed, number) => topped(context, bread, toppings, bed, number)).join('') +
      '</g>' +
      lemons.map((part) => drawn(context, part, [{ x: 470, y: 356, turn: 0.5 }])).join(''),
    cutlery: 'NONE',
  }
}
