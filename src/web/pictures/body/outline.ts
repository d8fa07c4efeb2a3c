/** A point of an outline; a corner stays sharp, the line passes smoothly through all others. */
export type Knot = { readonly x: number; readonly y: number; readonly corner?: boolean }

export const knot = (x: number, y: number): Knot => ({ x, y })
export const corner = (x: number, y: number): Knot => ({ x, y, corner: true })
export const mirrored = (knots: readonly Knot[]): readonly Knot[] => knots.toReversed().map((k) => ({ ...k, x: -k.x }))

type Direction = { readonly x: number; readonly y: number }

function direction(from: Knot, to: Knot): Direction {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

const written = (...numbers: readonly number[]) => numbers.map((each) => Number(each.toFixed(2))).join(' ')

/** How far a Bezier handle reaches along its segment; a third gives a circle, a little more is softer. */
const reach = 0.36

/** A closed path through the knots in order, as cubic Bezier curves. */
export function outline(knots: readonly Knot[]): string {
  const at = (place: number): Knot => knots[(place + knots.length) % knots.length] ?? knot(0, 0)
  const leaving = (place: number) => direction(at(at(place).corner === true ? place : place - 1), at(place + 1))
  const arriving = (place: number) => direction(at(place - 1), at(at(place).corner === true ? place : place + 1))
  const curves = knots.map((from, place) => {
    const to = at(place + 1)
    const handle = Math.hypot(to.x - from.x, to.y - from.y) * reach
    const out = leaving(place)
    const into = arriving(place + 1)
    return `C${written(
      from.x + out.x * handle,
      from.y + out.y * handle,
      to.x - into.x * handle,
      to.y - into.y * handle,
      to.x,
      to.y,
    )}`
  })
  return `M${written(at(0).x, at(0).y)}${curves.join('')}Z`
}
