import { line, path } from '#planner/plate/shapes/shape.ts'
import { between, flowing, range } from '#planner/plate/svg/path.ts'
import type { Dishware, DishwareContext } from './dishware.ts'

/** A wooden board with a hole to hang it by. */
export function board({ defs, random }: DishwareContext): Dishware {
  const [left, top, right, bottom] = [76, 84, 564, 404]
  const outline = `M${left + 30} ${top}H${right - 30}Q${right} ${top} ${right} ${top + 30}V${bottom - 30}Q${right} ${bottom} ${right - 30} ${bottom}H${left + 30}Q${left} ${bottom} ${left} ${bottom - 30}V${top + 30}Q${left} ${top} ${left + 30} ${top}z`
  const grain = range(11)
    .map((index) => {
      const y = top + 16 + index * 27 + between(random, -6, 6)
      return flowing([
        [left + 6, y],
        [left + 150, y + between(random, -7, 7)],
        [left + 300, y + between(random, -7, 7)],
        [right - 6, y + between(random, -5, 5)],
      ])
    })
    .join('')
  const drawn =
    `<path d="${outline}" transform="translate(12 17)" fill="#33200f" opacity=".16"/><path d="${outline}" transform="translate(6 9)" fill="#33200f" opacity=".22"/>` +
    path(outline, '#8d5f38', 'transform="translate(1 4)"') +
    path(outline, defs.slope('#e3bd88', '#c08f58')) +
    line(grain, '#9a6b3d', 1.7, 'opacity=".34"') +
    line(grain, '#f6dcb0', 1.2, 'opacity=".5" transform="translate(0 3)"') +
    `<circle cx="${right - 30}" cy="${top + 32}" r="10" fill="#7d5330"/><circle cx="${right - 29}" cy="${top + 34}" r="8.5" fill="#d8cbb0"/>` +
    line(
      `M${left + 10} ${top + 60}V${top + 32}Q${left + 10} ${top + 10} ${left + 34} ${top + 10}H${left + 200}`,
      '#fff4da',
      3,
      'opacity=".6"',
    )
  return { drawn, well: { cx: 320, cy: 244, rx: 226, ry: 138 }, over: '' }
}
