import type { Part } from '#planner/plate/dish/dish.ts'
import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import { range } from '#planner/plate/svg/path.ts'
import { disc, type Region, type Spot, shrunk } from '#planner/plate/svg/scatter.ts'
import { eastern } from './deep-bowl.ts'
import { mound, spoonful, strewnOver, tossed } from './heap.ts'
import { pool } from './pool.ts'
import { breadsBeside } from './saucy.ts'
import { countOf, drawn, merged, type SceneContext, type SceneRenderer, sizeOf } from './scene-context.ts'

/** Groups foods that are used in the same step, so that they are together on the plate. */
export function together(context: SceneContext, parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const steps = context.dish.recipe.steps.filter(({ uses }) => uses.includes(part.id))
    const alone = part.role === 'CREAM' || part.role === 'STARCH'
    const friends = alone
      ? undefined
      : groups.find((group) =>
          group.some(
            ({ id, role }) =>
              role !== 'CREAM' &&
              role !== 'STARCH' &&
              (role === 'LEAF') === (part.role === 'LEAF') &&
              steps.some(({ uses }) => uses.includes(id)),
          ),
        )
    if (friends === undefined || parts.length <= 2) groups.push([part])
    else friends.push(part)
  }
  return groups
}

/** The main food: whole pieces side by side, slices fanned out, small pieces in a heap. */
export function centrepiece(context: SceneContext, part: Part, { cx, cy, rx, ry }: Region): string {
  const { shape } = part.style
  const count = countOf(part, 1, 40)
  const size = sizeOf(part)
  if (shape === 'CARVED') {
    const many = Math.max(5, Math.min(9, count))
    const spots: Spot[] = range(many).map((index) => {
      const along = index / (many - 1) - 0.5
      return { x: cx + along * rx * 1.5, y: cy + along * along * 50 - 8, turn: 0.32 + along * 0.7 }
    })
    return range(many)
      .map((index) => drawn(context, part, spots.slice(index, index + 1), 1.18))
      .join('')
  }
  if (size > 30) {
    const most = Math.max(1, Math.min(size > 70 ? 2 : 4, count))
    const zoom = most === 1 ? Math.min(1.2, (rx * 1.02) / size) : Math.min(1.05, (rx * 0.95) / size)
    const step = size * zoom * (size > 70 ? 0.5 : 1.5)
    const spots = range(most).map((index) => ({
      x: cx + (size > 70 ? 6 * index : (index - (most - 1) / 2) * step * (shape === 'FINGER' ? 0.5 : 0.9)),
      y: cy + (size > 70 ? (index - (most - 1) / 2) * step * 1.3 : (index % 2) * 18 - 6),
      turn: shape === 'FINGER' ? 1.1 : -0.25 + index * 0.22,
    }))
    // Drawn separately, so that each keeps its rotation.
    return spots.map((spot) => drawn(context, part, [spot], zoom)).join('')
  }
  return tossed(context, [part], disc(cx, cy, rx * 0.95, ry * 0.95), 1.3, 2)
}

/** A dinner plate: starchy food at the back, the sides beside it, the main piece in front. */
export const plated: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const dishware = plate({ defs, setting, random: chance('plate') }, 320, 242, 212)
  const { cx, cy, rx } = shrunk(dishware.well, 0.98)
  const main = dish.parts.find(
    ({ role, grams, style }) => role === 'MEAT' && (grams > 50 || shapes[style.shape].size > 30),
  )
  const strewn = dish.parts.filter(
    ({ role, style, grams }) => role === 'SCATTER' && (shapes[style.shape].size < 20 || grams < 20),
  )
  const lemons = dish.parts.filter(({ id }) => id === 'lemon' || id === 'lime')
  const sides = dish.parts.filter(
    (part) => part !== main && part.role !== 'BREAD' && !strewn.includes(part) && !lemons.includes(part),
  )
  const creams = sides.filter(({ role, grams }) => role === 'CREAM' && grams < 60)
  const groups = together(
    context,
    sides.filter((part) => !creams.includes(part)),
  )
    .sort((a, b) => sum(b) - sum(a))
    .slice(0, 4)
  const places = layout(groups.length, main !== undefined)
  const heaps = groups
    .map((group, index) => {
      const [dx = 0, dy = 0, reach = 0.5] = places[index] ?? []
      const region = disc(cx + dx * rx, cy + dy * rx, rx * reach, rx * reach * 0.92)
      const [only] = group
      const drawing =
        group.length === 1 && only !== undefined && (only.role === 'STARCH' || only.role === 'PASTA')
          ? mound(context, only, region)
          : only?.role === 'CREAM'
            ? spoonful(context, only, region)
            : tossed(context, group, region, 1.45, 2)
      return { y: dy, drawing }
    })
    .sort((a, b) => a.y - b.y)
    .map(({ drawing }) => drawing)
    .join('')
  const gravies = dish.wet.filter(
    ({ flows, id }) => flows && !/flour|cornmeal|buttermilk|^egg|semolina|polenta/.test(id),
  )
  const flowing = gravies.reduce((total, { grams }) => total + grams, 0) >= 25 ? gravies : []
  const front = disc(cx - 4, cy + rx * (groups.length === 0 ? 0 : 0.36), rx * 0.78, rx * 0.48)
  const gravy =
    flowing.length === 0 || main === undefined
      ? ''
      : merged(flowing, pool(defs, chance('gravy'), shrunk(front, 1.02), sauceColour(dish)))
  const soaked = dish.wet.filter((each) => each.flows && (gravy === '' || !flowing.includes(each)))
  const spoonfuls = creams
    .map((part, index) => drawn(context, part, [{ x: cx + rx * (0.52 - index * 0.9), y: cy + rx * 0.28, turn: 1 }]))
    .join('')
  const wedges = lemons
    .map((part) =>
      drawn(context, part, [
        { x: cx + rx * 0.74, y: cy + rx * 0.5, turn: 0.6 },
        { x: cx + rx * 0.6, y: cy + rx * 0.68, turn: -0.2 },
      ]),
    )
    .join('')
  return {
    content:
      dishware.drawn +
      gravy +
      (main === undefined ? merged(soaked, heaps) : heaps) +
      (main === undefined ? '' : merged(soaked, centrepiece(context, main, front))) +
      spoonfuls +
      wedges +
      strewnOver(context, strewn, shrunk(front, 1.05), 34) +
      breadsBeside(context, dishware.well),
    cutlery: eastern(context) ? 'CHOPSTICKS' : 'FORK',
  }
}

const sum = (group: readonly Part[]): number => group.reduce((total, { grams }) => total + grams, 0)

/** The positions of the sides, as shares of the plate's radius: x, y, size. */
function layout(count: number, withMain: boolean): readonly (readonly [number, number, number])[] {
  if (!withMain) {
    if (count === 1) return [[0, 0, 0.86]]
    if (count === 2)
      return [
        [-0.42, -0.06, 0.58],
        [0.44, 0.06, 0.58],
      ]
    return [
      [-0.42, -0.28, 0.56],
      [0.46, -0.2, 0.54],
      [-0.02, 0.46, 0.56],
      [0.02, -0.06, 0.34],
    ]
  }
  if (count === 1) return [[0, -0.3, 0.7]]
  if (count === 2)
    return [
      [-0.44, -0.3, 0.58],
      [0.46, -0.26, 0.58],
    ]
  return [
    [-0.5, -0.2, 0.52],
    [0.22, -0.5, 0.52],
    [0.66, 0.02, 0.42],
    [-0.64, 0.36, 0.32],
  ]
}
