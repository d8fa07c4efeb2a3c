import type { Tick } from './calendar-ticks.ts'

/** A day of a curve: what is drawn as its line, and the edges of the band around it. In the units that are shown. */
export type CurvePoint = {
  readonly day: number
  readonly value: number
  readonly bandLow: number
  readonly bandHigh: number
}

/** A day of the curve with a marker and words: the first line is the heavier one. */
export type CurveMark = {
  readonly id: string
  readonly look: 'start' | 'ring' | 'dot'
  readonly day: number
  readonly value: number
  readonly words: readonly string[]
}

/** Everything a falling curve shows, in words and numbers; nothing about pixels. */
export type Curve = {
  /** In order of days, from day 0 on; at least two. */
  readonly points: readonly CurvePoint[]
  readonly marks: readonly CurveMark[]
  readonly ticks: readonly Tick[]
  /** First days that are special, named; null where there are none. */
  readonly early: { readonly untilDay: number; readonly words: readonly string[] } | null
  readonly tickWords: (value: number) => string
}
