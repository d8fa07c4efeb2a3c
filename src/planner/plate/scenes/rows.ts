import type { Part } from '#planner/plate/dish/dish.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { lit } from '#planner/plate/svg/colours.ts'
import { range } from '#planner/plate/svg/path.ts'
import { disc } from '#planner/plate/svg/scatter.ts'
import { cakes } from './cakes.ts'
import { strewnOver, tossed, within } from './heap.ts'
import { drizzle } from './pool.ts'
import { countOf, drawn, merged, type SceneRenderer, sizeOf } from './scene-context.ts'

/** Pieces set out one by one. */
export const rows: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = plate({ defs, setting, random: chance('plate') }, 320, 242, 212)
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const syrup = dish.recipe.ingredients.some(({ id }) => id === 'honey' || id === 'maple-syrup')
  if (/biscuits|basbousa|halva/.test(dish.title)) {
    const creams = dish.parts.filter(({ role }) => role === 'CREAM')
    const beside = /biscuits/.test(dish.title)
      ? creams.map((part) => drawn(context, part, [{ x: 316, y: 236, turn: 1 }], 1.5)).join('')
      : merged(creams, '')
    return {
      content:
        dishware.drawn +
        cakes(context) +
        beside +
        (syrup ? drizzle(chance('syrup'), disc(314, 238, 110, 90), '#c9852a', 4) : '') +
        strewnOver(context, strewn, disc(310, 232, 116, 100), 26),
      cutlery: 'FORK',
    }
  }
  const solid = dish.parts.filter(({ role }) => role !== 'SCATTER' && role !== 'CREAM')
  const [first, ...rest] = solid
  if (first === undefined) return { content: dishware.drawn, cutlery: 'NONE' }
  const breads = solid.filter(({ role }) => role === 'BREAD')
  const lead = breads[0] ?? first
  const others = [first, ...rest].filter((part) => part !== lead)
  const size = sizeOf(lead)
  const shown: Part = /crisps/.test(dish.title)
    ? { ...lead, style: { ...lead.style, shape: 'TRIANGLE', scale: 1.9, base: '#e5b566', rim: '#b97c35' } }
    : /pears poached/.test(dish.title)
      ? {
          ...lead,
          style: { ...lead.style, shape: 'FIG', base: '#f3dc9c', rim: '#e2bb62', core: '#fbf0cf', scale: 2.6 },
        }
      : /coque/.test(dish.title) && lead.role === 'BREAD'
        ? { ...lead, style: { ...lead.style, shape: 'SOLDIER', scale: 1.3 } }
        : /pain perdu/.test(dish.title)
          ? { ...lead, style: { ...lead.style, base: '#e9b65c', rim: '#a8662a', scale: 1.5 } }
          : lead
  const count = Math.max(
    /perdu/.test(dish.title) ? 3 : 2,
    Math.min(
      6,
      /crisps/.test(dish.title) ? 6 : /dates/.test(dish.title) ? 4 : /pears/.test(dish.title) ? 2 : countOf(shown),
    ),
  )
  const far = count <= 2 ? 64 : /crisps/.test(dish.title) ? 106 : 92
  const around = range(count).map((number) => {
    const angle = (number / count) * 6.283 + 0.4
    return {
      x: 316 + Math.cos(angle) * far,
      y: 240 + Math.sin(angle) * far * 0.86,
      turn: /coque/.test(dish.title) ? 0.5 : angle + 0.2,
    }
  })
  const pool = /pears/.test(dish.title)
    ? `<ellipse cx="320" cy="244" rx="146" ry="138" fill="${defs.glow(lit('#dca04a', 0.3), '#cf8f3a')}" opacity=".75"/>`
    : ''
  const heaps = others
    .map((part) =>
      sizeOf(part) > 40 || part.style.shape === 'HALVED_EGG'
        ? drawn(
            context,
            part,
            range(Math.max(2, Math.min(7, countOf(part)))).map((number) => ({
              x: (part.style.shape === 'SPEAR' ? 330 : 232) + number * (part.style.shape === 'SPEAR' ? 17 : 72),
              y: part.style.shape === 'SPEAR' ? 196 : 306 + (number % 2) * 8,
              turn: part.style.shape === 'SPEAR' ? 1.25 : 0.3,
            })),
            part.style.shape === 'HALVED_EGG' ? 1.4 : 1.5,
          )
        : tossed(context, [part], disc(330, 246, 72, 60), 1.3, 2),
    )
    .join('')
  const creams = dish.parts.filter(({ role, style }) => role === 'CREAM' && style.shape !== 'SPLASH')
  const sauces = dish.parts.filter(({ style }) => style.shape === 'SPLASH')
  return {
    content:
      dishware.drawn +
      pool +
      merged(
        dish.wet.filter(({ flows }) => flows),
        drawn(
          context,
          shown,
          around,
          /dates/.test(dish.title) ? 2 : /crisps/.test(dish.title) ? 1.5 : size > 60 ? 0.9 : 1.25,
        ),
      ) +
      heaps +
      creams.map((part) => drawn(context, part, within(disc(320, 240, 60), 10, 1, context, part.id))).join('') +
      merged(sauces, '') +
      (syrup ? drizzle(chance('syrup'), disc(316, 240, 126, 106), '#c9852a', 3.6) : '') +
      strewnOver(context, strewn, disc(316, 240, 120, 104), 24),
    cutlery: 'FORK',
  }
}
