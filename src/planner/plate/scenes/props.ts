import type { Dish } from '#planner/plate/dish/dish.ts'
import { type ShapeName, shapes } from '#planner/plate/shapes/shapes.ts'
import type { Defs } from '#planner/plate/svg/defs.ts'
import type { Random } from '#planner/seeded-random.ts'

type Prop = {
  readonly shape: ShapeName
  readonly colours: readonly [base: string, rim: string, core: string]
  readonly size: number
  readonly count: number
}

const prop = (shape: ShapeName, colours: Prop['colours'], size: number, count = 1): Prop => ({
  shape,
  colours,
  size,
  count,
})

/** Things that may be drawn beside a dish, by ingredient. */
const props: Readonly<Record<string, Prop>> = {
  'lemon-juice': prop('WHEEL', ['#f8de63', '#f0c938', '#fcef9f'], 31),
  lemon: prop('WHEEL', ['#f8de63', '#f0c938', '#fcef9f'], 31),
  'lemon-zest': prop('WHEEL', ['#f8de63', '#f0c938', '#fcef9f'], 31),
  'lime-juice': prop('WHEEL', ['#c6dc76', '#7fae44', '#e4efb2'], 28),
  lime: prop('WHEEL', ['#c6dc76', '#7fae44', '#e4efb2'], 28),
  'orange-juice': prop('WHEEL', ['#f39a33', '#f1a83c', '#f9bd6e'], 36),
  'orange-zest': prop('WHEEL', ['#f39a33', '#f1a83c', '#f9bd6e'], 36),
  basil: prop('LEAF', ['#4f9440', '#34702d', '#9ecb7c'], 26, 2),
  mint: prop('LEAF', ['#5aa04c', '#3d7d38', '#a5d08a'], 24, 2),
  parsley: prop('SPRIG', ['#4f9038', '#356f28', '#8cbb63'], 32),
  coriander: prop('SPRIG', ['#55963f', '#3a742d', '#8fbf6b'], 32),
  thyme: prop('FROND', ['#6d8a52', '#54703c', '#a3b884'], 34),
  rosemary: prop('FROND', ['#5d7d55', '#44613f', '#93ad86'], 36),
  dill: prop('FROND', ['#5d9640', '#44772f', '#9dc477'], 36),
  'fresh-sage': prop('LEAF', ['#93a878', '#748a5a', '#c3d1a8'], 26, 2),
  'red-chilli': prop('SPEAR', ['#d3341f', '#5e8a36', '#f4957a'], 44),
  'green-chilli': prop('SPEAR', ['#5f9a35', '#3f7227', '#b4d488'], 42),
  garlic: prop('ALMOND', ['#f6ecd8', '#d9c3a4', '#ffffff'], 20, 2),
  'star-anise': prop('FLORET', ['#7d4a28', '#54301a', '#9c6a42'], 15),
  'cherry-tomatoes': prop('BALL', ['#dd4530', '#b92b1c', '#f4a14f'], 19, 2),
  'bay-leaf': prop('LEAF', ['#7d8a56', '#5f6c3e', '#b3bd8b'], 30, 2),
  'cinnamon-stick': prop('BATON', ['#a5683a', '#7d4a26', '#c48d5c'], 36),
  ginger: prop('COIN', ['#ecd08c', '#c39a5c', '#f6e4b4'], 17, 2),
  blueberries: prop('CROWNED', ['#48568e', '#333f6d', '#8391c2'], 13, 3),
  strawberries: prop('STRAWBERRY', ['#e2463f', '#cc2a2c', '#f2877b'], 26, 1),
  walnuts: prop('WALNUT', ['#c79a62', '#8d6234', '#e2be8d'], 20, 2),
  apple: prop('CRESCENT', ['#f6ecc4', '#cf4a38', '#fdf8e2'], 34, 1),
}

/** One or two of a dish's own seasonings in the free corners of the table. */
export function besideTheDish(defs: Defs, { recipe }: Dish, random: Random, left: boolean): string {
  const found = recipe.ingredients.map(({ id }) => props[id]).filter((each) => each !== undefined)
  const start = Math.floor(random() * Math.max(1, found.length))
  const corners = left
    ? [
        { x: 52, y: 430 },
        { x: 58, y: 50 },
      ]
    : [
        { x: 588, y: 430 },
        { x: 584, y: 52 },
      ]
  return corners
    .map(({ x, y }, index) => {
      const one = found[(start + index) % Math.max(1, found.length)]
      if (one === undefined || (index === 1 && found.length < 2)) return ''
      const [base, rim, core] = one.colours
      const spots = Array.from({ length: one.count }, (_, number) => ({
        x: x + (number - (one.count - 1) / 2) * one.size * 1.5,
        y: y + (number % 2 === 0 ? -6 : 8),
        turn: random() * 6.283,
      }))
      return shapes[one.shape].draw({ defs, random, paints: { base, rim, core }, size: one.size }, spots)
    })
    .join('')
}
