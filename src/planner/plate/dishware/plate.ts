import { line } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { disc } from '#planner/plate/svg/scatter.ts'
import { circle, type Dishware, type DishwareContext, groundShadow, speckles } from './dishware.ts'

/** A flat plate: rim, well, and a gleam on the upper left of the rim. */
export function plate(ware: DishwareContext, cx = 320, cy = 242, r = 208): Dishware {
  const { defs, setting } = ware
  const { glaze, rim } = setting
  const well = r * 0.73
  const drawn =
    groundShadow(defs, cx, cy, r) +
    circle(cx, cy, r, shaded(glaze, 0.3)) +
    circle(cx - 1, cy - 2, r - 1, defs.slope(lit(glaze, 0.7), shaded(glaze, 0.1))) +
    circle(cx, cy, r - 5, 'none', `stroke="${rim}" stroke-width="3" opacity=".75"`) +
    circle(cx + 1, cy + 1, well + 3, defs.slope(shaded(glaze, 0.2), lit(glaze, 0.8))) +
    circle(cx, cy, well, defs.slope(shaded(glaze, 0.07), lit(glaze, 0.5))) +
    speckles(ware, cx, cy, r) +
    line(
      `M${cx - r * 0.86} ${cy - r * 0.3}A${r * 0.91} ${r * 0.91} 0 0 1 ${cx - r * 0.3} ${cy - r * 0.86}`,
      '#fff',
      5,
      'opacity=".65"',
    )
  return { drawn, well: disc(cx, cy, r * 0.76), over: '' }
}
