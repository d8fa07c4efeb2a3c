import { plate } from '#planner/plate/dishware/plate.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, mix, shaded } from '#planner/plate/svg/colours.ts'
import { disc } from '#planner/plate/svg/scatter.ts'
import { strewnOver, tossed } from './heap.ts'
import { centrepiece } from './plated.ts'
import { drawn, type SceneRenderer } from './scene-context.ts'

/** Fish opened in the paper it steamed in. */
export const parcel: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('parcel')
  const dishware = plate({ defs, setting, random }, 320, 242, 212)
  const paper =
    'M96 262Q120 250 150 236Q176 128 318 118Q470 126 492 232Q522 246 548 240L566 262L546 286Q518 276 494 282Q466 372 318 376Q172 366 150 284Q124 276 98 292L78 276z'
  const opening = 'M170 258Q190 158 320 150Q452 158 474 256Q450 336 320 344Q192 338 170 258z'
  const creases =
    'M104 268Q130 262 152 254M540 262Q512 262 490 262M170 258Q158 240 150 236M474 256Q486 244 492 232M320 150Q322 134 318 118M230 172Q218 150 212 146M412 172Q424 152 430 148M250 338Q240 356 236 362M396 336Q408 356 412 360'
  const main = dish.parts.find(({ role }) => role === 'MEAT')
  const lemons = dish.parts.filter(({ id }) => id === 'lemon')
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const sides = dish.parts.filter((part) => part !== main && !lemons.includes(part) && !strewn.includes(part))
  const sheet = mix('#e9d3a8', setting.table, 0.15)
  return {
    content:
      dishware.drawn +
      path(paper, '#2a1508', 'opacity=".25" transform="translate(6 10)"') +
      path(paper, defs.slope(lit(sheet, 0.5), shaded(sheet, 0.12))) +
      path(opening, shaded(sheet, 0.32)) +
      tossed(context, sides, disc(321, 248, 142, 90), 1.5, 2) +
      (main === undefined ? '' : centrepiece(context, main, disc(320, 252, 118, 60))) +
      lemons
        .map((part) =>
          drawn(context, { ...part, style: { ...part.style, shape: 'WHEEL', scale: 0.9 } }, [
            { x: 282, y: 242, turn: 0.3 },
            { x: 338, y: 250, turn: 1.2 },
          ]),
        )
        .join('') +
      strewnOver(context, strewn, disc(320, 248, 110, 56), 20) +
      line(creases, shaded(sheet, 0.35), 2.4, 'opacity=".55"') +
      line(creases, lit(sheet, 0.8), 2, 'opacity=".7" transform="translate(-2 -2)"') +
      path(opening, 'none', `stroke="${lit(sheet, 0.6)}" stroke-width="7" opacity=".9"`),
    cutlery: 'FORK',
  }
}
