import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { bowl } from '#planner/plate/dishware/bowl.ts'
import { pan } from '#planner/plate/dishware/pan.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import { lit, mix } from '#planner/plate/svg/colours.ts'
import { shrunk } from '#planner/plate/svg/scatter.ts'
import { eastern } from './deep-bowl.ts'
import { mound, tossed, within } from './heap.ts'
import { gleams, pool } from './pool.ts'
import { finish } from './saucy.ts'
import { countOf, drawn, merged, type SceneRenderer, sizeOf } from './scene-context.ts'

/** Pasta in its sauce, the rest tossed through it. */
export const pasta: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = bowl({ defs, setting, random: chance('bowl') }, 320, 242, 208, 0.12)
  const region = shrunk(dishware.well, 0.95)
  const base = dish.parts.find(({ role }) => role === 'PASTA')
  const flowing = dish.wet.filter(({ flows, grams }) => flows && grams > 20)
  const colour = sauceColour(dish, '#e8c98a')
  const sauced = flowing.length > 0
  // Coated pasta takes on some of the colour of its sauce.
  const coated =
    base === undefined
      ? undefined
      : { ...base, style: { ...base.style, base: sauced ? mix(base.style.base, colour, 0.36) : base.style.base } }
  const foods = dish.parts.filter((part) => part !== base && !['SCATTER', 'CREAM', 'BREAD'].includes(part.role))
  const through = foods
    .map((part) => {
      const count = Math.min(countOf(part), shapes[part.style.shape].size < 10 ? 46 : 15)
      return drawn(
        context,
        part,
        within(shrunk(region, 0.86), sizeOf(part) * 0.6, count, context, part.id),
        sizeOf(part) > 45 ? 1 : 1.35,
      )
    })
    .join('')
  const content =
    (sauced ? merged(flowing, pool(defs, chance('pool'), dishware.well, colour)) : '') +
    (coated === undefined ? '' : mound(context, coated, shrunk(region, 0.95), 1.1)) +
    through +
    finish(context, region)
  return {
    content: dishware.drawn + content + dishware.over + gleams(dishware.well, 0.16),
    cutlery: eastern(context) ? 'CHOPSTICKS' : 'FORK',
  }
}

/** Rice cooked with everything else, in one wide pan or bowl. */
export const mixedRice: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('vessel')
  const ware = { defs, setting, random }
  const inPan = /paella|fideu|jambalaya|dirty|pulao/.test(dish.title)
  const dishware = inPan ? pan(ware) : bowl(ware, 320, 242, 206, 0.12)
  const region = shrunk(dishware.well, inPan ? 0.97 : 0.94)
  const tint = dish.wet.filter(({ flows, strength }) => flows || strength > 1)
  const soaked = dish.wet.filter(({ flows }) => flows)
  const saffron = dish.recipe.ingredients.some(({ id }) => id === 'saffron')
  const colour = saffron ? '#f2b73a' : lit(sauceColour({ wet: tint }, '#f3e6c4'), 0.25)
  const base = dish.parts.find(({ role }) => role === 'STARCH' || role === 'PASTA')
  const stained =
    base === undefined
      ? undefined
      : {
          ...base,
          style: {
            ...base.style,
            base: mix(base.style.base, colour, tint.length > 0 ? 0.36 : 0),
            core: mix(base.style.core, lit(colour, 0.5), tint.length > 0 ? 0.4 : 0),
          },
        }
  const foods = dish.parts.filter((part) => part !== base && !['SCATTER', 'CREAM', 'BREAD'].includes(part.role))
  const through = foods
    .map((part) => {
      const count = Math.min(countOf(part), shapes[part.style.shape].size < 10 ? 70 : 18)
      return drawn(
        context,
        part,
        within(region, sizeOf(part) * 0.6, count, context, part.id),
        sizeOf(part) > 45 ? 1 : 1.3,
      )
    })
    .join('')
  const ground =
    stained === undefined
      ? tossed(context, foods, region, 1.5)
      : merged(soaked, mound(context, stained, region, 1.25)) + through
  return {
    content: dishware.drawn + ground + finish(context, region) + dishware.over,
    cutlery: inPan ? 'NONE' : 'FORK',
  }
}
