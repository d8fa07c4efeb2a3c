import { line, path } from '#planner/plate/shapes/shape.ts'
import type { Defs } from '#planner/plate/svg/defs.ts'
import type { Cutlery } from './setting.ts'

const steel = (defs: Defs, d: string): string =>
  `<path d="${d}" transform="translate(4 6)" fill="#2a1508" opacity=".2"/>` +
  path(d, defs.slope('#fbfaf6', '#a9a69c')) +
  `<path d="${d}" stroke="#8d897d" stroke-width=".8" opacity=".6"/>`

const FORK =
  'M-13-128Q-14-70-12-62Q-9-48-5-44L-6 30Q-8 110-7 122Q0 134 7 122Q8 110 6 30L5-44Q9-48 12-62Q14-70 13-128Q11-132 9-128L8-76H4.5L4-128Q2-132 0-132Q-2-132-4-128L-4.5-76H-8L-9-128Q-11-132-13-128z'
const SPOON =
  'M0-132Q22-130 22-96Q20-62 6-52L6 30Q8 110 7 122Q0 134-7 122Q-8 110-6 30L-6-52Q-20-62-22-96Q-22-130 0-132z'

/** The cutlery beside the dishware. */
export function cutlery(defs: Defs, kind: Cutlery, right: boolean): string {
  const place = `transform="translate(${right ? 588 : 52} 250)rotate(${right ? 5 : -5})"`
  switch (kind) {
    case 'FORK':
      return `<g ${place}>${steel(defs, FORK)}</g>`
    case 'SPOON':
      return `<g ${place}>${steel(defs, SPOON)}${path('M-6-122Q-17-112-15-88', 'none', 'stroke="#fff" stroke-width="3" opacity=".7"')}</g>`
    case 'CHOPSTICKS': {
      const sticks = 'M-8-150L-3 150M12-152L6 150'
      return `<g ${place}>${line(sticks, '#2a1508', 8, 'opacity=".2" transform="translate(4 6)"')}${line(sticks, '#7d4a2c', 8)}${line(sticks, '#b98054', 2.6, 'transform="translate(-1.5 0)"')}${line('M-8-150L-6.5-70M12-152L10-70', '#c9473a', 8)}</g>`
    }
    case 'NONE':
      return ''
  }
}
