import type { Part } from '#planner/plate/dish/dish.ts'
import { creamColour } from '#planner/plate/dish/sauce-colour.ts'
import { bowl } from '#planner/plate/dishware/bowl.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { blend } from '#planner/plate/svg/colours.ts'
import { range } from '#planner/plate/svg/path.ts'
import { disc, shrunk } from '#planner/plate/svg/scatter.ts'
import { strewnOver, within } from './heap.ts'
import { drizzle, pool, swirl } from './pool.ts'
import { countOf, drawn, merged, type SceneRenderer, sizeOf } from './scene-context.ts'

/** Foods to dip with, long or crisp enough to be held. */
const HELD = /cucumber|celery|pepper|radish|jicama|rice-cakes|carrot|oatcakes|tortilla-chips|pitta|crispbread/

/** A bowl of dip in the middle of a plate, with the foods to dip around it. */
export const dip: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('plate')
  const under = plate({ defs, setting, random }, 320, 242, 212)
  const cup = bowl({ defs, setting: { ...setting, glaze: '#f6f1e6', rim: setting.accent }, random }, 320, 240, 112, 0.1)
  const named = (part: Part) => dish.title.includes(part.id.replace('red-', '').replace(/s$/, '')) || part.grams >= 40
  const held = dish.parts.filter(
    (part) =>
      HELD.test(part.id) &&
      named(part) &&
      part.id !== 'roasted-peppers' &&
      !(dish.title.includes('tzatziki') && part.id === 'cucumber'),
  )
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const pulp = dish.parts.filter((part) => !held.includes(part) && !strewn.includes(part))
  const flowing = dish.wet.filter(({ flows }) => flows)
  const [chief] = pulp
  const colour = blend(pulp.map(({ style, grams }) => [style.base, grams] as const)) ?? creamColour(dish)
  const lumps = pulp.filter((part) => part.role !== 'CREAM' && part.style.shape !== 'MASH' && sizeOf(part) < 10)
  const around = held
    .map((part, index) => {
      const span = 6.283 / held.length
      const zoom = sizeOf(part) > 24 ? 1.25 : 1.6
      const size = sizeOf(part, zoom)
      const count = Math.max(
        3,
        Math.min(
          Math.floor((span * 160) / (size > 26 ? 24 : size * 1.05)),
          sizeOf(part) < 20 ? 26 : countOf(part, zoom) + 6,
          Math.ceil((sizeOf(part) < 20 ? 34 : 22) / held.length),
        ),
      )
      const spots = range(count).map((number) => {
        const angle = index * span + ((number + 0.5) / count) * span - 1.2
        const far = size > 26 ? 156 + (number % 2) * 8 : 143 + (number % 2) * 32
        return { x: 320 + Math.cos(angle) * far, y: 240 + Math.sin(angle) * far, turn: angle + (random() - 0.5) * 0.4 }
      })
      return spots.map((spot) => drawn(context, part, [spot], size > 50 ? 0.85 : zoom)).join('')
    })
    .join('')
  const bits = lumps
    .map((part) =>
      drawn(
        context,
        part,
        within(shrunk(cup.well, 0.8), 8, Math.min(sizeOf(part) < 10 ? 16 : 5, countOf(part)), context, part.id),
        0.85,
      ),
    )
    .join('')
  const surface =
    pool(defs, chance('pool'), cup.well, colour) +
    swirl(
      chance('swirl'),
      cup.well,
      chief === undefined
        ? '#fff6e0'
        : (blend([
            [colour, 3],
            ['#fffaf0', 1.4],
          ]) ?? colour),
      1.3,
    )
  return {
    content:
      under.drawn +
      around +
      cup.drawn +
      merged([...pulp, ...flowing], surface) +
      bits +
      (dish.recipe.ingredients.some(({ id }) => id === 'olive-oil')
        ? drizzle(chance('oil'), shrunk(cup.well, 0.6), '#c9b23c', 3.4)
        : '') +
      strewnOver(context, strewn, disc(320, 240, 50), 16) +
      cup.over,
    cutlery: 'NONE',
  }
}
