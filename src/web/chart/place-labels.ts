import { type Box, boxesMeet, isWithin, lineMeets, type Point } from '#web/chart/box.ts'

/** Where a label goes from its point: the horizontal and the vertical shift, in halves of its own size. */
export type Side = readonly [horizontal: -1 | 0 | 1, vertical: -1 | 0 | 1]

export type Label = {
  readonly id: string
  readonly at: Point
  readonly width: number
  readonly height: number
  /** The sides it may go to, the best first; any where it does not matter. */
  readonly sides?: readonly Side[]
  /** Left out where there is no room, instead of going astray. */
  readonly isOptional?: boolean
}

export type Placed = { readonly id: string; readonly box: Box }

export type Surroundings = {
  readonly bounds: Box
  /** Lines that no label may touch. */
  readonly lines: readonly (readonly Point[])[]
  /** Things that no label may touch, such as markers. */
  readonly things: readonly Box[]
  /** Lines that are better left free, such as the edges of a band. */
  readonly softLines?: readonly (readonly Point[])[]
}

/** Free space around a line, and around anything else. */
const CLEARANCE = 4
const GAPS = [9, 14, 20, 28] as const
const ALL_SIDES = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
] as const satisfies readonly Side[]
/** More than any side and gap: a soft line is crossed only where there is no other way. */
const SOFT_COST = 100
const OVERLAP = 8
const GRID = 6

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

function boxAt({ at, width, height }: Label, [h, v]: Side, gap: number): Box {
  // Above or below its point a label begins a little before it, so that it is seen to belong there.
  const overlap = v === 0 ? -gap : OVERLAP
  const left = at.x + (h * width) / 2 - width / 2 - h * overlap
  const top = at.y + (v * height) / 2 - height / 2 + v * gap
  return { left, top, right: left + width, bottom: top + height }
}

const costOf = (box: Box, softLines: readonly (readonly Point[])[]): number =>
  softLines.filter((line) => lineMeets(line, box)).length * SOFT_COST

/** Any free place, the nearest first. */
function nearestFree({ at, width, height }: Label, bounds: Box, isFree: (box: Box) => boolean): Box | null {
  const spots: Box[] = []
  for (let left = bounds.left; left + width <= bounds.right; left += GRID) {
    for (let top = bounds.top; top + height <= bounds.bottom; top += GRID) {
      spots.push({ left, top, right: left + width, bottom: top + height })
    }
  }
  const far = ({ left, top, right, bottom }: Box) => Math.hypot((left + right) / 2 - at.x, (top + bottom) / 2 - at.y)
  return spots.toSorted((a, b) => far(a) - far(b)).find(isFree) ?? null
}

/**
 * Finds each label a place near its point, in the order given, where it touches no line, no thing and no other label.
 * A label for which no such place exists within the bounds is left out.
 */
export function placeLabels(labels: readonly Label[], surroundings: Surroundings): readonly Placed[] {
  const { bounds, lines, things, softLines = [] } = surroundings
  const placed: Placed[] = []
  for (const label of labels) {
    const isFree = (box: Box) =>
      isWithin(box, bounds) &&
      !lines.some((line) => lineMeets(line, grown(box, CLEARANCE))) &&
      !things.some((thing) => boxesMeet(thing, box)) &&
      !placed.some((other) => boxesMeet(grown(other.box, CLEARANCE), box))
    const near = GAPS.flatMap((gap) => (label.sides ?? ALL_SIDES).map((side) => boxAt(label, side, gap))).filter(isFree)
    const ranked = near
      .map((box, place) => ({ box, cost: place + costOf(box, softLines) }))
      .toSorted((a, b) => a.cost - b.cost)
    const box = ranked[0]?.box ?? (label.isOptional === true ? null : nearestFree(label, bounds, isFree))
    if (box !== null) placed.push({ id: label.id, box })
  }
  return placed
}
