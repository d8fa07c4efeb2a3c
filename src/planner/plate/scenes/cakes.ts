import { cast, line, path } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, num, range } from '#planner/plate/svg/path.ts'
import { merged, type SceneContext } from './scene-context.ts'

/** Baked or cut things that look unlike any single food: biscuits, basbousa, halva. */
export function cakes(context: SceneContext): string {
  const { dish, defs, chance } = context
  const random = chance('cakes')
  const flowing = dish.wet.filter(({ flows }) => flows)
  const at = (x: number, y: number, markup: string, turn = 0) =>
    `<g transform="translate(${num(x)} ${num(y)})rotate(${num(turn)})">${markup}</g>`
  if (/biscuits/.test(dish.title)) {
    const sweet = dish.parts.find(({ id }) => id === 'sweet-potato')
    const one = () => {
      const d = blob(random, 58, 50, 0.12, 0, 12)
      const bumps = range(9)
        .map(
          () =>
            `M${num(between(random, -34, 34))} ${num(between(random, -28, 28))}l${num(between(random, -8, 8))} ${num(between(random, -5, 5))}`,
        )
        .join('')
      return (
        cast(d, 5, 8, 0.3) +
        path(d, shaded('#d98a3c', 0.3), 'transform="translate(1 4)"') +
        path(d, defs.glow('#f6c07a', '#d3802f', 0.1)) +
        line(bumps, '#b5641f', 11, 'opacity=".28"') +
        line(bumps, '#fbd9a0', 7, 'opacity=".6" transform="translate(-3 -4)"')
      )
    }
    const spots = [
      [246, 180],
      [372, 168],
      [420, 274],
      [300, 300],
      [206, 290],
    ] as const
    return merged(
      [...(sweet === undefined ? [] : [sweet]), ...flowing],
      spots.map(([x, y]) => at(x, y, one())).join(''),
    )
  }
  const halva = /halva/.test(dish.title)
  const base = halva ? '#d9a45a' : '#e3ab4c'
  const square = (number: number) => {
    const d = halva ? blob(random, 60, 58, 0.03, 0, 8) : 'M-54-50H54V50H-54z'
    return (
      path(d, '#2a1508', `opacity=".28" transform="translate(6 12)"`) +
      path(d, shaded(base, 0.4), `transform="translate(2 11)" stroke="${shaded(base, 0.4)}" stroke-width="8"`) +
      path(d, defs.slope(lit(base, 0.35), base), `stroke="${base}" stroke-width="8"`) +
      line(
        range(18)
          .map(() => `M${num(between(random, -46, 46))} ${num(between(random, -42, 42))}h.1`)
          .join(''),
        number % 2 === 0 ? lit(base, 0.5) : shaded(base, 0.3),
        3.4,
        'opacity=".7"',
      ) +
      path('M-44-40Q-20-48 16-44L6-30Q-20-34-40-24z', '#fff', 'opacity=".3"')
    )
  }
  const spots = [
    [244, 178],
    [384, 172],
    [236, 300],
    [376, 296],
  ] as const
  return merged(flowing, spots.map(([x, y], number) => at(x, y, square(number), between(random, -5, 5))).join(''))
}
