import { type Kg, kgToPounds } from '#domain/units.ts'
import { calendarTicks } from '#web/chart/calendar-ticks.ts'
import type { Curve, CurveMark, CurvePoint } from '#web/chart/curve.ts'
import { formatOneDecimal } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { type CourseForecast, goalDayOf, type Headline } from './headline.ts'
import { estimatedMass, headlineMass, monthPartText, predictionWords, typedMass, whenText } from './prediction-words.ts'

const MOST_TICKS = 5
/** A water phase smaller than this, kg, is not drawn. */
const LEAST_WATER = 0.2
/** Two marked days that are nearer than this, days, share one marker. */
const SAME_TIME = 4

/** The last day that is drawn. Where the goal is beyond two years, the curve ends some way after the marked day. */
function lastDay(forecast: CourseForecast, { on }: Headline): number {
  const last = forecast.days.length - 1
  return goalDayOf(forecast) === null ? Math.min(last, Math.max(365, Math.round(on.day * 1.3))) : last
}

const shownIn =
  ({ units }: ForecastContext) =>
  (mass: Kg): number =>
    units === 'metric' ? mass : kgToPounds(mass)

function marksOf(forecast: CourseForecast, headline: Headline, context: ForecastContext): readonly CurveMark[] {
  const inUnits = shownIn(context)
  const when = whenText(headline.on.day, context)
  const marks: CurveMark[] = [
    {
      id: 'today',
      look: 'start',
      day: 0,
      value: inUnits(context.weight),
      words: [`${typedMass(context.weight, context)} today`],
    },
    {
      id: 'headline',
      look: 'ring',
      day: headline.on.day,
      value: inUnits(headline.on.weight),
      words: [
        `about ${headlineMass(headline, context)}`,
        headline.about === 'event' && context.event !== null ? context.event : when,
      ],
    },
  ]
  const { event } = forecast
  if (headline.about !== 'event' && event !== null && Math.abs(event.day - headline.on.day) >= SAME_TIME) {
    const weight = estimatedMass(event.weight, context)
    marks.push({
      id: 'event',
      look: 'dot',
      day: event.day,
      value: inUnits(event.weight),
      words: [weight, context.event ?? whenText(event.day, context)],
    })
  }
  const goalDay = goalDayOf(forecast)
  if (headline.about === 'event' && goalDay !== null) {
    marks.push({
      id: 'goal',
      look: 'dot',
      day: goalDay,
      value: inUnits(context.goal),
      words: [`goal ${typedMass(context.goal, context)}`, monthPartText(goalDay, context)],
    })
  }
  return marks
}

/** What the chart of a forecast shows, in the visitor's units. */
export function forecastCurve(forecast: CourseForecast, headline: Headline, context: ForecastContext): Curve {
  const inUnits = shownIn(context)
  const last = lastDay(forecast, headline)
  const points: readonly CurvePoint[] = forecast.days.slice(0, last + 1).map((on) => ({
    day: on.day,
    value: inUnits(on.weight),
    bandLow: inUnits(on.typicalBest),
    bandHigh: inUnits(on.typicalHigh),
  }))
  const { endDay, water } = forecast.waterPhase
  return {
    points,
    marks: marksOf(forecast, headline, context),
    ticks: calendarTicks(context.today, last, MOST_TICKS),
    early: water < LEAST_WATER || endDay > last / 2 ? null : { untilDay: endDay, words: predictionWords.water },
    tickWords: formatOneDecimal,
  }
}
