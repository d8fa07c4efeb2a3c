import type { Part } from '#planner/plate/dish/dish.ts'
import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { bowl } from '#planner/plate/dishware/bowl.ts'
import { pan as panOf } from '#planner/plate/dishware/pan.ts'
import { lit } from '#planner/plate/svg/colours.ts'
import { disc, type Region, shrunk } from '#planner/plate/svg/scatter.ts'
import { eastern, sunk } from './deep-bowl.ts'
import { mound, strewnOver, tossed, within } from './heap.ts'
import { drizzle, gleams, oilDrops, pool } from './pool.ts'
import { drawn, merged, type SceneContext, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

const isBase = ({ role }: Part): boolean => role === 'STARCH' || role === 'PASTA'

/** Spoonfuls and crumbs that are added at the end. */
export function finish(context: SceneContext, region: Region): string {
  const { dish, chance } = context
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  return (
    creams
      .map((part) =>
        part.style.shape === 'SPLASH'
          ? tagged(part.id, drizzle(chance(part.id), shrunk(region, 0.7), part.style.base, 6))
          : drawn(context, part, within(shrunk(region, 0.45), sizeOf(part), part.grams > 45 ? 2 : 1, context, part.id)),
      )
      .join('') + strewnOver(context, strewn, shrunk(region, 0.78), 40)
  )
}

/** The solid foods in a sauce; meat and fish last, larger pieces after smaller ones. */
const inSauce = ({ dish }: SceneContext): Part[] =>
  dish.parts
    .filter((part) => !isBase(part) && !['SCATTER', 'CREAM', 'BREAD'].includes(part.role))
    .sort((a, b) => Number(a.role === 'MEAT') - Number(b.role === 'MEAT') || sizeOf(a) - sizeOf(b))

/** Rice on one side, and the curry on the other. */
export const curry: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = bowl({ defs, setting, random: chance('bowl') }, 320, 242, 208, 0.1)
  const colour = sauceColour(dish)
  const { cx, cy, rx } = dishware.well
  const side = chance('side')() < 0.5 ? -1 : 1
  const right = (x: number) => (x - cx) * side
  const saucy: Region = { ...shrunk(dishware.well, 0.95), holds: (x) => right(x) > -rx * 0.26 }
  const base = dish.parts.filter(isBase)
  const rice = base
    .map((part, index) => mound(context, part, disc(cx - side * rx * 0.46, cy - 8 + index * 40, rx * 0.47, rx * 0.7)))
    .join('')
  const flowing = dish.wet.filter(({ flows }) => flows)
  return {
    content:
      dishware.drawn +
      merged(flowing, pool(defs, chance('pool'), dishware.well, colour)) +
      oilDrops(chance('oil'), saucy, lit(colour, 0.4), 12) +
      rice +
      sunk(context, inSauce(context), saucy, colour, 12, 0.55) +
      finish(context, { ...shrunk(dishware.well, 0.8), holds: (x) => right(x) > -rx * 0.5 }) +
      dishware.over +
      gleams(dishware.well, 0.3),
    cutlery: eastern(context) ? 'CHOPSTICKS' : 'SPOON',
  }
}

/** A stew: everything in its sauce. */
export const stew: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = bowl({ defs, setting, random: chance('bowl') }, 320, 242, 206, 0.1)
  const colour = sauceColour(dish)
  const region = shrunk(dishware.well, 0.95)
  const flowing = dish.wet.filter(({ flows }) => flows)
  const foods = inSauce(context)
  return {
    content:
      dishware.drawn +
      merged(flowing, pool(defs, chance('pool'), dishware.well, colour)) +
      oilDrops(chance('oil'), region, lit(colour, 0.4), 14) +
      sunk(context, foods, region, colour, 17, 0.5) +
      breadsBeside(context, region) +
      finish(context, region) +
      dishware.over +
      gleams(dishware.well, 0.3),
    cutlery: 'SPOON',
  }
}

/** Bread leaning on the rim. */
export function breadsBeside(context: SceneContext, { cx, cy, rx }: Region): string {
  return context.dish.parts
    .filter(({ role }) => role === 'BREAD')
    .map((part) => {
      const count = Math.max(1, Math.min(3, Math.round(part.grams / 25)))
      const zoom = Math.min(1, 60 / sizeOf(part))
      const spots = Array.from({ length: count }, (_, index) => ({
        x: cx + rx * 0.8 - index * 34,
        y: cy - rx * 0.72 + index * 20 - 10,
        turn: 0.5 + index * 0.28,
      }))
      return drawn(context, part, spots, zoom)
    })
    .join('')
}

/** Soft grits or polenta, with the rest spooned into its middle. */
export const onMash: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = bowl({ defs, setting, random: chance('bowl') }, 320, 242, 206, 0.1)
  const mash = dish.wet.filter(({ strength, flows }) => flows && strength >= 5)
  const sauce = dish.wet.filter((each) => !mash.includes(each))
  const flowing = sauce.filter(({ flows }) => flows)
  const colour = sauceColour({ wet: sauce }, '#b5532c')
  const middle = disc(dishware.well.cx + 6, dishware.well.cy + 4, dishware.well.rx * 0.7, dishware.well.ry * 0.62)
  return {
    content:
      dishware.drawn +
      merged(mash, pool(defs, chance('mash'), dishware.well, mash[0]?.colour ?? '#f3c858')) +
      merged(flowing, pool(defs, chance('pool'), middle, colour)) +
      sunk(context, inSauce(context), middle, colour, 11, 0.5) +
      finish(context, middle) +
      dishware.over +
      gleams(dishware.well, 0.3),
    cutlery: 'FORK',
  }
}

/** Something fried together, still in its pan. */
export const pan: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = panOf({ defs, setting, random: chance('pan') })
  const region = shrunk(dishware.well, 0.95)
  const flowing = dish.wet.filter(({ flows }) => flows)
  const liquid = flowing.reduce((sum, { grams }) => sum + grams, 0)
  const colour = sauceColour(dish)
  const foods = dish.parts.filter(({ role }) => !['SCATTER', 'CREAM', 'BREAD'].includes(role))
  const content =
    liquid >= 50
      ? merged(flowing, pool(defs, chance('pool'), region, colour)) +
        oilDrops(chance('oil'), region, lit(colour, 0.4), 14) +
        sunk(context, inSauce(context), region, colour, 17, 0.5)
      : tossed(context, foods, shrunk(region, 0.96), 1.5)
  return {
    content: dishware.drawn + content + finish(context, region) + dishware.over + breadsBeside(context, dishware.well),
    cutlery: 'NONE',
  }
}
