import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, mix, shaded } from '#planner/plate/svg/colours.ts'
import type { Defs } from '#planner/plate/svg/defs.ts'
import { between, flowing, num, range } from '#planner/plate/svg/path.ts'
import type { Random } from '#planner/seeded-random.ts'
import type { Setting } from './setting.ts'

/** Crossing threads, barely visible. */
function linen(table: string): string {
  const across = range(16)
    .map((index) => `M0 ${15 + index * 30}h640`)
    .join('')
  const down = range(21)
    .map((index) => `M${15 + index * 30} 0v480`)
    .join('')
  return line(across, lit(table, 0.5), 12, 'opacity=".3"') + line(down, shaded(table, 0.25), 12, 'opacity=".1"')
}

/** Four boards with a few lines of grain. */
function wood(table: string, random: Random): string {
  const boards = range(4)
    .map(
      (index) =>
        `<path d="M0 ${index * 120}h640v120H0z" fill="${index % 2 === 0 ? lit(table, between(random, 0.05, 0.2)) : shaded(table, between(random, 0.02, 0.07))}"/>`,
    )
    .join('')
  const grain = range(14)
    .map(() => {
      const y = random() * 480
      return flowing([
        [-10, y],
        [160, y + between(random, -5, 5)],
        [330, y + between(random, -7, 7)],
        [500, y + between(random, -5, 5)],
        [650, y + between(random, -6, 6)],
      ])
    })
    .join('')
  const gaps = 'M0 120h640M0 240h640M0 360h640'
  return (
    boards +
    line(grain, shaded(table, 0.4), 1.4, 'opacity=".22"') +
    line(gaps, shaded(table, 0.5), 2, 'opacity=".4"') +
    line(gaps, lit(table, 0.7), 1, 'opacity=".6" transform="translate(0 2)"')
  )
}

/** Specks and a pale vein or two. */
function stone(table: string, random: Random): string {
  const specks = range(30)
    .map(() => `M${Math.round(random() * 640)} ${Math.round(random() * 480)}h.1`)
    .join('')
  const more = range(18)
    .map(() => `M${Math.round(random() * 640)} ${Math.round(random() * 480)}l${num(between(random, 1, 4))} 1`)
    .join('')
  const vein = flowing(range(6).map((index) => [index * 128 - 20, 70 + index * 62 + between(random, -46, 46)]))
  return (
    line(vein, lit(table, 0.6), 9, 'opacity=".3"') +
    line(vein, shaded(table, 0.3), 1.4, 'opacity=".18"') +
    line(specks, shaded(table, 0.4), 2.6, 'opacity=".28"') +
    line(more, lit(table, 0.8), 2.2, 'opacity=".6"')
  )
}

/** The table with the light of a window on the left. */
export function tableTop(defs: Defs, { table, texture }: Setting, random: Random): string {
  const surface = texture === 'LINEN' ? linen(table) : texture === 'WOOD' ? wood(table, random) : stone(table, random)
  return `<path d="M0 0h640v480H0z" fill="${table}"/>` + surface + path('M0 0h640v480H0z', defs.veil(0.42, 0.17))
}

/** A folded napkin, partly under the dishware. */
export function napkin(defs: Defs, { accent, table }: Setting, random: Random): string {
  const tilt = between(random, -14, 14)
  const left = random() < 0.5
  const cloth = mix(accent, table, 0.3)
  const stripes = 'M-78 -150V150M-66 -150V150M66 -150V150M78 -150V150'
  return (
    `<g transform="translate(${left ? 118 : 522} 262)rotate(${num(tilt)})">` +
    '<path d="M-92-158H96V164H-92z" fill="#2a1508" opacity=".13" transform="translate(6 8)"/>' +
    path('M-94-160Q0-154 94-160Q90 0 94 162Q0 156-94 162Q-90 0-94-160z', defs.slope(lit(cloth, 0.35), cloth)) +
    line(stripes, lit(accent, 0.65), 3.4, 'opacity=".8"') +
    line('M-92 20Q0 34 92 16', shaded(cloth, 0.3), 2, 'opacity=".3"') +
    line('M-92 24Q0 38 92 20', lit(cloth, 0.7), 2, 'opacity=".5"') +
    '</g>'
  )
}

/** The table seen from the side, for tall dishes: a light wall behind it and a soft edge between them. */
export const sideTable = (defs: Defs, { table }: Setting, horizon = 300): string =>
  `<path d="M0 0h640v${horizon}H0z" fill="${defs.glow(lit(table, 0.55), lit(table, 0.06), 0.1)}"/>` +
  `<path d="M0 ${horizon}h640v${480 - horizon}H0z" fill="${defs.slope(shaded(table, 0.07), shaded(table, 0.2))}"/>` +
  `<path d="M0 ${horizon}h640v5H0z" fill="${lit(table, 0.5)}" opacity=".5"/>`

/** A plate seen from the side. */
export const sidePlate = (defs: Defs, { glaze, rim }: Setting, cy = 404, rx = 252): string =>
  `<ellipse cx="336" cy="${cy + 20}" rx="${rx * 1.1}" ry="46" fill="${defs.haze('#33200f', 0.34)}"/>` +
  `<path d="M${320 - rx} ${cy}Q${320 - rx + 30} ${cy + 46} 320 ${cy + 48}Q${320 + rx - 30} ${cy + 46} ${320 + rx} ${cy}z" fill="${shaded(glaze, 0.26)}"/>` +
  `<ellipse cx="320" cy="${cy}" rx="${rx}" ry="37" fill="${defs.slope(lit(glaze, 0.6), shaded(glaze, 0.08))}" stroke="${rim}" stroke-width="2.5"/>` +
  `<ellipse cx="320" cy="${cy + 2}" rx="${rx * 0.78}" ry="25" fill="${defs.slope(shaded(glaze, 0.13), lit(glaze, 0.5))}"/>`
