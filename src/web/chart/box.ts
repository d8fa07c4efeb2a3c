export type Point = { readonly x: number; readonly y: number }
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const boxAround = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom

/** Whether any part of the segment between two points lies in a box (clipping after Liang and Barsky, 1984). */
export function segmentMeets(from: Point, to: Point, box: Box): boolean {
  if (from.x < box.left && to.x < box.left) return false
  if (from.x > box.right && to.x > box.right) return false
  if (from.y < box.top && to.y < box.top) return false
  if (from.y > box.bottom && to.y > box.bottom) return false
  const dx = to.x - from.x
  const dy = to.y - from.y
  const sides = [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const
  let enters = 0
  let leaves = 1
  for (const [along, room] of sides) {
    if (along === 0) {
      if (room < 0) return false
    } else if (along < 0) enters = Math.max(enters, room / along)
    else leaves = Math.min(leaves, room / along)
  }
  return enters <= leaves
}

/** Whether a line through many points touches a box. */
export const lineMeets = (line: readonly Point[], box: Box): boolean =>
  line.some((to, place) => {
    const from = line[place - 1]
    return from !== undefined && segmentMeets(from, to, box)
  })
