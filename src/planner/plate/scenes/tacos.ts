import type { Part } from '#planner/plate/dish/dish.ts'
import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { board } from '#planner/plate/dishware/board.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, num, range } from '#planner/plate/svg/path.ts'
import { scatter } from '#planner/plate/svg/scatter.ts'
import { bare, type SceneContext, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

const R = 122

/** Half of a folded tortilla, with the fold at the bottom. */
const half = (lift: number, r = R): string =>
  `M${-r} ${lift}Q${-r} ${lift - r * 1.16} 0 ${lift - r * 1.16}Q${r} ${lift - r * 1.16} ${r} ${lift}Q${r * 0.6} ${lift + 14} 0 ${lift + 14}Q${-r * 0.6} ${lift + 14} ${-r} ${lift}z`

/** One taco lying on its side: back, filling along the open edge, front. */
function taco(context: SceneContext, shell: Part, fillings: readonly Part[], number: number): string {
  const { defs, chance } = context
  const { base, rim } = shell.style
  const random = chance(`taco ${number}`)
  const char = range(9)
    .map(
      () =>
        `M${num(between(random, -0.7, 0.7) * R)} ${num(between(random, -52, 36))}l${num(between(random, -6, 6))} ${num(between(random, -4, 4))}`,
    )
    .join('')
  const layers = fillings
    .map((part, index) => {
      const size = sizeOf(part)
      const small = size < 9 || ['SHRED', 'MATCH', 'PULLED', 'CRUMBLE', 'STRAND'].includes(part.style.shape)
      const zoom = size > 30 ? 0.7 : small ? 1.25 : 1.15
      const out = 0.86 + index * 0.05
      const spots = scatter(
        {
          cx: 0,
          cy: -12,
          rx: R * out + 4,
          ry: R * 1.12 * out,
          holds: (x, y) => y < -6 && Math.hypot(x / R, (y + 4) / (R * 1.12)) > out - 0.34,
        },
        small ? Math.round(30 * context.density) : Math.max(5, Math.min(8, Math.round(190 / size))),
        random,
      )
      return tagged(part.id, bare(defs, chance(`${part.id} taco`), part.style, spots, zoom))
    })
    .join('')
  return (
    `<path d="${half(0, R + 8)}" transform="translate(9 14)" fill="#2a1508" opacity=".26"/>` +
    tagged(shell.id, path(half(-14, R + 2), defs.slope(lit(base, 0.1), shaded(rim, 0.2)))) +
    layers +
    tagged(
      shell.id,
      path(half(44, R - 4), shaded(rim, 0.3), 'transform="translate(2 4)"') +
        path(half(44, R - 4), defs.slope(lit(base, 0.4), base), `stroke="${lit(base, 0.3)}" stroke-width="3"`) +
        line(char, shaded(rim, 0.35), 7, 'opacity=".3"'),
    )
  )
}

/** Three tacos side by side, with their fillings showing. */
export const tacos: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('vessel')
  const ware = { defs, setting, random }
  const dishware = board(ware)
  const shell = dish.parts.find(({ role }) => role === 'BREAD')
  if (shell === undefined) return { content: dishware.drawn, cutlery: 'NONE' }
  const limes = dish.parts.filter(({ style }) => style.shape === 'WEDGE')
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const soft = creams.filter(({ style }) => style.shape === 'DOLLOP')
  const order = ['LEAF', 'MEAT', 'PIECE', 'CREAM', 'SCATTER']
  const fillings = dish.parts
    .filter((part) => part !== shell && !limes.includes(part) && !soft.includes(part))
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
  const stripe = soft[0]
  const dressed = (number: number) => {
    const stripeLine = `M-96 ${-72 - number}Q-84-122-46-122T0-138T48-124T100-70`
    const colour = stripe?.style.base ?? (dish.wet.some(({ strength }) => strength > 2) ? sauceColour(dish) : undefined)
    return colour === undefined
      ? ''
      : `<g${stripe === undefined ? '' : ` data-food="${stripe.id}"`}>${line(stripeLine, shaded(colour, 0.15), 7)}${line(stripeLine, colour, 5)}${line(stripeLine, '#fff', 1.4, 'opacity=".6" transform="translate(-1 -1)"')}</g>`
  }
  const places = [
    [210, 214, -16],
    [428, 222, 11],
    [318, 348, -4],
  ] as const
  const wedges = limes.map((part) =>
    tagged(
      part.id,
      bare(defs, chance('lime'), part.style, [
        { x: 506, y: 348, turn: 0.4 },
        { x: 136, y: 326, turn: -0.5 },
      ]),
    ),
  )
  return {
    content:
      dishware.drawn +
      places
        .map(
          ([x, y, turn], number) =>
            `<use href="${defs.keep(taco(context, shell, fillings, number % 2) + dressed(number % 2))}" transform="translate(${x} ${y})rotate(${turn})"/>`,
        )
        .join('') +
      wedges.join(''),
    cutlery: 'NONE',
  }
}
