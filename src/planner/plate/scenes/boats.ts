import type { Part } from '#planner/plate/dish/dish.ts'
import { board } from '#planner/plate/dishware/board.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { path } from '#planner/plate/shapes/shape.ts'
import { lit } from '#planner/plate/svg/colours.ts'
import { blob, num, range } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { type Hull, hullOf, hulls } from './hulls.ts'
import { drizzle } from './pool.ts'
import { bare, drawn, type SceneContext, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

/** The filling heaped along the hull. */
function filled(context: SceneContext, parts: readonly Part[], { rx, ry, paint }: Hull, number: number): string {
  const { defs, chance } = context
  const thin = paint === 'STALK'
  const reach = disc(
    0,
    0,
    rx * (paint === 'HALF' ? 0.6 : paint === 'LEAF' ? 0.64 : thin ? 0.86 : 0.58),
    ry * (thin ? 0.42 : 0.6),
  )
  const creams = parts.filter(({ role }) => role === 'CREAM')
  const rest = parts
    .filter(({ role }) => role !== 'CREAM')
    .sort((a, b) => Number(a.role === 'SCATTER') - Number(b.role === 'SCATTER') || a.grams - b.grams)
  const total = rest.reduce((sum, { grams, role }) => sum + (role === 'SCATTER' ? 0 : grams ** 0.8), 0)
  const spread = creams
    .map((part) => {
      const random = chance(`${part.id} ${number}`)
      const d =
        paint === 'EGG' ? blob(random, rx * 0.56, ry * 0.58, 0.1, 0, 11) : blob(random, reach.rx, reach.ry, 0.08, 0, 13)
      return tagged(
        part.id,
        path(d, '#2a1508', 'opacity=".18" transform="translate(2 3)"') +
          path(d, defs.glow(lit(part.style.base, 0.4), part.style.base)),
      )
    })
    .join('')
  const pieces = rest
    .map((part) => {
      const size = sizeOf(part)
      const area = reach.rx * reach.ry * 3.1
      const count =
        part.role === 'SCATTER'
          ? size > 9
            ? 3
            : 8
          : Math.max(3, Math.min(20, Math.round(((area / (size * size)) * 1.9 * part.grams ** 0.8) / total)))
      const spots = scatter(reach, count, chance(`${part.id} fill ${number}`))
      return tagged(
        part.id,
        bare(
          defs,
          chance(part.id),
          part.style,
          thin ? spots.map((spot) => ({ ...spot, turn: spot.turn * 0.2 })) : spots,
          Math.min(1.1, (ry * 0.9) / size),
        ),
      )
    })
    .join('')
  return spread + pieces
}

/** Leaves, halves and stalks with a filling. */
export const boats: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('vessel')
  const ware = { defs, setting, random }
  const here = hulls.filter(([id]) => dish.parts.some((part) => part.id === id))
  const row = here.find(([id]) => dish.title.includes(id.replace('red-', ''))) ?? here[0]
  const dishware = random() < 0.35 ? board(ware) : plate(ware, 320, 242, 214)
  if (row === undefined) return { content: dishware.drawn, cutlery: 'NONE' }
  const [id, hull] = row
  const holder = dish.parts.find((part) => part.id === id)
  if (holder === undefined) return { content: dishware.drawn, cutlery: 'NONE' }
  const paints =
    id === 'egg'
      ? holder
      : { ...holder, style: id === 'cucumber' ? { ...holder.style, base: '#d7e8b4' } : holder.style }
  const beside = dish.parts.filter((part) => part !== holder && ['WHEEL', 'WEDGE'].includes(part.style.shape))
  const filling = dish.parts.filter((part) => part !== holder && !beside.includes(part))
  const yolks =
    id === 'egg'
      ? [{ ...holder, role: 'CREAM' as const, style: { ...holder.style, shape: 'DOLLOP' as const, base: '#f3c653' } }]
      : []
  const dressing = filling.filter(({ style }) => style.shape === 'SPLASH')
  const inside = [
    ...yolks,
    ...filling.filter((part) => !dressing.includes(part) && !(id === 'egg' && part.role === 'CREAM')),
  ]
  const merge = id === 'egg' ? filling.filter(({ role }) => role === 'CREAM') : []
  const radial =
    hull.paint === 'EGG' || hull.paint === 'LEAF' || hull.paint === 'ROUND' || (hull.paint === 'HALF' && hull.count > 1)
  const content = range(hull.count)
    .map((number) => {
      const angle = (number / hull.count) * 6.283 + 0.5
      const far = hull.count === 1 ? 0 : hull.paint === 'ROUND' || hull.paint === 'EGG' ? 98 : hull.count > 4 ? 102 : 96
      const [x, y, turn] = radial
        ? [320 + Math.cos(angle) * far, 244 + Math.sin(angle) * far * 0.92, (angle * 180) / Math.PI]
        : [320 + (number % 2 === 0 ? -6 : 8), 244 + (number - (hull.count - 1) / 2) * (hull.ry * 2 + 22), -12]
      const body =
        tagged(holder.id, hullOf(context, paints, hull, number % 2)) + filled(context, inside, hull, number % 2)
      const href = defs.keep(merge.reduce((inner, part) => tagged(part.id, inner), body))
      return `<use href="${href}" transform="translate(${num(x)} ${num(y)})rotate(${num(turn)})"/>`
    })
    .join('')
  const strewn = beside
    .map((part) =>
      drawn(context, part, [
        { x: 320, y: 240, turn: 0.4 },
        { x: 352, y: 252, turn: 1.8 },
      ]),
    )
    .join('')
  return {
    content:
      dishware.drawn +
      content +
      dressing
        .map((part) => tagged(part.id, drizzle(chance(part.id), disc(320, 244, 140, 120), part.style.base, 5)))
        .join('') +
      strewn,
    cutlery: hull.count === 1 ? 'SPOON' : 'NONE',
  }
}
