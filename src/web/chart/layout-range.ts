import { linearScale } from './scale.ts'
import { textWidth } from './text-width.ts'

export type RangeMark = {
  readonly id: string
  readonly value: number
  readonly words: readonly [value: string, name: string]
}

/** A range of good values, with one or two values inside or outside it. */
export type Range = {
  readonly low: number
  readonly high: number
  readonly words: readonly [value: string, name: string]
  readonly marks: readonly RangeMark[]
}

const SIZE = { width: 350, height: 124 } as const
const TRACK = { left: 22, right: 328, y: 64 } as const
const FONT_SIZE = 14
const GAP = 12
/** The free space at either end of the track, as a share of the span shown. */
const MARGIN = 0.12

const widthOf = ({ words }: RangeMark): number => Math.max(...words.map((text) => textWidth(text, FONT_SIZE)))

/** Positions of a range and its marks; the labels of close marks are placed side by side, in the order of their values. */
export function layoutRange({ low, high, marks }: Range) {
  const values = [low, high, ...marks.map(({ value }) => value)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = (most - least) * MARGIN
  const x = linearScale([least - margin, most + margin], [TRACK.left, TRACK.right])
  const placed = marks
    .toSorted((a, b) => a.value - b.value)
    .map((mark) => ({ ...mark, x: x(mark.value), textX: x(mark.value), width: widthOf(mark) }))
  let free = 6
  for (const mark of placed) {
    mark.textX = Math.max(mark.textX, free + mark.width / 2)
    free = mark.textX + mark.width / 2 + GAP
  }
  let end: number = SIZE.width - 6
  for (const mark of placed.toReversed()) {
    mark.textX = Math.min(mark.textX, end - mark.width / 2)
    end = mark.textX - mark.width / 2 - GAP
  }
  const good = { left: x(low), right: x(high), middle: (x(low) + x(high)) / 2 }
  return { size: SIZE, track: TRACK, good, marks: placed }
}
