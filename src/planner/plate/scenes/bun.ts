import type { Part } from '#planner/plate/dish/dish-of-recipe.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import type { SceneContext } from './scene-context.ts'

export const CX = 320

export const HALF = 142

export function bottomBun(context: SceneContext, part: Part, y: number): string {
  const { base, rim } = part.style
  const d = `M${CX - HALF} ${y}H${CX + HALF}Q${CX + HALF + 6} ${y + 52} ${CX + HALF - 36} ${y + 54}H${CX - HALF + 36}Q${CX - HALF - 6} ${y + 52} ${CX - HALF} ${y}z`
  return (
    path(d, context.defs.slope(lit(base, 0.2), shaded(rim, 0.22))) +
    line(`M${CX - HALF + 4} ${y + 4}H${CX + HALF - 4}`, '#fbe9c4', 9)
  )
}

/** Without sesame: no bun of the pantry holds any. */
export function topBun(context: SceneContext, part: Part, y: number): string {
  const { base, rim } = part.style
  const d = `M${CX - HALF - 4} ${y}Q${CX - HALF - 6} ${y - 112} ${CX} ${y - 116}Q${CX + HALF + 6} ${y - 112} ${CX + HALF + 4} ${y}Q${CX + HALF} ${y + 13} ${CX + HALF - 22} ${y + 13}H${CX - HALF + 22}Q${CX - HALF} ${y + 13} ${CX - HALF - 4} ${y}z`
  return (
    path(d, context.defs.glow(lit(base, 0.32), shaded(rim, 0.12), 0.05)) +
    line(`M${CX - 96} ${y - 66}Q${CX - 70} ${y - 98} ${CX - 20} ${y - 103}`, '#fff', 8, 'opacity=".42"') +
    line(`M${CX - HALF + 10} ${y + 7}H${CX + HALF - 10}`, '#fbe9c4', 6, 'opacity=".85"')
  )
}
