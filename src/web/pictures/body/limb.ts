import { corner, type Knot, knot } from './outline.ts'

/** A joint of an arm: its centre and half its width. */
export type Joint = { readonly x: number; readonly y: number; readonly half: number }

const diagonal = Math.SQRT1_2

/** The outline of a limb along its joints. The start is round; the end is round, or cut straight like a sleeve. */
export function limb(joints: readonly Joint[], end: 'round' | 'cut'): readonly Knot[] {
  const sides = joints.map((joint, place) => {
    const before = joints[place - 1] ?? joint
    const after = joints[place + 1] ?? joint
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const along = { x: (after.x - before.x) / length, y: (after.y - before.y) / length }
    // A point beside the joint (across > 0 is its left, looking along the limb) and ahead of it.
    const beside = (across: number, ahead: number): Knot =>
      knot(
        joint.x + (along.y * across + along.x * ahead) * joint.half,
        joint.y + (along.y * ahead - along.x * across) * joint.half,
      )
    return { beside, make: end === 'cut' && place === joints.length - 1 ? corner : knot }
  })
  const cap = (place: number, sign: number): readonly Knot[] => {
    const beside = sides.at(place)?.beside
    if (beside === undefined) return []
    return [beside(sign * diagonal, sign * diagonal), beside(0, sign), beside(-sign * diagonal, sign * diagonal)]
  }
  const edge = (across: number) =>
    sides.map(({ beside, make }) => {
      const { x, y } = beside(across, 0)
      return make(x, y)
    })
  return [...cap(0, -1), ...edge(1), ...(end === 'round' ? cap(-1, 1) : []), ...edge(-1).toReversed()]
}
