import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { pan } from '#planner/plate/dishware/pan.ts'
import { lit } from '#planner/plate/svg/colours.ts'
import { scatter, shrunk } from '#planner/plate/svg/scatter.ts'
import { sunk } from './deep-bowl.ts'
import { mound, tossed } from './heap.ts'
import { gleams, oilDrops, pool } from './pool.ts'
import { breadsBeside, finish } from './saucy.ts'
import { countOf, drawn, merged, type SceneRenderer } from './scene-context.ts'

/** Eggs set in the pan among the foods around them. */
export const panEggs: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = pan({ defs, setting, random: chance('pan') })
  const region = shrunk(dishware.well, 0.96)
  const egg = dish.parts.find(({ style }) => style.shape === 'FRIED_EGG')
  const flowing = dish.wet.filter(({ flows }) => flows)
  const colour = sauceColour(dish)
  const foods = dish.parts.filter((part) => part !== egg && !['SCATTER', 'CREAM', 'BREAD'].includes(part.role))
  const saucy = flowing.reduce((sum, { grams }) => sum + grams, 0) > 60
  const leafy = foods.some(({ role }) => role === 'LEAF')
  const below = saucy
    ? merged(flowing, pool(defs, chance('pool'), region, colour)) +
      oilDrops(chance('oil'), region, lit(colour, 0.4), 16) +
      sunk(context, foods, region, colour, 15, 0.6)
    : leafy
      ? tossed(context, foods, region, 1.5)
      : foods
          .filter(({ role }) => role !== 'MEAT')
          .map((part, index, all) => {
            const angle = (index / all.length) * 6.283 + 0.6
            return mound(context, part, {
              cx: region.cx + Math.cos(angle) * 92,
              cy: region.cy + Math.sin(angle) * 92,
              rx: 68,
              ry: 60,
            })
          })
          .join('') +
        foods
          .filter(({ role }) => role === 'MEAT')
          .map((part) =>
            drawn(
              context,
              part,
              [
                { x: region.cx - 52, y: region.cy - 92, turn: 0.5 },
                { x: region.cx - 30, y: region.cy - 60, turn: 0.4 },
              ],
              1.2,
            ),
          )
          .join('')
  const eggs =
    egg === undefined
      ? ''
      : drawn(context, egg, scatter(shrunk(region, 0.52), Math.max(2, countOf(egg)), chance('eggs')), 1.2)
  const strewn = finish(context, region)
  return {
    content:
      dishware.drawn +
      below +
      eggs +
      strewn +
      gleams(region, 0.2) +
      dishware.over +
      breadsBeside(context, dishware.well),
    cutlery: 'NONE',
  }
}
