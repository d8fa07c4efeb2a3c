export type Point = { readonly x: number; readonly y: number }

/** A strip of a picture, in its pixels: the middles of its left and right edge, and its height. */
export type Strip = { readonly start: Point; readonly end: Point; readonly height: number }

/** A line of text as a recogniser gave it. */
export type TextLine = Strip & {
  readonly text: string
  /** Of each character, its middle as a share (0 to 1) of the way from start to end. */
  readonly at: readonly number[]
  /** Of each character, how probable it is (0 to 1). */
  readonly sureness: readonly number[]
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The strip that characters `from` up to `to` (exclusive) of a line cover. */
export function stripOf(line: TextLine, from: number, to: number): Strip {
  const half = 0.5 / Math.max(1, line.text.length)
  const left = Math.max(0, (line.at[from] ?? 0) - half)
  const right = Math.min(1, (line.at[to - 1] ?? 1) + half)
  return { start: between(line.start, line.end, left), end: between(line.start, line.end, right), height: line.height }
}

export const middleOf = ({ start, end }: Strip): Point => between(start, end, 0.5)
