import { type Kg, kgToPounds } from '#domain/units.ts'
import { calendarTicks } from '#web/chart/calendar-ticks.ts'
import type { Curve, CurveMark, CurvePoint } from '#web/chart/curve.ts'
import { typedMass } from '#web/words/measures.ts'
import { formatOneDecimal } from '#web/words/numbers.ts'
import type { ForecastContext } from './forecast-context.ts'
import { type CourseForecast, goalDayOf, type Headline, lastShownDay } from './headline.ts'
import { bandText, eventDayText, headlineMass, whenText } from './prediction-text.ts'
import { predictionWords } from './prediction-words.ts'

const MOST_TICKS = 5
/** A water phase smaller than this, kg, is not drawn. */
const LEAST_WATER = 0.2

const shownIn =
  ({ units }: ForecastContext) =>
  (mass: Kg): number =>
    units === 'metric' ? mass : kgToPounds(mass)

function marksOf(
  forecast: CourseForecast,
  headline: Headline,
  context: ForecastContext,
  last: number,
): readonly CurveMark[] {
  const inUnits = shownIn(context)
  const { about, on } = headline
  const marks: CurveMark[] = [
    {
      id: 'today',
      look: 'start',
      day: 0,
      value: inUnits(context.weight),
      words: [predictionWords.todayMark(typedMass(context.weight, context))],
    },
    {
      id: 'headline',
      look: 'span',
      day: on.day,
      value: inUnits(on.half.high),
      until: inUnits(on.half.low),
      words: [bandText(on, 'half', context), whenText(on.day, context)],
    },
    {
      id: 'kept',
      look: 'dot',
      day: on.day,
      value: inUnits(on.weight),
      words: [headlineMass(headline, context), predictionWords.kept],
    },
  ]
  const { event } = forecast
  if (event !== null && event.day <= last) {
    const name = context.event ?? predictionWords.yourDay
    marks.push({
      id: 'event',
      look: 'flag',
      day: event.day,
      value: inUnits(event.weight),
      words: about === 'event' ? [name] : [name, eventDayText(event.day, context)],
    })
  }
  const goalDay = goalDayOf(forecast)
  if (about === 'event' && goalDay !== null && goalDay <= last) {
    marks.push({
      id: 'goal',
      look: 'dot',
      day: goalDay,
      value: inUnits(context.goal),
      words: [predictionWords.goalMark(typedMass(context.goal, context))],
    })
  }
  return marks
}

/** The curve and marks of a forecast's chart, in the visitor's units. */
export function forecastCurve(forecast: CourseForecast, headline: Headline, context: ForecastContext): Curve {
  const inUnits = shownIn(context)
  const last = lastShownDay(forecast)
  const points: readonly CurvePoint[] = forecast.days.slice(0, last + 1).map((on) => ({
    day: on.day,
    value: inUnits(on.weight),
    half: { low: inUnits(on.half.low), high: inUnits(on.half.high) },
    most: { low: inUnits(on.most.low), high: inUnits(on.most.high) },
  }))
  const { endDay, water } = forecast.waterPhase
  return {
    points,
    marks: marksOf(forecast, headline, context, last),
    ticks: calendarTicks(context.today, last, MOST_TICKS),
    early: water < LEAST_WATER || endDay > last / 2 ? null : { untilDay: endDay, words: predictionWords.water },
    tickWords: formatOneDecimal,
  }
}
