import { type Box, boxAround, type Point } from './box.ts'
import type { Curve, CurveMark, CurvePoint } from './curve.ts'
import { type Label, placeLabels } from './place-labels.ts'
import { linearScale, roundTicks } from './scale.ts'
import { textWidth } from './text-width.ts'

/** The size of the drawing in its own units; one unit is about a pixel on a phone. */
export const SIZE = { width: 350, height: 258 } as const
export const PLOT: Box = { left: 38, top: 44, right: 332, bottom: 224 }
/** Space below the lowest point, so that its label fits under the curve. */
const FOOT = 52
const MARKER = 7
/** A flag: its pole above the axis, and the width of its cloth. */
export const FLAG = { pole: 22, cloth: 11 } as const
export const LINE_HEIGHT = 17
/** The largest font size of labels, in units; labels are measured with it. */
const FONT_SIZE = 13.5
/** A label farther from its marker than this gets a leader line, units. */
const FAR = 22
const MOST_POINTS = 100
const MOST_TICKS = 4
/** Ticks reach no farther than this below the lowest point, so that they stay above the label at the foot. */
const TICKS_BELOW = 6

/** A label to the right of its point and level with it. */
const BESIDE = [[1, 0]] as const
/** The label of a flag is beside its pole if there is room, otherwise above it. */
const AT_FLAG = [
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
] as const

export type Text = {
  readonly at: Point
  readonly anchor: 'start' | 'end'
  readonly words: readonly string[]
  /** The end of the leader line at the text; null if the text is near enough to need none. */
  readonly leader: Point | null
}
type MarkDrawing = Point & {
  readonly id: string
  readonly look: CurveMark['look']
  /** Top and bottom of the marker. */
  readonly extent: readonly [top: number, bottom: number]
  readonly text: Text | null
}

export type CurveDrawing = {
  readonly line: string
  readonly band: string
  readonly wideBand: string
  readonly bandEdges: readonly string[]
  readonly yTicks: readonly { readonly y: number; readonly words: string }[]
  readonly xTicks: readonly { readonly x: number; readonly words: string }[]
  readonly early: { readonly right: number; readonly text: Text | null } | null
  readonly marks: readonly MarkDrawing[]
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const path = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

const area = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${path(upper)}L${lower.toReversed().map(at).join('L')}Z`

/** At most about `MOST_POINTS` of the points, as more cannot be distinguished; always the first and the last. */
function thinned(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const step = Math.ceil(points.length / MOST_POINTS)
  return points.filter((_, place) => place % step === 0 || place === points.length - 1)
}

function labelOf(id: string, point: Point, words: readonly string[]): Label {
  const width = Math.max(...words.map((line) => textWidth(line, FONT_SIZE)))
  return { id, at: point, width, height: words.length * LINE_HEIGHT }
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A text anchored at the side of its box that is nearer to its point, so that it stays there in a smaller font. */
function textIn(box: Box, point: Point, words: readonly string[]): Text {
  const toRight = Math.abs(box.left - point.x) <= Math.abs(box.right - point.x)
  const near = { x: clamp(point.x, box.left + 4, box.right - 4), y: clamp(point.y, box.top, box.bottom) }
  return {
    at: { x: toRight ? box.left : box.right, y: box.top + LINE_HEIGHT - 4 },
    anchor: toRight ? 'start' : 'end',
    words,
    leader: Math.hypot(near.x - point.x, near.y - point.y) > FAR ? near : null,
  }
}

/** The width of a flag's cloth, negative if it points left because there is no room to the right. */
export const clothOf = (x: number): number => (x + FLAG.cloth > PLOT.right ? -FLAG.cloth : FLAG.cloth)

/** The box that a marker covers. */
function boxOfMarker({ look, x, extent: [top, bottom] }: Omit<MarkDrawing, 'text'>): Box {
  if (look === 'flag')
    return { left: Math.min(x - 2, x + clothOf(x)), top, right: Math.max(x + 2, x + clothOf(x)), bottom }
  const ends = [boxAround({ x, y: top }, MARKER), boxAround({ x, y: bottom }, MARKER)] as const
  return { ...ends[0], bottom: ends[1].bottom }
}

/** Positions of everything in a curve chart. No label touches the line, a marker or another label. */
export function layoutCurve({ points, marks, ticks, early, tickWords }: Curve): CurveDrawing {
  const values = points.flatMap(({ value, most }) => [value, most.low, most.high])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = linearScale([0, points.at(-1)?.day ?? 1], [PLOT.left, PLOT.right])
  const y = linearScale([low, high], [PLOT.bottom - FOOT, PLOT.top])
  const perUnit = (high - low) / (PLOT.bottom - FOOT - PLOT.top)
  const shown = thinned(points)
  const lineOf = (pick: (point: CurvePoint) => number) => shown.map((point) => ({ x: x(point.day), y: y(pick(point)) }))
  const line = lineOf((p) => p.value)
  const [halfLow, halfHigh] = [lineOf((p) => p.half.low), lineOf((p) => p.half.high)]
  const [mostLow, mostHigh] = [lineOf((p) => p.most.low), lineOf((p) => p.most.high)]
  const markers = marks.map((mark) => {
    const [top, bottom] =
      mark.look === 'flag' ? [PLOT.bottom - FLAG.pole, PLOT.bottom] : [y(mark.value), y(mark.until ?? mark.value)]
    return {
      ...mark,
      x: x(mark.day),
      y: mark.look === 'flag' ? top + 1 : (top + bottom) / 2,
      extent: [top, bottom] as const,
    }
  })
  const earlyRight = early === null ? PLOT.left : x(early.untilDay)
  const earlyWords = early?.words ?? []
  const earlyPoint = { x: earlyRight, y: PLOT.bottom - 4 - (earlyWords.length * LINE_HEIGHT) / 2 }

  const placed = placeLabels(
    [
      ...markers.map((mark) => ({
        ...labelOf(mark.id, mark, mark.words),
        ...(mark.look === 'flag' && { sides: AT_FLAG }),
      })),
      ...(early === null ? [] : [{ ...labelOf('early', earlyPoint, earlyWords), sides: BESIDE, isOptional: true }]),
    ],
    {
      bounds: { left: PLOT.left, top: 6, right: SIZE.width - 8, bottom: PLOT.bottom - 4 },
      lines: [line],
      things: markers.map(boxOfMarker),
      softLines: [halfHigh, halfLow],
    },
  )
  const textOf = (id: string, point: Point, words: readonly string[]): Text | null => {
    const box = placed.find((label) => label.id === id)?.box
    return box === undefined ? null : textIn(box, point, words)
  }
  return {
    line: path(line),
    band: area(halfHigh, halfLow),
    wideBand: area(mostHigh, mostLow),
    bandEdges: [path(halfHigh), path(halfLow)],
    yTicks: roundTicks([low - perUnit * TICKS_BELOW, high], MOST_TICKS).map((value) => ({
      y: y(value),
      words: tickWords(value),
    })),
    xTicks: ticks.map((tick) => ({ x: x(tick.day), words: tick.label })).filter((tick) => tick.x < PLOT.right),
    early: early === null ? null : { right: earlyRight, text: textOf('early', earlyPoint, earlyWords) },
    marks: markers.map(({ id, look, words, extent, ...point }) => ({
      id,
      look,
      x: point.x,
      y: point.y,
      extent,
      text: textOf(id, point, words),
    })),
  }
}
