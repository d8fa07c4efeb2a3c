import { shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, num } from '#planner/plate/svg/path.ts'
import { cast, type Draw, path } from './shape.ts'

/** A piece pulled or broken off, browned here and there. */
export const chunk: Draw = ({ defs, random, paints, size }, turn) => {
  const outline = blob(random, size, size * between(random, 0.66, 0.85), 0.14, turn, 8)
  const top = blob(random, size * 0.78, size * 0.52, 0.16, turn, 8)
  return (
    cast(outline, 2.5, 3.5, 0.3) +
    path(outline, defs.slope(paints.base, shaded(paints.rim, 0.3))) +
    path(
      top,
      defs.slope(paints.core, paints.base),
      `transform="translate(${num(-size * 0.08)} ${num(-size * 0.13)})"`,
    ) +
    path(
      blob(random, size * 0.3, size * 0.16, 0.2, turn + 1),
      paints.rim,
      `opacity=".55" transform="translate(${num(between(random, -0.3, 0.3) * size)} ${num(between(random, -0.2, 0.3) * size)})"`,
    )
  )
}
