import { plate } from '#planner/plate/dishware/plate.ts'
import { browned } from '#planner/plate/shapes/freckles.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, mix, shaded } from '#planner/plate/svg/colours.ts'
import { angular, at, between, flowing, moved, type Point, range, turned } from '#planner/plate/svg/path.ts'
import { disc, type Region, scatter, shrunk } from '#planner/plate/svg/scatter.ts'
import { strewnOver, within } from './heap.ts'
import { bare, drawn, merged, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

const wedgeShape = (r: number): readonly Point[] => [
  [0, 0],
  ...range(7).map((index): Point => [Math.cos(-0.5 + index / 6) * r, Math.sin(-0.5 + index / 6) * r]),
]

/** Flatbreads folded over a filling: quesadillas in wedges, galettes in squares, enfrijoladas in their sauce. */
export const folded: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('folded')
  const dishware = plate({ defs, setting, random }, 320, 242, 214)
  const bread = dish.parts.find(({ role }) => role === 'BREAD')
  const batter = dish.wet.filter(({ flows }) => flows)
  const base = bread?.style.base ?? '#a5835f'
  const fillings = dish.parts.filter((part) => part !== bread && part.role !== 'SCATTER')
  const egg = fillings.find(({ style }) => style.shape === 'FRIED_EGG')
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  if (bread !== undefined && /quesadilla/.test(dish.title)) {
    const wedges = range(4)
      .map((number) => {
        const turn = number * 1.5708 + 0.5
        const top = turned(wedgeShape(150), turn)
        const mid = turned([[84, 0]], turn)[0] ?? [0, 0]
        const shift = moved(top, mid[0] * 0.2, mid[1] * 0.2)
        const edge = [shift[0] ?? [0, 0], shift[1] ?? [0, 0], shift.at(-1) ?? [0, 0]] as const
        const inner = fillings
          .slice(0, 4)
          .map((part) =>
            tagged(
              part.id,
              bare(
                defs,
                chance(part.id),
                part.style,
                range(4).map((step) => {
                  const [from, to] = [edge[0], step % 2 === 0 ? edge[1] : edge[2]]
                  const along = between(random, 0.25, 0.95)
                  return {
                    x: from[0] + (to[0] - from[0]) * along,
                    y: from[1] + (to[1] - from[1]) * along + 7,
                    turn: random() * 6,
                  }
                }),
                Math.min(0.75, 12 / sizeOf(part)),
              ),
            ),
          )
          .join('')
        const d = angular(shift)
        return (
          path(d, '#2a1508', 'opacity=".28" transform="translate(5 13)"') +
          path(d, shaded(base, 0.35), `transform="translate(1 10)" stroke="${shaded(base, 0.35)}" stroke-width="6"`) +
          inner +
          tagged(
            bread.id,
            path(d, defs.glow(lit(base, 0.35), base, 0.1), `stroke="${lit(base, 0.1)}" stroke-width="7"`) +
              line(flowing(shift.slice(1)), shaded(base, 0.3), 5, 'opacity=".45"') +
              `<g transform="translate(${at([mid[0] * 1.25, mid[1] * 1.25])})">${line(browned(random, 44, 40, 9), shaded(base, 0.5), 9, 'opacity=".32"')}</g>`,
          )
        )
      })
      .join('')
    return {
      content: `${dishware.drawn}<g transform="translate(320 240)">${wedges}</g>${strewnOver(context, strewn, disc(320, 240, 120), 20)}`,
      cutlery: 'NONE',
    }
  }
  if (bread !== undefined) {
    const sauce = fillings.find(({ style }) => style.shape === 'BEAN')
    const dark = mix(sauce?.style.base ?? '#5b3a2a', '#6d4634', 0.55)
    const shapes = range(3)
      .map((number) => {
        const d = 'M-84 34Q-88-62 0-68Q88-62 84 34Q0 52-84 34z'
        return `<g transform="translate(${[226, 412, 318][number]} ${[214, 222, 318][number]})rotate(${[-14, 12, -2][number]})">${path(d, '#2a1508', 'opacity=".3" transform="translate(5 8)"')}${tagged(bread.id, path(d, defs.slope(lit(base, 0.2), shaded(base, 0.2))))}${merged(sauce === undefined ? batter : [sauce, ...batter], path('M-78 30Q-82-50 0-60Q74-56 76 18Q40 30 20 22T-30 34T-78 30z', defs.slope(lit(dark, 0.22), shaded(dark, 0.15)), 'opacity=".94"') + line('M-56-14Q-34-44 6-46', '#fff', 5, 'opacity=".3"'))}</g>`
      })
      .join('')
    const rest = fillings.filter((part) => part !== sauce)
    return {
      content:
        dishware.drawn +
        shapes +
        rest
          .map((part) =>
            drawn(
              context,
              part,
              within(shrunk(dishware.well, 0.75), 12, Math.min(12, Math.round(part.grams / 4)), context, part.id),
              1.1,
            ),
          )
          .join('') +
        strewnOver(context, strewn, shrunk(dishware.well, 0.7), 26),
      cutlery: 'FORK',
    }
  }
  const sheet = 'M-150-118Q0-130 150-118Q160 0 150 120Q0 130-150 120Q-160 0-150-118z'
  const flaps =
    'M-150-118Q0-130 150-118L92-62H-92zM150-118Q160 0 150 120L92 62V-62zM150 120Q0 130-150 120L-92 62H92zM-150 120Q-160 0-150-118L-92-62V62z'
  const region: Region = disc(0, 0, 88, 60)
  const inner = fillings
    .filter((part) => part !== egg)
    .map((part) =>
      tagged(
        part.id,
        bare(defs, chance(part.id), part.style, scatter(region, Math.min(sizeOf(part) < 14 ? 26 : 11, 20), random), 1),
      ),
    )
    .join('')
  return {
    content: `${dishware.drawn}<g transform="translate(320 240)rotate(-12)scale(.96)">${merged(batter, path(sheet, '#2a1508', 'opacity=".28" transform="translate(6 9)"') + path(sheet, defs.glow(lit(base, 0.4), base, 0.2)))}${inner}${egg === undefined ? '' : tagged(egg.id, bare(defs, random, egg.style, [{ x: 0, y: 0, turn: 0.4 }], 1.25))}${path(flaps, defs.slope(lit(base, 0.22), shaded(base, 0.14)), `stroke="${shaded(base, 0.35)}" stroke-width="2"`)}${line(browned(random, 140, 108, 22), shaded(base, 0.5), 7, 'opacity=".28"')}</g>${strewnOver(context, strewn, disc(320, 240, 90), 20)}`,
    cutlery: 'FORK',
  }
}
