import { line } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { disc } from '#planner/plate/svg/scatter.ts'
import { circle, type Dishware, type DishwareContext, groundShadow, speckles } from './dishware.ts'

/** A bowl seen from above: a thick rim, a sloping wall, and the wall's shadow on the food. */
export function bowl(ware: DishwareContext, cx = 320, cy = 242, r = 200, depth = 0.13): Dishware {
  const { defs, setting } = ware
  const { glaze, rim } = setting
  const inner = r * (1 - depth)
  const mouth = r * 0.955
  const drawn =
    groundShadow(defs, cx, cy, r) +
    circle(cx, cy, r, shaded(rim, 0.2)) +
    circle(cx, cy, r - 1, defs.slope(lit(glaze, 0.7), shaded(glaze, 0.16))) +
    circle(cx, cy, r - 3, 'none', `stroke="${rim}" stroke-width="4" opacity=".8"`) +
    circle(cx, cy, mouth, defs.slope(shaded(glaze, 0.42), lit(glaze, 0.35))) +
    speckles(ware, cx, cy, r)
  const arc = (turn: string, by: number) =>
    `M${cx - inner * 0.97} ${cy + by}A${inner} ${inner} 0 0 1 ${cx + by} ${cy - inner * 0.97}A${inner * 1.16} ${inner * 1.16} 0 0 0 ${cx - inner * 0.97} ${cy + by}${turn}`
  const over =
    `<path d="${arc('z', inner * 0.22)}" fill="#2a1005" opacity=".2"/>` +
    line(
      `M${cx - r * 0.88} ${cy - r * 0.42}A${r * 0.975} ${r * 0.975} 0 0 1 ${cx - r * 0.42} ${cy - r * 0.88}`,
      '#fff',
      4.5,
      'opacity=".75"',
    )
  return { drawn, well: disc(cx, cy, inner), over }
}
