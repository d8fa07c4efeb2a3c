import type { ForecastDay } from '#domain/body/course.ts'
import { addDays } from '#domain/time.ts'
import { days, type Kg, kgToPounds } from '#domain/units.ts'
import { boxAround, type Point } from '#web/chart/box.ts'
import { calendarTicks } from '#web/chart/calendar-ticks.ts'
import { PLOT } from '#web/chart/layout-curve.ts'
import { type Label, placeLabels } from '#web/chart/place-labels.ts'
import { linearScale, roundTicks } from '#web/chart/scale.ts'
import { textWidth } from '#web/chart/text-width.ts'
import { formatOneDecimal } from '#web/words/numbers.ts'
import type { PlotSpan } from './plot-span.ts'
import type { WeightProgress } from './weight-progress.ts'
import { loggedMassText } from './weight-words.ts'

/** A drawing of weights in the units of `SIZE`: paths, points and words with their places. */
export type WeightDrawing = {
  readonly band: string
  readonly plan: string
  readonly average: string
  readonly dots: readonly Point[]
  readonly latest: (Point & { readonly words: string; readonly label: Point | null }) | null
  /** The first days, in which the scales show mostly water. */
  readonly early: { readonly left: number; readonly right: number } | null
  readonly today: number | null
  readonly xTicks: readonly { readonly x: number; readonly words: string }[]
  readonly yTicks: readonly { readonly y: number; readonly words: string }[]
}

const MOST_X_TICKS = 5
const MOST_Y_TICKS = 5
/** Air above the highest and below the lowest thing drawn, as a share of what lies between. */
const AIR = 0.1
/** A scale never shows less than this, so that a tenth of a kilogram does not look like a cliff. */
const LEAST_RANGE = { metric: 3, imperial: 6 } as const
const FONT_SIZE = 13.5
const LABEL_HEIGHT = 17
const DOT = 3
/** The plot begins higher than that of a curve whose words stand above it. */
export const TOP = PLOT.top - 14

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const path = (points: readonly Point[]): string => (points.length === 0 ? '' : `M${points.map(at).join('L')}`)

/** The days of the course within a span; after its end its last day stays, so that later weights have something beside. */
function courseWithin({ course }: WeightProgress, { to }: PlotSpan): readonly ForecastDay[] {
  const last = course.at(-1)
  const within = course.filter(({ day }) => day <= to)
  return last === undefined || last.day >= to ? within : [...within, { ...last, day: days(to) }]
}

function heights(values: readonly number[], least: number): readonly [low: number, high: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const middle = (low + high) / 2
  const half = (Math.max(high - low, least) * (1 + 2 * AIR)) / 2
  return [middle - half, middle + half]
}

/** Where the words of the latest average go: free of the lines and dots, and of the plan where there is room. */
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

/** Where everything goes that a log and its forecast show within a span of days. */
export function layoutWeights(progress: WeightProgress, span: PlotSpan): WeightDrawing {
  const { units, startsOn, weighIns, trend, early, dayToday } = progress
  const shown = (mass: Kg): number => (units === 'metric' ? mass : kgToPounds(mass))
  const course = courseWithin(progress, span)
  const logged = weighIns.filter(({ day }) => day <= span.to)
  const averages = trend.averages.filter(({ day }) => day <= span.to)
  const edges = course.flatMap(({ weight, typicalBest, typicalHigh }) => [weight, typicalBest, typicalHigh])
  const range = heights([...edges, ...logged.map(({ weight }) => weight)].map(shown), LEAST_RANGE[units])
  const x = linearScale([span.from, span.to], [PLOT.left, PLOT.right])
  const y = linearScale(range, [PLOT.bottom, TOP])
  const place = (day: number, mass: Kg): Point => ({ x: x(day), y: y(shown(mass)) })

  const lineOf = (edge: 'weight' | 'typicalBest' | 'typicalHigh') => course.map((on) => place(on.day, on[edge]))
  const plan = lineOf('weight')
  const isTodayShown = dayToday >= span.from && dayToday <= span.to
  const today = isTodayShown ? x(dayToday) : null
  const average = averages.map(({ day, weight }) => place(day, weight))
  const dots = logged.map(({ day, weight }) => place(day, weight))
  const latest = averages.at(-1)
  const end = average.at(-1)
  const todayLine =
    today === null
      ? []
      : [
          { x: today, y: TOP },
          { x: today, y: PLOT.bottom },
        ]
  const words = latest === undefined ? '' : loggedMassText(latest.weight, units)
  return {
    band: `${path(lineOf('typicalHigh'))}${path(lineOf('typicalBest').toReversed()).replace('M', 'L')}Z`,
    plan: path(plan),
    average: path(average),
    dots,
    latest:
      end === undefined
        ? null
        : { ...end, words, label: latestLabel(end, words, { lines: [average, todayLine], softLines: [plan], dots }) },
    early: early === null || early.endDay > span.to / 2 ? null : { left: x(0), right: x(early.endDay) },
    today,
    xTicks: calendarTicks(addDays(startsOn, span.from), span.to - span.from, MOST_X_TICKS)
      .map(({ day, label }) => ({ x: x(span.from + day), words: label }))
      .filter((tick) => tick.x < PLOT.right),
    yTicks: roundTicks(range, MOST_Y_TICKS).map((value) => ({ y: y(value), words: formatOneDecimal(value) })),
  }
}
