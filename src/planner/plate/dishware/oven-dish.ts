import { path } from '#planner/plate/shapes/shape.ts'
import { lit, mix, shaded } from '#planner/plate/svg/colours.ts'
import type { Region } from '#planner/plate/svg/scatter.ts'
import type { Dishware, DishwareContext } from './dishware.ts'

/** A superellipse of degree four: a rectangle with very round corners. */
const squarish = (cx: number, cy: number, rx: number, ry: number): Region => ({
  cx,
  cy,
  rx,
  ry,
  holds: (x, y) => ((x - cx) / rx) ** 4 + ((y - cy) / ry) ** 4 < 1,
})

const box = (cx: number, cy: number, rx: number, ry: number, corner: number): string =>
  `M${cx - rx + corner} ${cy - ry}H${cx + rx - corner}Q${cx + rx} ${cy - ry} ${cx + rx} ${cy - ry + corner}V${cy + ry - corner}Q${cx + rx} ${cy + ry} ${cx + rx - corner} ${cy + ry}H${cx - rx + corner}Q${cx - rx} ${cy + ry} ${cx - rx} ${cy + ry - corner}V${cy - ry + corner}Q${cx - rx} ${cy - ry} ${cx - rx + corner} ${cy - ry}z`

/** The outline of the food in the dish. */
export const fillOf = ({ cx, cy, rx, ry }: Region): string => box(cx, cy, rx, ry, 44)

/** A glazed dish with two ears, straight from the oven. */
export function ovenDish({ defs, setting }: DishwareContext): Dishware {
  const [cx, cy, rx, ry] = [320, 240, 224, 164]
  const glaze = mix(setting.accent, '#f4ead8', 0.42)
  const ear = (side: 1 | -1) =>
    `M${cx + side * (rx - 6)} ${cy - 50}Q${cx + side * (rx + 40)} ${cy - 46} ${cx + side * (rx + 40)} ${cy}Q${cx + side * (rx + 40)} ${cy + 46} ${cx + side * (rx - 6)} ${cy + 50}z`
  const drawn =
    `<path d="${box(cx + 10, cy + 16, rx + 14, ry + 12, 76)}" fill="#33200f" opacity=".16"/>` +
    `<path d="${box(cx + 6, cy + 9, rx + 5, ry + 5, 70)}" fill="#33200f" opacity=".2"/>` +
    path(ear(1), defs.slope(glaze, shaded(glaze, 0.35))) +
    path(ear(-1), defs.slope(lit(glaze, 0.4), shaded(glaze, 0.15))) +
    path(box(cx, cy, rx, ry, 66), defs.slope(lit(glaze, 0.5), shaded(glaze, 0.3))) +
    path(box(cx, cy, rx - 9, ry - 9, 60), defs.slope(shaded(glaze, 0.4), lit(glaze, 0.3))) +
    path(box(cx, cy, rx - 20, ry - 20, 50), shaded(glaze, 0.3))
  return {
    drawn,
    well: squarish(cx, cy, rx - 20, ry - 20),
    over: `<path d="M${cx - rx + 6} ${cy + 40}V${cy - ry + 66}Q${cx - rx + 6} ${cy - ry + 6} ${cx - rx + 66} ${cy - ry + 6}H${cx}" stroke="#fff" stroke-width="5" opacity=".55"/>`,
  }
}
