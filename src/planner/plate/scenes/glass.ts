import { creamColour } from '#planner/plate/dish/sauce-colour.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { blend, brightness, lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, num, range } from '#planner/plate/svg/path.ts'
import { sideTable } from '#planner/plate/table-setting/table-top.ts'
import { bare, merged, type Scene, type SceneRenderer, tagged } from './scene-context.ts'

/** A drink in a tall glass. */
export const glass: SceneRenderer = (context): Scene => {
  const { dish, defs, chance, setting } = context
  const random = chance('glass')
  const colour = creamColour(dish)
  const dark = brightness(colour) < 0.5 || dish.recipe.ingredients.some(({ id }) => id === 'cocoa')
  const drink = dark
    ? (blend([
        [colour, 1],
        ['#5a3120', 2.4],
      ]) ?? colour)
    : colour
  const liquid = 'M238 112H402L384 396Q382 414 362 416H278Q258 414 256 396z'
  const body = 'M230 74H410L390 400Q387 426 362 428H278Q253 426 250 400z'
  const specks = range(16)
    .map(() => `M${num(between(random, 262, 378))} ${num(between(random, 104, 120))}h.1`)
    .join('')
  const bubbles = range(12)
    .map(() => `M${num(between(random, 262, 378))} ${num(between(random, 140, 390))}h.1`)
    .join('')
  const poured = dish.wet.filter(({ flows }) => flows)
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const toppings = dish.parts.filter(({ role }) => role === 'PIECE').slice(0, 2)
  return {
    content:
      sideTable(defs, setting, 320) +
      `<ellipse cx="344" cy="428" rx="150" ry="24" fill="${defs.haze('#33200f', 0.4)}"/>` +
      path(body, '#ffffff', 'opacity=".38"') +
      merged(
        [...poured, ...creams],
        path(liquid, defs.slope(lit(drink, 0.28), shaded(drink, 0.16))) +
          line(bubbles, lit(drink, 0.5), 5, 'opacity=".5"') +
          `<ellipse cx="320" cy="112" rx="82" ry="15" fill="${lit(drink, 0.4)}"/><ellipse cx="322" cy="113" rx="70" ry="11" fill="${lit(drink, 0.2)}"/>`,
      ) +
      line(specks, dark ? '#7d4a28' : '#8d6a35', 3.4, 'opacity=".8"') +
      toppings
        .map((part) =>
          tagged(
            part.id,
            bare(
              defs,
              random,
              part.style,
              [
                { x: 296, y: 100, turn: 0.4 },
                { x: 330, y: 102, turn: 1.6 },
                { x: 352, y: 108, turn: 2.8 },
              ],
              1.15,
            ),
          ),
        )
        .join('') +
      (dark
        ? line('M366 120L412 22', '#7d4a26', 13) + line('M364 118L410 22', '#b9783f', 4)
        : line('M366 118L404 20', '#6fae6a', 11) + line('M364 116L401 22', '#c5e3bd', 3)) +
      path(body, 'none', 'stroke="#fff" stroke-width="4" opacity=".75"') +
      path('M258 96L272 390Q274 402 280 404L268 96z', '#fff', 'opacity=".5"') +
      path('M384 100L372 380', 'none', 'stroke="#fff" stroke-width="5" opacity=".35"') +
      `<ellipse cx="320" cy="75" rx="90" ry="13" stroke="#fff" stroke-width="4" opacity=".85"/>` +
      `<ellipse cx="320" cy="418" rx="52" ry="8" fill="#fff" opacity=".3"/>`,
    cutlery: 'NONE',
    ownBackdrop: true,
  }
}
