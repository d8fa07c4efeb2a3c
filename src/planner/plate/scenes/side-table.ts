import { lit, shaded } from '#planner/plate/svg/colours.ts'
import type { Defs } from '#planner/plate/svg/defs.ts'
import type { Setting } from '#planner/plate/table-setting/setting.ts'

/** The table seen from the side, for dishes that are tall: a wall of light behind it, a soft edge between. */
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
