import type { Part } from '#planner/plate/dish/dish.ts'
import { creamColour, sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { bowl } from '#planner/plate/dishware/bowl.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import { brightness, lit } from '#planner/plate/svg/colours.ts'
import { shrunk } from '#planner/plate/svg/scatter.ts'
import { mound, strewnOver, within } from './heap.ts'
import { drizzle, gleams, lapped, oilDrops, pool, swirl } from './pool.ts'
import { countOf, drawn, merged, type SceneContext, type SceneRenderer, sizeOf } from './scene-context.ts'

const EASTERN: ReadonlySet<string> = new Set(['JAPANESE', 'ASIAN'])
export const eastern = ({ dish }: SceneContext): boolean => EASTERN.has(dish.recipe.cuisine)

/** Pieces in a liquid, whose surface covers their lower edge. */
export function sunk(
  context: SceneContext,
  parts: readonly Part[],
  region: Parameters<typeof within>[0],
  colour: string,
  most: number,
  share = 0.75,
): string {
  const { chance } = context
  return parts
    .map((part) => {
      const zoom = shapes[part.style.shape].size > 60 ? 1 : 1.42
      const size = sizeOf(part, zoom)
      const least = part.share > 0.08 ? (size > 60 ? 1 : 7) : 3
      const count = Math.max(
        least,
        Math.min(countOf(part, zoom * 0.8), Math.round(most * (shapes[part.style.shape].size < 10 ? 2.4 : 0.9))),
      )
      const spots = within(region, size, count, context, part.id)
      return (
        drawn(context, part, spots, zoom) +
        lapped(chance(`${part.id} lapped`), spots, Math.min(size, 26), colour, share)
      )
    })
    .join('')
}

/** A soup: smooth, or thick with pieces, or a broth with noodles. */
export const soup: SceneRenderer = (context) => {
  const { dish, defs, chance } = context
  const dishware = bowl({ defs, setting: context.setting, random: chance('bowl') }, 320, 242, 206)
  const colour = sauceColour(dish, '#d8a04a')
  const noodles = dish.parts.filter(({ role }) => role === 'PASTA' || role === 'STARCH')
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const solid = dish.parts.filter((part) => ![...noodles, ...strewn, ...creams].includes(part))
  const inner = shrunk(dishware.well, 0.93)
  const smooth = solid.length < 2
  const cream = creams[0]
  const random = chance('pool')
  const flowing = dish.wet.filter(({ flows }) => flows)
  const base =
    merged(flowing, pool(defs, random, dishware.well, colour)) +
    (smooth
      ? swirl(chance('swirl'), dishware.well, cream?.style.base ?? (brightness(colour) > 0.75 ? '#8fae4f' : '#fbf1dc'))
      : oilDrops(chance('oil'), inner, brightness(colour) > 0.8 ? '#c9a13a' : lit(colour, 0.42), 18))
  const grains = noodles
    .map((part) =>
      mound(context, part, shrunk(inner, part.role === 'PASTA' ? 0.78 : 0.55), part.role === 'PASTA' ? 1 : 0.6),
    )
    .join('')
  const light = solid.filter(({ role }) => role === 'LEAF')
  const rest = solid.filter(({ role }) => role !== 'LEAF')
  const content =
    base +
    grains +
    sunk(context, light, shrunk(inner, 0.9), colour, 9) +
    sunk(
      context,
      rest,
      smooth ? shrunk(inner, 0.45) : shrunk(inner, 0.96),
      colour,
      smooth ? 9 : 15,
      noodles.length > 0 ? 0.35 : 0.75,
    ) +
    (smooth
      ? ''
      : creams.map((part) => drawn(context, part, within(shrunk(inner, 0.4), 10, 1, context, part.id))).join('')) +
    strewnOver(context, strewn, shrunk(inner, 0.66), 34)
  return {
    content: dishware.drawn + content + dishware.over + gleams(dishware.well, 0.4),
    cutlery: noodles.length > 0 && eastern(context) ? 'CHOPSTICKS' : 'SPOON',
  }
}

const isFruit = (part: Part): boolean => !['SCATTER', 'CREAM', 'STARCH', 'LEAF'].includes(part.role)

/** A bowl of something creamy with its fruit in an arc along one side. */
export const porridge: SceneRenderer = (context) => {
  const { dish, defs, chance } = context
  const dishware = bowl({ defs, setting: context.setting, random: chance('bowl') }, 320, 242, 200)
  const colour = creamColour(dish)
  const well = shrunk(dishware.well, 0.9)
  const toppings = dish.parts.filter(isFruit)
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const oats = dish.parts.filter(({ role }) => role === 'STARCH')
  const body = [
    ...dish.wet.filter(({ flows }) => flows),
    ...dish.parts.filter(({ role, style }) => role === 'CREAM' && style.shape !== 'SPLASH'),
  ]
  const grain = oats
    .map((part) =>
      drawn(
        context,
        { ...part, style: { ...part.style, base: lit(colour, 0.1), core: lit(colour, 0.6) } },
        within(well, 6, 90, context, part.id),
      ),
    )
    .join('')
  const sauces = dish.parts.filter(({ style }) => style.shape === 'SPLASH')
  const bow = toppings
    .map((part, index) => {
      const from = (index / toppings.length) * 1.9 - 0.5
      const count = Math.min(countOf(part), shapes[part.style.shape].size < 10 ? 70 : 13)
      const reach = {
        ...well,
        holds: (x: number, y: number) => onBow(x - well.cx, y - well.cy, well.rx, from, 1.9 / toppings.length),
      }
      return drawn(context, part, within(reach, sizeOf(part) * 0.5, count, context, part.id), 1.25)
    })
    .join('')
  const content =
    merged(body, pool(defs, chance('pool'), dishware.well, colour)) +
    grain +
    sauces.map((part) => merged([part], drizzle(chance(part.id), shrunk(well, 0.84), part.style.base, 8))).join('') +
    (dish.recipe.ingredients.some(({ id }) => id === 'honey' || id === 'maple-syrup')
      ? drizzle(chance('syrup'), { ...well, rx: well.rx * 0.7, ry: well.ry * 0.6 }, '#d99a3a', 4)
      : '') +
    bow +
    strewnOver(context, strewn, shrunk(well, 0.8), 44)
  return { content: dishware.drawn + content + dishware.over + gleams(dishware.well, 0.25), cutlery: 'SPOON' }
}

/** Whether a point is on the arc of a bowl that begins at the angle `from` and covers `span`, in radians. */
function onBow(x: number, y: number, radius: number, from: number, span: number): boolean {
  const out = Math.hypot(x, y) / radius
  const angle = Math.atan2(y, x)
  return out > 0.3 && out < 0.98 && angle >= from && angle <= from + span
}
