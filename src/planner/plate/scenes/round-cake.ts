import { creamColour } from '#planner/plate/dish/sauce-colour.ts'
import { pan } from '#planner/plate/dishware/pan.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { browned } from '#planner/plate/shapes/freckles.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, mix, shaded } from '#planner/plate/svg/colours.ts'
import { blob, num } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { strewnOver, tossed } from './heap.ts'
import { pizza } from './pizza.ts'
import { drizzle } from './pool.ts'
import { bare, drawn, merged, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

const RAW = /fennel$|rocket|salad-leaves|tomato|cucumber|radish|little-gem|watercress|tomatoes|lemon$/

/** A round cake from the pan: pancake of chickpea flour, okonomiyaki, potato tortilla. */
export const round: SceneRenderer = (context) => {
  if (/pizza/.test(context.dish.title)) return pizza(context)
  const { dish, defs, chance, setting } = context
  const random = chance('cake')
  const inPan = /farinata/.test(dish.title)
  const dishware = inPan ? pan({ defs, setting, random }) : plate({ defs, setting, random }, 320, 242, 212)
  const { cx, cy } = dishware.well
  const side = dish.parts.filter(
    (part) => RAW.test(part.id) && !/chilla|with tomato and/.test(dish.title) && part.grams > 10,
  )
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const inside = dish.parts.filter((part) => !side.includes(part) && !strewn.includes(part) && !creams.includes(part))
  const batter = [
    ...dish.wet.filter(({ flows }) => flows),
    ...inside.filter(({ id }) => id === 'egg' || id === 'potato' || id === 'green-cabbage'),
  ]
  const base = /tortilla/.test(dish.title)
    ? '#f0c04c'
    : /okonomiyaki/.test(dish.title)
      ? '#dba452'
      : mix(creamColour(dish, '#e9bd53'), '#e2a23a', 0.5)
  const r = inPan ? 162 : side.length > 0 ? 132 : 146
  const [x, y] = inPan ? [cx, cy] : side.length > 0 ? [cx - 30, cy - 18] : [cx, cy]
  const d = blob(random, r, r * 0.98, 0.025, 0, 17)
  const cake =
    path(d, '#2a1508', 'opacity=".28" transform="translate(5 8)"') +
    path(d, shaded(base, 0.45), 'transform="translate(1 5)"') +
    path(d, defs.slope(lit(base, 0.1), shaded(base, 0.28))) +
    path(blob(random, r * 0.93, r * 0.91, 0.03, 0, 15), defs.glow(lit(base, 0.34), base, 0.1)) +
    line(browned(random, r * 0.84, r * 0.84, 26), shaded(base, 0.4), 9, 'opacity=".3"') +
    line(browned(random, r * 0.8, r * 0.8, 16), lit(base, 0.5), 5, 'opacity=".4"')
  const cut = /tortilla/.test(dish.title)
    ? line(`M0 0L${num(r * 0.96)} ${num(-r * 0.2)}M0 0L${num(r * 0.62)} ${num(r * 0.74)}`, shaded(base, 0.55), 5) +
      line(`M2-3L${num(r * 0.95)} ${num(-r * 0.22 - 2)}M-2 2L${num(r * 0.6)} ${num(r * 0.76)}`, lit(base, 0.4), 2)
    : ''
  const bits = inside
    .filter(({ id }) => id !== 'egg')
    .map((part) =>
      tagged(
        part.id,
        bare(
          defs,
          chance(part.id),
          part.style,
          scatter(
            disc(0, 0, r * 0.74),
            Math.min(sizeOf(part) < 9 ? 22 : 8, Math.max(4, Math.round(part.grams / 6))),
            chance(`${part.id} in`),
          ),
          0.9,
        ),
      ),
    )
    .join('')
  const sauces = /okonomiyaki/.test(dish.title) ? drizzle(chance('brown'), disc(0, 0, r * 0.84), '#4f2414', 8) : ''
  const cream = creams
    .map((part) =>
      /okonomiyaki/.test(dish.title)
        ? tagged(part.id, drizzle(chance(part.id), disc(0, 0, r * 0.84), part.style.base, 4))
        : drawn(context, part, [{ x: r * 0.1, y: r * 0.06, turn: 1 }], 1.3),
    )
    .join('')
  const salad =
    side.length === 0
      ? ''
      : tossed(context, side, inPan ? disc(cx + 8, cy - 8, 84, 76) : disc(cx + 84, cy + 74, 74, 62), 1.4, 2)
  return {
    content:
      dishware.drawn +
      `<g transform="translate(${num(x)} ${num(y)})">${merged(batter, cake)}${cut}${bits}${sauces}${cream}</g>` +
      strewnOver(context, strewn, disc(x, y, r * 0.7), 34) +
      salad +
      dishware.over,
    cutlery: inPan ? 'NONE' : dish.recipe.cuisine === 'JAPANESE' ? 'CHOPSTICKS' : 'FORK',
  }
}
