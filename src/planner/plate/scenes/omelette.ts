import { plate } from '#planner/plate/dishware/plate.ts'
import { browned } from '#planner/plate/shapes/freckles.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { strewnOver, tossed } from './heap.ts'
import { bare, drawn, merged, type SceneContext, type SceneRenderer, tagged } from './scene-context.ts'

/** An omelette folded over its filling, with its salad. */
export const omelette: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('omelette')
  const dishware = plate({ defs, setting, random }, 320, 242, 212)
  const egg = dish.parts.find(({ id }) => id === 'egg')
  const herbs = dish.parts.filter(({ role, style }) => role === 'SCATTER' && style.shape !== 'CRUMBS')
  const cheese = dish.parts.filter(({ style }) => style.shape === 'CRUMBS')
  const leaves = dish.parts.filter(({ role }) => role === 'LEAF' || role === 'PIECE')
  const half = 'M-150 26Q-156-92 4-98Q156-94 152 22Q150 52 96 54Q0 46-92 58Q-148 58-150 26z'
  const fold =
    path(half, '#2a1508', 'opacity=".28" transform="translate(5 9)"') +
    path(half, defs.slope('#f9d873', '#dd9f2e')) +
    path('M-138 16Q-140-76 4-84Q140-80 140 10Q80-6 0-4T-138 16z', defs.glow('#fce794', '#f2c347', 0.1)) +
    line('M-140 36Q-80 10 0 10T142 30', '#c98a24', 4, 'opacity=".5"') +
    line(browned(random, 116, 44, 15), '#c9862a', 9, 'opacity=".28" transform="translate(0 -24)"') +
    line('M-108-40Q-70-76-10-78', '#fff', 7, 'opacity=".45"')
  return {
    content:
      dishware.drawn +
      tossed(context, leaves, disc(330, 152, 112, 68), 1.5, 2) +
      breadNear(context) +
      `<g transform="translate(304 288)rotate(-6)">${merged(egg === undefined ? [] : [egg], fold)}${cheese.map((part) => tagged(part.id, bare(defs, chance(part.id), part.style, scatter(disc(0, 48, 118, 9), 14, random), 1.2))).join('')}</g>` +
      strewnOver(context, herbs, disc(304, 262, 110, 34), 12),
    cutlery: 'FORK',
  }
}

const breadNear = (context: SceneContext): string =>
  context.dish.parts
    .filter(({ role }) => role === 'BREAD')
    .map((part) =>
      drawn(
        context,
        part,
        [
          { x: 466, y: 190, turn: 0.9 },
          { x: 482, y: 228, turn: 1.2 },
        ],
        1,
      ),
    )
    .join('')
