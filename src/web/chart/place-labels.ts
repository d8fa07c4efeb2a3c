import { type Box, boxesMeet, isWithin, lineMeets, type Point } from './box.ts'

/** The side of its point on which a label is placed: horizontal and vertical shift, in halves of the label's size. */
export type Side = readonly [horizontal: -1 | 0 | 1, vertical: -1 | 0 | 1]

export type Label = {
  readonly id: string
  readonly at: Point
  readonly width: number
  readonly height: number
  /** The sides on which it may be placed, the best first; all sides by default. */
  readonly sides?: readonly Side[]
  /** Whether it may be left out if there is no room near its point. */
  readonly isOptional?: boolean
}

export type PlacedLabel = { readonly id: string; readonly box: Box }

export type Surroundings = {
  readonly bounds: Box
  /** Lines that no label may touch. */
  readonly lines: readonly (readonly Point[])[]
  /** Boxes that no label may touch, such as markers. */
  readonly things: readonly Box[]
  /** Lines that labels avoid if possible, such as the edges of a band. */
  readonly softLines?: readonly (readonly Point[])[]
}

/** Free space around a line, and between two labels. */
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
/** Horizontal shifts that are tried for a label above or below its point, in units. */
const SHIFTS = [8, 4, 0, 18, 30, 44, -14, -28] as const
/** Costs added to that of a place, which is its index in the list: for crossing a soft line, for leaving a label out. */
const SOFT_COST = 100
const LEFT_OUT_COST = 1000
/** Number of cheapest places that are tried for each label. */
const TRIED = 32
const GRID = 6

type Place = { readonly box: Box | null; readonly cost: number }

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

function boxAt({ at, width, height }: Label, [h, v]: Side, gap: number, shift: number): Box {
  const left = at.x + (h * width) / 2 - width / 2 - h * (v === 0 ? -gap : shift)
  const top = at.y + (v * height) / 2 - height / 2 + v * gap
  return { left, top, right: left + width, bottom: top + height }
}

/** The places for a label, the cheapest first; the last one means leaving the label out. */
function choicesOf(label: Label, { softLines = [] }: Surroundings, isFree: (box: Box) => boolean): readonly Place[] {
  const crossed = (box: Box) => softLines.filter((line) => lineMeets(line, box)).length
  const places = SHIFTS.flatMap((shift) => GAPS.map((gap) => [gap, shift] as const))
    .flatMap(([gap, shift]) => (label.sides ?? ALL_SIDES).map((side) => boxAt(label, side, gap, shift)))
    .map((box, place) => ({ box, cost: place }))
    .filter(({ box }) => isFree(box))
    .map(({ box, cost }) => ({ box, cost: cost + SOFT_COST * crossed(box) }))
    .toSorted((a, b) => a.cost - b.cost)
  return [...places.slice(0, TRIED), { box: null, cost: label.isOptional === true ? LEFT_OUT_COST : 2 * LEFT_OUT_COST }]
}

const isClear = (box: Box, others: readonly (Box | null)[]): boolean =>
  !others.some((other) => other !== null && boxesMeet(grown(other, CLEARANCE), box))

/** The cheapest combination of places that do not overlap, by branch and bound. */
function arrange(choices: readonly (readonly Place[])[]): readonly (Box | null)[] {
  let best: { cost: number; boxes: readonly (Box | null)[] } = { cost: Number.POSITIVE_INFINITY, boxes: [] }
  const go = (boxes: readonly (Box | null)[], cost: number): void => {
    if (cost >= best.cost) return
    const next = choices[boxes.length]
    if (next === undefined) {
      best = { cost, boxes }
      return
    }
    for (const place of next) {
      if (place.box === null || isClear(place.box, boxes)) go([...boxes, place.box], cost + place.cost)
    }
  }
  go([], 0)
  return best.boxes
}

/** The nearest free place in the bounds, or null. */
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
 * Places labels near their points so that they touch no line, marker or other label. A label for which the bounds have no
 * free place is left out.
 */
export function placeLabels(labels: readonly Label[], surroundings: Surroundings): readonly PlacedLabel[] {
  const { bounds, lines, things } = surroundings
  const isFree = (box: Box) =>
    isWithin(box, bounds) &&
    !things.some((thing) => boxesMeet(thing, box)) &&
    !lines.some((line) => lineMeets(line, grown(box, CLEARANCE)))
  const boxes = [...arrange(labels.map((label) => choicesOf(label, surroundings, isFree)))]
  for (const [place, label] of labels.entries()) {
    if (boxes[place] === null && label.isOptional !== true) {
      boxes[place] = nearestFree(label, bounds, (box) => isFree(box) && isClear(box, boxes))
    }
  }
  return labels.flatMap(({ id }, place) => {
    const box = boxes[place]
    return box == null ? [] : [{ id, box }]
  })
}
