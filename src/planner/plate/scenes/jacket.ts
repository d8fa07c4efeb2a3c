import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { cast, line, path } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, num, range } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { strewnOver, tossed } from './heap.ts'
import { drizzle } from './pool.ts'
import { bare, countOf, merged, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

/** Positions of the two halves, and their rotation. */
type Places = readonly (readonly [x: number, y: number, degrees: number])[]
const savoury: Places = [
  [290, 176, -10],
  [350, 312, -4],
]
const plain: Places = [
  [300, 164, -10],
  [296, 262, -4],
]
const filled: Places = [
  [268, 168, -12],
  [270, 308, -6],
]

/** A baked potato cut open, with its filling. */
export const jacket: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('jacket')
  const dishware = plate({ defs, setting, random }, 320, 242, 212)
  const potato = dish.parts.find(({ id }) => id === 'potato' || id === 'sweet-potato')
  if (potato === undefined) return { content: dishware.drawn, cutlery: 'FORK' }
  const sweet = potato.id === 'sweet-potato'
  const [skin, flesh] = sweet ? ['#8d4a34', '#ee9440'] : ['#b5854e', '#fbeec2']
  const flows = dish.wet.filter(({ flows }) => flows)
  const colour = sauceColour(dish, '#b5532c')
  const rest = dish.parts.filter((part) => part !== potato && part.role !== 'SCATTER' && part.role !== 'CREAM')
  // A sweet potato is filled if there is meat or fish; otherwise its fruit is beside it.
  const isFilled = !sweet || rest.some(({ role }) => role === 'MEAT')
  const filling = isFilled
    ? rest
        .filter(({ id, role }) => !sweet || role === 'MEAT' || id === 'avocado')
        .toSorted((a, b) => Number(a.role === 'MEAT') - Number(b.role === 'MEAT'))
    : []
  const beside = rest.filter((part) => !filling.includes(part))
  const places = !sweet ? savoury : isFilled ? filled : plain
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const half = (x: number, y: number, turn: number, number: number) => {
    const outline = blob(random, 132, 74, 0.05, 0, 12)
    const open = blob(random, 118, 58, 0.07, 0, 13)
    const fluff = range(22)
      .map(
        () =>
          `M${num(between(random, -92, 92))} ${num(between(random, -38, 38))}l${num(between(random, -9, 9))} ${num(between(random, -6, 6))}`,
      )
      .join('')
    const sauce =
      flows.length === 0
        ? ''
        : merged(flows, path(blob(random, 92, 46, 0.14, 0, 11), defs.glow(lit(colour, 0.12), shaded(colour, 0.12))))
    const spots = filling
      .map((part) =>
        tagged(
          part.id,
          bare(
            defs,
            chance(`${part.id} ${number}`),
            part.style,
            scatter(disc(0, 0, 82, 38), Math.min(sizeOf(part) < 10 ? 26 : 9, countOf(part)), random),
            0.95,
          ),
        ),
      )
      .join('')
    return `<g transform="translate(${x} ${y})rotate(${turn})">${tagged(potato.id, cast(outline, 6, 10, 0.3) + path(outline, defs.slope(lit(skin, 0.2), shaded(skin, 0.35))) + path(open, defs.glow(lit(flesh, 0.25), shaded(flesh, 0.1))) + line(fluff, shaded(flesh, 0.2), 8, 'opacity=".4"') + line(fluff, lit(flesh, 0.6), 5, 'opacity=".8" transform="translate(-2 -3)"'))}${sauce}${spots}</g>`
  }
  return {
    content:
      dishware.drawn +
      (sweet
        ? tossed(context, beside, isFilled ? disc(440, 240, 62, 92) : disc(366, 336, 92, 52), isFilled ? 2.6 : 1.2, 2)
        : '') +
      places.map(([x, y, turn], number) => half(x, y, turn, number)).join('') +
      creams
        .map((part) => tagged(part.id, drizzle(chance(part.id), disc(296, 212, 110, 84), part.style.base, 5)))
        .join('') +
      strewnOver(context, strewn, disc(300, 216, 100, 80), 40),
    cutlery: 'FORK',
  }
}
