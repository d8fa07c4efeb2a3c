import type { Tick } from './calendar-ticks.ts'

type Edges = { readonly low: number; readonly high: number }

/** A day of a curve: the value of the line, and the edges of a narrow and of a wide band, in the units shown. */
export type CurvePoint = {
  readonly day: number
  readonly value: number
  readonly half: Edges
  readonly most: Edges
}

/**
 * A day of the curve with a marker and a label; the first line of the label is bold. A span goes down to a second
 * value; a flag is drawn on the axis.
 */
export type CurveMark = {
  readonly id: string
  readonly look: 'start' | 'span' | 'dot' | 'flag'
  readonly day: number
  readonly value: number
  /** The lower end of a span. */
  readonly until?: number
  readonly words: readonly string[]
}

/** The content of a curve chart as texts and numbers, without positions. */
export type Curve = {
  /** In order of days, from day 0 on; at least two. */
  readonly points: readonly CurvePoint[]
  readonly marks: readonly CurveMark[]
  readonly ticks: readonly Tick[]
  /** First days with a label of their own, such as the water phase; null if there are none. */
  readonly early: { readonly untilDay: number; readonly words: readonly string[] } | null
  readonly tickWords: (value: number) => string
}
