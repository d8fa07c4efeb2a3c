export type Point = { readonly x: number; readonly y: number }

/** A strip of a picture, in pixels: the middles of its left and right edges, and its height. */
export type Strip = {
  readonly start: Point
  readonly end: Point
  readonly height: number
  /** How far its middle lies below the straight line from start to end, as on a bent pack; negative if above it. */
  readonly sag: number
}

/** A line of text as returned by a recogniser. */
export type TextLine = Strip & {
  readonly text: string
  /** For each character, its middle as a share (0 to 1) of the way from start to end. */
  readonly at: readonly number[]
  /** For each character, its probability (0 to 1). */
  readonly sureness: readonly number[]
}

/** The point at a share (0 to 1) of the way along the middle of a strip, which is an arc of a parabola. */
export function pointAt({ start, end, sag }: Omit<Strip, 'height'>, share: number): Point {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const down = (4 * sag * share * (1 - share)) / Math.max(1, Math.hypot(dx, dy))
  return { x: start.x + dx * share - dy * down, y: start.y + dy * share + dx * down }
}

/** The part of a strip between two shares (0 to 1) of the way from start to end. */
export const partOf = (strip: Strip, from: number, to: number): Strip => ({
  start: pointAt(strip, from),
  end: pointAt(strip, to),
  height: strip.height,
  sag: strip.sag * (to - from) ** 2,
})

/** The strip covered by the characters `from` up to `to` (exclusive) of a line. */
export function stripOf(line: TextLine, from: number, to: number): Strip {
  const half = 0.5 / Math.max(1, line.text.length)
  const left = Math.max(0, (line.at[from] ?? 0) - half)
  const right = Math.min(1, (line.at[to - 1] ?? 1) + half)
  return partOf(line, left, right)
}

export const middleOf = (strip: Strip): Point => pointAt(strip, 0.5)
