import { isCheese } from '#planner/plate/dish/is-cheese.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, mix, shaded } from '#planner/plate/svg/colours.ts'
import { blob, num, range } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { strewnOver, within } from './heap.ts'
import { drawn, merged, type SceneRenderer, tagged } from './scene-context.ts'

const CRUST = '#dca256'
const MELTED = '#fbf0d2'
const SLICES = 6
/** Grams of cheese that melt into one pool. */
const POOL = 9

/** A pizza: a blistered rim, tomato, pools of melted cheese, leaves on top, and the cuts of its slices. */
export const pizza: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('pizza')
  const dishware = plate({ defs, setting, random }, 320, 242, 212)
  const { cx, cy } = dishware.well
  const cheeses = dish.parts.filter(({ id }) => isCheese(id))
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const leaves = dish.parts.filter((part) => !cheeses.includes(part) && !strewn.includes(part))
  const red = dish.wet.find(({ id }) => /passata|tomato/.test(id))
  const sauce = mix(red?.colour ?? '#c8432a', '#d2452c', 0.4)
  const r = 172
  const rim = blob(random, r, r * 0.98, 0.02, 0, 19)
  const base =
    path(rim, '#2a1508', 'opacity=".28" transform="translate(5 8)"') +
    path(rim, defs.slope(lit(CRUST, 0.2), shaded(CRUST, 0.25))) +
    line(
      range(26)
        .map((at) => {
          const angle = (at / 26) * 2 * Math.PI + random() * 0.1
          return `M${num(Math.cos(angle) * r * 0.92)} ${num(Math.sin(angle) * r * 0.9)}l${num(random() * 14 - 7)} ${num(random() * 10 - 5)}`
        })
        .join(''),
      shaded(CRUST, 0.5),
      10,
      'opacity=".4"',
    )
  const tomato =
    path(blob(random, r * 0.85, r * 0.83, 0.03, 0, 17), shaded(sauce, 0.25)) +
    path(blob(random, r * 0.83, r * 0.81, 0.03, 0, 17), defs.glow(lit(sauce, 0.16), sauce, 0.1))
  const pools = cheeses
    .map((part) => {
      const spots = scatter(
        disc(0, 0, r * 0.7),
        Math.min(16, Math.max(5, Math.round(part.grams / POOL))),
        chance(part.id),
      )
      const pool = spots
        .map(({ x, y }) => {
          const size = 17 + random() * 15
          return `<g transform="translate(${num(x)} ${num(y)})">${path(blob(random, size, size * 0.82, 0.16, 0, 9), MELTED)}${path(blob(random, size * 0.5, size * 0.36, 0.2, 0, 7), '#e9bd6a', 'opacity=".6" transform="translate(3 3)"')}</g>`
        })
        .join('')
      return tagged(part.id, pool)
    })
    .join('')
  const cuts = range(SLICES / 2)
    .map((at) => {
      const angle = (at / (SLICES / 2)) * Math.PI + 0.3
      const [x, y] = [Math.cos(angle) * r * 0.98, Math.sin(angle) * r * 0.96]
      return `M${num(-x)} ${num(-y)}L${num(x)} ${num(y)}`
    })
    .join('')
  const top = leaves
    .map((part) => drawn(context, part, within(disc(cx, cy, r * 0.6), 12, 9, context, part.id), 0.8))
    .join('')
  return {
    content:
      dishware.drawn +
      `<g transform="translate(${num(cx)} ${num(cy)})">${merged(
        dish.wet.filter(({ flows }) => flows),
        base + tomato,
      )}${pools}${line(cuts, shaded(sauce, 0.6), 4, 'opacity=".55"')}</g>` +
      top +
      strewnOver(context, strewn, disc(cx, cy, r * 0.7), 30) +
      dishware.over,
    cutlery: 'FORK',
  }
}
