import type { Part } from '#planner/plate/dish/dish.ts'
import { board } from '#planner/plate/dishware/board.ts'
import { plate } from '#planner/plate/dishware/plate.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, num, range } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { strewnOver, tossed } from './heap.ts'
import { bare, drawn, merged, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

/** Something rolled up, with its filling visible at the end (under rice paper, along its whole length). */
export const rolls: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('rolls')
  const ware = { defs, setting, random }
  const dishware = random() < 0.5 ? board(ware) : plate(ware, 320, 242, 214)
  const wrap = dish.parts.find(({ id }) => id === 'rice-paper' || id === 'nori' || id === 'little-gem')
  if (wrap === undefined) return { content: dishware.drawn, cutlery: 'NONE' }
  const clear = wrap.id === 'rice-paper'
  const fillings = dish.parts.filter(
    (part) => part !== wrap && part.role !== 'SCATTER' && part.style.shape !== 'SPLASH',
  )
  const strewn = dish.parts.filter(({ role, style }) => role === 'SCATTER' && !(clear && style.shape === 'HERB_LEAF'))
  const sauce = dish.parts.filter(({ style }) => style.shape === 'SPLASH')
  const shown = clear ? [...fillings, ...dish.parts.filter(({ style }) => style.shape === 'HERB_LEAF')] : fillings
  const { base, rim, core } = wrap.style
  const body = clear
    ? 'M-112-38Q-124 0-112 38H100Q118 0 100-38z'
    : wrap.id === 'nori'
      ? 'M-128-8Q-136 6-124 18L78 52Q112 0 78-52z'
      : 'M-116-34Q-134 0-116 34L92 44Q112 0 92-44z'
  const one = (number: number): string => {
    const strips = clear
      ? shown
          .map((part, index) =>
            tagged(
              part.id,
              bare(
                defs,
                chance(part.id),
                part.style,
                range(5).map((step) => ({
                  x: -84 + step * 42 + between(random, -8, 8),
                  y: -20 + (index / Math.max(1, shown.length - 1)) * 40,
                  turn: between(random, -0.3, 0.3),
                })),
                Math.min(1, 17 / sizeOf(part)),
              ),
            ),
          )
          .join('')
      : ''
    const mouth = clear
      ? ''
      : shown
          .map((part) =>
            tagged(
              part.id,
              bare(
                defs,
                chance(`${part.id} ${number}`),
                part.style,
                scatter(disc(92, 0, 17, 38), 6, random).map((spot) => ({ ...spot, turn: spot.turn * 0.3 })),
                Math.min(1.05, 24 / sizeOf(part)),
              ),
            ),
          )
          .join('')
    const shadow = path(body, '#2a1508', 'opacity=".28" transform="translate(6 10)"')
    const skin = clear
      ? path(body, defs.slope('#ffffff', '#cfd6cc'), 'opacity=".42"') +
        path(body, 'none', 'stroke="#fff" stroke-width="4" opacity=".75"')
      : path(
          body,
          defs.slope(lit(base, wrap.id === 'nori' ? 0.22 : 0.3), shaded(base, 0.2)),
          `stroke="${rim}" stroke-width="3"`,
        )
    const folds = clear
      ? 'M-100-24Q-20-30 84-26'
      : wrap.id === 'nori'
        ? 'M-116 2Q-20-24 66-40M-110 14Q-20 22 60 42'
        : 'M-104-8Q-20-30 78-30M-104 10Q-20 26 78 26'
    const inside = clear
      ? path(body, '#f3f5ea', 'opacity=".9"')
      : path('M78-50Q112 0 78 50Q60 0 78-50z', shaded(base, 0.5))
    return `<g transform="translate(${num(322 + (number % 2 === 0 ? -6 : 10))} ${num(144 + number * 98)})rotate(-14)">${shadow}${clear ? tagged(wrap.id, inside) : ''}${strips}${tagged(wrap.id, skin + line(folds, clear ? '#fff' : lit(core, 0.3), clear ? 6 : 3, `opacity="${clear ? 0.65 : 0.5}"`))}${clear ? '' : inside}${mouth}</g>`
  }
  return {
    content:
      dishware.drawn +
      range(3).map(one).join('') +
      strewnOver(context, strewn, disc(322, 244, 120, 100), 24) +
      merged(sauce, ''),
    cutlery: clear || wrap.id === 'nori' ? 'CHOPSTICKS' : 'NONE',
  }
}

const threaded = (part: Part): boolean => part.role === 'MEAT' || part.style.shape === 'STRIP'

/** Meat in waves on sticks, side by side. */
export const skewers: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('skewers')
  const dishware = plate({ defs, setting, random }, 320, 242, 214)
  const meats = dish.parts.filter(threaded)
  const limes = dish.parts.filter(({ style }) => style.shape === 'WEDGE')
  const sides = dish.parts.filter((part) => !meats.includes(part) && !limes.includes(part) && part.role !== 'SCATTER')
  const [meat] = meats
  const base = '#8a4a2c'
  const sticks = range(4).map((number) => {
    const bites = range(6)
      .map((step) => {
        const d = blob(random, between(random, 19, 23), between(random, 24, 30), 0.12, between(random, -0.3, 0.3), 8)
        const place = `transform="translate(${num(-92 + step * 37)} ${num(between(random, -3, 3))})"`
        return `<g ${place}>${path(d, '#2a1508', 'opacity=".28" transform="translate(4 8)"')}${path(d, defs.slope(lit(base, 0.22), shaded(base, 0.3)))}${line(`M-9-12q5 10 1 22M7-13q4 11 0 22`, '#3a1a0c', 4, 'opacity=".5"')}${line('M-12-8q4-9 12-10', '#fff', 3, 'opacity=".35"')}</g>`
      })
      .join('')
    return `<g transform="translate(${300 + number * 10} ${132 + number * 58})rotate(-16)">${line('M-190 0H150', '#2a1508', 6, 'opacity=".25" transform="translate(4 8)"')}${line('M-190 0H150', '#d9b580', 6)}${line('M-190-1H150', '#f3dcb0', 2)}${bites}</g>`
  })
  return {
    content:
      dishware.drawn +
      tossed(context, sides, disc(410, 320, 74, 56), 1.4, 1) +
      merged(meat === undefined ? [] : [meat], sticks.join('')) +
      limes
        .map((part) =>
          drawn(context, part, [
            { x: 214, y: 340, turn: 0.3 },
            { x: 250, y: 362, turn: -0.4 },
          ]),
        )
        .join(''),
    cutlery: 'NONE',
  }
}
