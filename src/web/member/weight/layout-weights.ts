import type { LearntWeight } from '#domain/api/member/weights.ts'
import type { WeighIn } from '#domain/body/weight-trend.ts'
import type { ForecastDay } from '#domain/forecast/forecast-day.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { days, type Kg, kg, kgToPounds } from '#domain/units.ts'
import type { BandShare } from '#domain/weight-filter/band.ts'
import { boxAround, type Point } from '#web/chart/box.ts'
import { calendarTicks } from '#web/chart/calendar-ticks.ts'
import { PLOT } from '#web/chart/layout-curve.ts'
import { type Label, placeLabels } from '#web/chart/place-labels.ts'
import { linearScale, roundTicks } from '#web/chart/scale.ts'
import { textWidth } from '#web/chart/text-width.ts'
import { formatOneDecimal } from '#web/words/numbers.ts'
import { dotsByColumn } from './dots-by-column.ts'
import { type EventBar, eventBars } from './event-bars.ts'
import { courseBetween, type LearntSpan, pointOn, spanAt } from './learnt-course.ts'
import { loggedMassText } from './logged-text.ts'
import type { PlotSpan } from './plot-span.ts'
import type { WeightProgress } from './weight-progress.ts'
import { weightWords } from './weight-words.ts'

/** A drawing of weights in the units of `SIZE`: paths, points, and texts with their positions. */
export type WeightDrawing = {
  /** The bands of the forecast: half of people, and four in five. */
  readonly band: string
  readonly wideBand: string
  readonly plan: string
  readonly average: string
  readonly dots: readonly (Point & { readonly isDoubted: boolean })[]
  /** If the log has been learnt from: the estimate with its band, and the fan ahead; otherwise null. */
  readonly learnt: LearntDrawing | null
  readonly latest: (Point & { readonly words: string; readonly label: Point | null }) | null
  /** The first days, in which the scales show mostly water, and where that is said: not on a number of a change. */
  readonly early: { readonly left: number; readonly right: number; readonly words: Point } | null
  readonly today: number | null
  /** The member's life events, as bars along the upper edge. */
  readonly events: readonly EventBar[]
  /** The days on which a review changed the target, numbered as in the list of changes. */
  readonly changes: readonly { readonly x: number; readonly words: string }[]
  readonly xTicks: readonly { readonly x: number; readonly words: string }[]
  readonly yTicks: readonly { readonly y: number; readonly words: string }[]
}

type LearntDrawing = {
  /** The 80 % band, up to today. */
  readonly band: string
  readonly line: string
  /** The 80 % and 50 % bands, from today on. */
  readonly wideFan: string
  readonly narrowFan: string
  readonly ahead: string
}

const MOST_X_TICKS = 5
const MOST_Y_TICKS = 5
/** Space above the highest and below the lowest weight drawn, as a share of their difference. */
const AIR = 0.1
/** A scale never shows less than this, so that a tenth of a kilogram does not look like a cliff. */
const LEAST_RANGE = { metric: 3, imperial: 6 } as const
const FONT_SIZE = 13.5
const LABEL_HEIGHT = 17
const DOT = 3
/** The plot begins higher than that of a curve with texts above it. */
export const TOP = PLOT.top - 14

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const path = (points: readonly Point[]): string => (points.length === 0 ? '' : `M${points.map(at).join('L')}`)

/** The days of the course within a span. The end of a longer span repeats the last day, to compare later weights. */
function courseWithin({ course }: WeightProgress, { to }: PlotSpan): readonly ForecastDay[] {
  const last = course.at(-1)
  const within = course.filter(({ day }) => day <= to)
  return last === undefined || last.day >= to ? within : [...within, { ...last, day: days(to) }]
}

function heights(values: readonly number[], least: number): readonly [low: number, high: number] {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  const middle = (low + high) / 2
  const half = (Math.max(high - low, least) * (1 + 2 * AIR)) / 2
  return [middle - half, middle + half]
}

/** The share of the plot that has to lie after the start for the words about water to have room. */
const ROOM_FOR_WATER = 0.2

/** Where it is said that the first days are water: at the foot of the plot, or above the numbers of changes there. */
function waterWords(from: number, words: string, changes: WeightDrawing['changes']): Point {
  const x = from + 6
  const isTaken = changes.some((change) => change.x > from - DOT && change.x < x + textWidth(words, FONT_SIZE) + DOT)
  return { x, y: PLOT.bottom - 8 - (isTaken ? LABEL_HEIGHT : 0) }
}

/** The position of the latest average's text: clear of the lines and dots, and of the plan too if there is room. */
function latestLabel(
  point: Point,
  words: string,
  around: { lines: readonly (readonly Point[])[]; softLines: readonly (readonly Point[])[]; dots: readonly Point[] },
): Point | null {
  const label: Label = { id: 'latest', at: point, width: textWidth(words, FONT_SIZE), height: LABEL_HEIGHT }
  const [placed] = placeLabels([label], {
    bounds: { left: PLOT.left + 2, top: TOP, right: PLOT.right, bottom: PLOT.bottom - 4 },
    lines: around.lines,
    softLines: around.softLines,
    things: around.dots.map((dot) => boxAround(dot, DOT)),
  })
  return placed === undefined ? null : { x: placed.box.left, y: placed.box.top + LABEL_HEIGHT - 4 }
}

type Place = (day: number, mass: Kg) => Point

function area(spans: readonly LearntSpan[], place: Place): string {
  const upper = spans.map(({ day, high }) => place(day, high))
  const lower = spans.map(({ day, low }) => place(day, low))
  return upper.length === 0 ? '' : `${path(upper)}${path(lower.toReversed()).replace('M', 'L')}Z`
}

/** The estimate up to today, from the first weight on: before it there is only what the model infers. */
function pastCourse({ learnt, weighIns }: WeightProgress, span: PlotSpan) {
  if (learnt === null) return []
  const to = Math.min(learnt.today, span.to)
  return courseBetween(learnt.course, Math.min(to, Math.max(span.from, weighIns[0]?.day ?? span.from)), to)
}

function learntDrawing(progress: WeightProgress, learnt: LearntWeight, span: PlotSpan, place: Place): LearntDrawing {
  const past = pastCourse(progress, span)
  const ahead = learnt.today < span.to ? courseBetween(learnt.course, learnt.today, lastDay(learnt, span)) : []
  const banded = (points: typeof past, share: BandShare) =>
    area(
      points.map((point) => spanAt(point, share)),
      place,
    )
  const line = (points: typeof past) => path(points.map(({ day, kg: weight }) => place(day, kg(weight))))
  return {
    band: banded(past, 80),
    line: line(past),
    wideFan: banded(ahead, 80),
    narrowFan: banded(ahead, 50),
    ahead: line(ahead),
  }
}

/** The fan ends with the plot, or with the last known day. */
const lastDay = ({ course, today }: LearntWeight, { to }: PlotSpan): number => Math.min(to, course.at(-1)?.day ?? today)

/** The weights that the drawing has to include. Doubted readings are not among them, and may end up at its edge. */
function extremes(
  progress: WeightProgress,
  span: PlotSpan,
  course: readonly ForecastDay[],
  believed: readonly WeighIn[],
): readonly Kg[] {
  const { learnt } = progress
  const edges = course.flatMap(({ weight, most }) => [weight, most.low, most.high])
  if (learnt === null) return [...edges, ...believed.map(({ weight }) => weight)]
  const ahead = courseBetween(learnt.course, Math.min(learnt.today, span.to), lastDay(learnt, span))
  const bands = [...pastCourse(progress, span), ...ahead].map((point) => spanAt(point, 80))
  return [
    ...course.map(({ weight }) => weight),
    ...believed.map(({ weight }) => weight),
    ...bands.flatMap(({ low, high }) => [low, high]),
  ]
}

/** Lays out the chart of a log and its forecast within a span of days. */
export function layoutWeights(progress: WeightProgress, span: PlotSpan): WeightDrawing {
  const { units, startsOn, weighIns, trend, early, dayToday } = progress
  const shown = (mass: Kg): number => (units === 'metric' ? mass : kgToPounds(mass))
  const course = courseWithin(progress, span)
  const { learnt } = progress
  const x = linearScale([span.from, span.to], [PLOT.left, PLOT.right])
  // As long as it is unclear whose they are, all of them look alike.
  const doubts = learnt?.unclear === undefined ? (learnt?.doubts ?? []) : []
  const doubted = new Set(doubts.map(({ day }) => daysBetween(startsOn, day)))
  const isDoubted = (day: number): boolean => doubted.has(day)
  const isWithin = ({ day }: WeighIn): boolean => day >= span.from && day <= span.to
  const logged = dotsByColumn(weighIns.filter(isWithin), x, isDoubted)
  const averages = dotsByColumn(trend.averages.filter(isWithin), x)
  const believed = logged.filter(({ day }) => !isDoubted(day))
  const range = heights(extremes(progress, span, course, believed).map(shown), LEAST_RANGE[units])
  const y = linearScale(range, [PLOT.bottom, TOP])
  const within = (height: number) => Math.min(PLOT.bottom - DOT, Math.max(TOP + DOT, height))
  const place = (day: number, mass: Kg): Point => ({ x: x(day), y: y(shown(mass)) })

  const plan = course.map((on) => place(on.day, on.weight))
  const areaOf = (share: 'half' | 'most') =>
    area(
      course.map((on) => ({ ...on, ...on[share] })),
      place,
    )
  const isTodayShown = dayToday >= span.from && dayToday <= span.to
  const today = isTodayShown ? x(dayToday) : null
  const estimated = learnt === null ? null : pointOn(learnt.course, learnt.today)
  const average = learnt === null ? averages.map(({ day, weight }) => place(day, weight)) : []
  const dots = logged.map(({ day, weight }) => {
    const at = place(day, weight)
    return { x: at.x, y: within(at.y), isDoubted: isDoubted(day) }
  })
  const newest = learnt === null ? averages.at(-1) : undefined
  const latest = estimated === null ? newest : { weight: kg(estimated.kg) }
  const end = estimated === null ? average.at(-1) : place(estimated.day, kg(estimated.kg))
  const todayLine =
    today === null
      ? []
      : [
          { x: today, y: TOP },
          { x: today, y: PLOT.bottom },
        ]
  const changes = progress.changeDays.flatMap((day, index) =>
    day >= span.from && day <= span.to ? [{ x: x(day), words: `${index + 1}` }] : [],
  )
  const words = latest === undefined ? '' : loggedMassText(latest.weight, units)
  return {
    band: progress.aim === 'KEEP' ? '' : areaOf('half'),
    wideBand: areaOf('most'),
    plan: path(plan),
    average: path(average),
    learnt: learnt === null ? null : learntDrawing(progress, learnt, span, place),
    dots,
    latest:
      end === undefined
        ? null
        : { ...end, words, label: latestLabel(end, words, { lines: [average, todayLine], softLines: [plan], dots }) },
    early:
      early === null || early.endDay > span.to / 2 || span.to < (span.to - span.from) * ROOM_FOR_WATER
        ? null
        : { left: x(0), right: x(early.endDay), words: waterWords(x(0), weightWords.chart.water, changes) },
    today,
    events: eventBars(progress, span, x),
    changes,
    xTicks: calendarTicks(addDays(startsOn, span.from), span.to - span.from, MOST_X_TICKS)
      .map(({ day, label }) => ({ x: x(span.from + day), words: label }))
      .filter((tick) => tick.x < PLOT.right),
    yTicks: roundTicks(range, MOST_Y_TICKS).map((value) => ({ y: y(value), words: formatOneDecimal(value) })),
  }
}
