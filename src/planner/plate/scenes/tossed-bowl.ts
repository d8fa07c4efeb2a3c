import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { bowl } from '#planner/plate/dishware/bowl.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import { brightness, lit, mix } from '#planner/plate/svg/colours.ts'
import { shrunk } from '#planner/plate/svg/scatter.ts'
import { eastern } from './deep-bowl.ts'
import { mound, strewnOver, tossed, within } from './heap.ts'
import { drizzle } from './pool.ts'
import { countOf, drawn, merged, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

/** A salad, a slaw, a bowl of fruit: tossed, with its dressing over it. */
export const salad: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('bowl')
  const snack = dish.recipe.slots.includes('SNACK')
  const flat = random() < 0.4
  const ware = { defs, setting, random }
  const dishware = flat ? plate(ware, 320, 242, snack ? 190 : 208) : bowl(ware, 320, 242, snack ? 182 : 206, 0.1)
  const region = shrunk(dishware.well, flat ? 0.94 : 0.93)
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const parts = dish.parts.filter(({ role }) => role !== 'CREAM' && role !== 'BREAD')
  const breads = dish.parts.filter(({ role }) => role === 'BREAD')
  const creamy = dish.wet.filter(({ flows, strength, colour }) => flows && strength >= 1 && brightness(colour) > 0.7)
  const dressing = creams
    .map((part) =>
      part.style.shape === 'DOLLOP' || part.style.shape === 'SPLASH'
        ? tagged(part.id, drizzle(chance(part.id), shrunk(region, 0.8), lit(part.style.base, 0.1), 6))
        : drawn(context, part, within(shrunk(region, 0.6), sizeOf(part), Math.min(4, countOf(part)), context, part.id)),
    )
    .join('')
  const poured =
    creamy.length === 0
      ? ''
      : merged(creamy, drizzle(chance('poured'), shrunk(region, 0.85), creamy[0]?.colour ?? '#fbf5e8', 7))
  const sauced = /bravas/.test(dish.title)
    ? drizzle(chance('sauce'), shrunk(region, 0.8), mix(sauceColour(dish), '#c8401c', 0.6), 9)
    : ''
  const chips = breads
    .map((part) =>
      drawn(
        context,
        part,
        within(region, sizeOf(part) * 0.6, Math.min(8, countOf(part)), context, part.id),
        part.style.shape === 'SLICE' ? 0.4 : 0.75,
      ),
    )
    .join('')
  const soaked = dish.wet.filter((each) => each.flows && !creamy.includes(each))
  const strewn = parts.filter(({ role }) => role === 'SCATTER')
  const solid = parts.filter(({ role }) => role !== 'SCATTER')
  return {
    content:
      dishware.drawn +
      merged(soaked, tossed(context, solid, region, 1.6)) +
      sauced +
      chips +
      poured +
      dressing +
      strewnOver(context, strewn, shrunk(region, 0.82), 46) +
      dishware.over,
    cutlery: eastern(context) ? 'CHOPSTICKS' : snack && dish.recipe.dishTags.includes('DESSERTS') ? 'SPOON' : 'FORK',
  }
}

/** Foods side by side in a bowl, each in its own sector. */
export const sectors: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = bowl({ defs, setting, random: chance('bowl') }, 320, 242, 206, 0.1)
  const region = shrunk(dishware.well, 0.95)
  const { cx, cy, rx } = region
  const base = dish.parts.find(({ role }) => role === 'STARCH' || role === 'PASTA')
  const strewn = dish.parts.filter(({ role, style }) => role === 'SCATTER' && shapes[style.shape].size < 24)
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const corners = dish.parts
    .filter((part) => part !== base && !strewn.includes(part) && !creams.includes(part))
    .slice(0, 7)
  const leaves = corners.filter(({ role }) => role === 'LEAF')
  const others = corners.filter(({ role }) => role !== 'LEAF')
  const ring = [...leaves, ...others]
  const start = chance('start')() * 6.283
  const weights = ring.map(({ grams }) => Math.max(20, grams) ** 0.6)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let from = start
  const placed = ring
    .map((part, index) => {
      const span = ((weights[index] ?? 1) / total) * 6.283
      const middle = from + span / 2
      from += span
      const reach = rx * Math.min(0.5, Math.max(0.3, span * 0.36))
      const own = { cx: cx + Math.cos(middle) * rx * 0.56, cy: cy + Math.sin(middle) * rx * 0.56, rx: reach, ry: reach }
      return { y: own.cy, drawing: tossed(context, [part], own, part.role === 'LEAF' ? 1.5 : 1.35, 1) }
    })
    .map(({ drawing }) => drawing)
    .join('')
  const below = base === undefined ? '' : mound(context, base, shrunk(region, 0.97))
  const middle = creams
    .map((part) =>
      part.style.shape === 'SPLASH' || part.style.shape === 'DOLLOP'
        ? tagged(part.id, drizzle(chance(part.id), shrunk(region, 0.6), part.style.base, 6))
        : drawn(context, part, within(shrunk(region, 0.3), 10, 2, context, part.id)),
    )
    .join('')
  return {
    content:
      dishware.drawn + below + placed + middle + strewnOver(context, strewn, shrunk(region, 0.8), 40) + dishware.over,
    cutlery: eastern(context) ? 'CHOPSTICKS' : 'FORK',
  }
}
