import type { Part } from '../dish/dish.ts'
import { sauceColour } from '../dish/sauce-colour.ts'
import { disc, type Region, shrunk } from '../ink/scatter.ts'
import { lit } from '../ink/tones.ts'
import { drawn, merged, type Studio, sizeOf, tagged } from '../studio.ts'
import { bowl } from '../vessels/bowl.ts'
import { pan as panOf } from '../vessels/pan.ts'
import { eastern, sunk } from './deep-bowl.ts'
import { mound, strewnOver, tossed, within } from './heap.ts'
import { drizzle, gleams, oilDrops, pool } from './pool.ts'
import type { Stage } from './scene.ts'

const isBase = ({ role }: Part): boolean => role === 'STARCH' || role === 'PASTA'

/** Spoonfuls and crumbs that come on at the end. */
export function finish(studio: Studio, region: Region): string {
  const { dish, chance } = studio
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  return (
    creams
      .map((part) =>
        part.look.form === 'SPLASH'
          ? tagged(part.id, drizzle(chance(part.id), shrunk(region, 0.7), part.look.base, 6))
          : drawn(studio, part, within(shrunk(region, 0.45), sizeOf(part), part.grams > 45 ? 2 : 1, studio, part.id)),
      )
      .join('') + strewnOver(studio, strewn, shrunk(region, 0.78), 40)
  )
}

/** The solid foods that lie in a sauce, the big ones last. */
const inSauce = ({ dish }: Studio): Part[] =>
  dish.parts
    .filter((part) => !isBase(part) && !['SCATTER', 'CREAM', 'BREAD'].includes(part.role))
    .sort((a, b) => Number(a.role === 'MEAT') - Number(b.role === 'MEAT') || sizeOf(a) - sizeOf(b))

/** Rice on one side, and on the other what is spooned over it. */
export const curry: Stage = (studio) => {
  const { dish, easel, chance, setting } = studio
  const vessel = bowl({ easel, setting, random: chance('bowl') }, 320, 242, 208, 0.1)
  const colour = sauceColour(dish)
  const { cx, cy, rx } = vessel.well
  const side = chance('side')() < 0.5 ? -1 : 1
  const right = (x: number) => (x - cx) * side
  const saucy: Region = { ...shrunk(vessel.well, 0.95), holds: (x) => right(x) > -rx * 0.26 }
  const base = dish.parts.filter(isBase)
  const rice = base
    .map((part, index) => mound(studio, part, disc(cx - side * rx * 0.46, cy - 8 + index * 40, rx * 0.47, rx * 0.7)))
    .join('')
  const flowing = dish.wet.filter(({ flows }) => flows)
  return {
    content:
      vessel.drawn +
      merged(flowing, pool(easel, chance('pool'), vessel.well, colour)) +
      oilDrops(chance('oil'), saucy, lit(colour, 0.4), 12) +
      rice +
      sunk(studio, inSauce(studio), saucy, colour, 12, 0.55) +
      finish(studio, { ...shrunk(vessel.well, 0.8), holds: (x) => right(x) > -rx * 0.5 }) +
      vessel.over +
      gleams(vessel.well, 0.3),
    cutlery: eastern(studio) ? 'CHOPSTICKS' : 'SPOON',
  }
}

/** A stew: all of it in its sauce. */
export const stew: Stage = (studio) => {
  const { dish, easel, chance, setting } = studio
  const vessel = bowl({ easel, setting, random: chance('bowl') }, 320, 242, 206, 0.1)
  const colour = sauceColour(dish)
  const region = shrunk(vessel.well, 0.95)
  const flowing = dish.wet.filter(({ flows }) => flows)
  const foods = inSauce(studio)
  return {
    content:
      vessel.drawn +
      merged(flowing, pool(easel, chance('pool'), vessel.well, colour)) +
      oilDrops(chance('oil'), region, lit(colour, 0.4), 14) +
      sunk(studio, foods, region, colour, 17, 0.5) +
      breadsBeside(studio, region) +
      finish(studio, region) +
      vessel.over +
      gleams(vessel.well, 0.3),
    cutlery: 'SPOON',
  }
}

/** Bread leaning on the rim. */
export function breadsBeside(studio: Studio, { cx, cy, rx }: Region): string {
  return studio.dish.parts
    .filter(({ role }) => role === 'BREAD')
    .map((part) => {
      const count = Math.max(1, Math.min(3, Math.round(part.grams / 25)))
      const zoom = Math.min(1, 60 / sizeOf(part))
      const spots = Array.from({ length: count }, (_, index) => ({
        x: cx + rx * 0.8 - index * 34,
        y: cy - rx * 0.72 + index * 20 - 10,
        turn: 0.5 + index * 0.28,
      }))
      return drawn(studio, part, spots, zoom)
    })
    .join('')
}

/** Soft grits or polenta, with the rest spooned into its middle. */
export const onMash: Stage = (studio) => {
  const { dish, easel, chance, setting } = studio
  const vessel = bowl({ easel, setting, random: chance('bowl') }, 320, 242, 206, 0.1)
  const mash = dish.wet.filter(({ strength, flows }) => flows && strength >= 5)
  const sauce = dish.wet.filter((each) => !mash.includes(each))
  const flowing = sauce.filter(({ flows }) => flows)
  const colour = sauceColour({ wet: sauce }, '#b5532c')
  const middle = disc(vessel.well.cx + 6, vessel.well.cy + 4, vessel.well.rx * 0.7, vessel.well.ry * 0.62)
  return {
    content:
      vessel.drawn +
      merged(mash, pool(easel, chance('mash'), vessel.well, mash[0]?.colour ?? '#f3c858')) +
      merged(flowing, pool(easel, chance('pool'), middle, colour)) +
      sunk(studio, inSauce(studio), middle, colour, 11, 0.5) +
      finish(studio, middle) +
      vessel.over +
      gleams(vessel.well, 0.3),
    cutlery: 'FORK',
  }
}

/** Something fried together, still in its pan. */
export const pan: Stage = (studio) => {
  const { dish, easel, chance, setting } = studio
  const vessel = panOf({ easel, setting, random: chance('pan') })
  const region = shrunk(vessel.well, 0.95)
  const flowing = dish.wet.filter(({ flows }) => flows)
  const liquid = flowing.reduce((sum, { grams }) => sum + grams, 0)
  const colour = sauceColour(dish)
  const foods = dish.parts.filter(({ role }) => !['SCATTER', 'CREAM', 'BREAD'].includes(role))
  const content =
    liquid >= 50
      ? merged(flowing, pool(easel, chance('pool'), region, colour)) +
        oilDrops(chance('oil'), region, lit(colour, 0.4), 14) +
        sunk(studio, inSauce(studio), region, colour, 17, 0.5)
      : tossed(studio, foods, shrunk(region, 0.96), 1.5)
  return {
    content: vessel.drawn + content + finish(studio, region) + vessel.over + breadsBeside(studio, vessel.well),
    cutlery: 'NONE',
  }
}
