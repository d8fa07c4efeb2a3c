import { type CurveDrawing, layoutCurve } from '#web/chart/layout-curve.ts'
import type { ForecastContext } from './forecast-context.ts'
import { forecastCurve } from './forecast-curve.ts'
import { type CourseForecast, headlineOf } from './headline.ts'

let known: { readonly forecast: CourseForecast; readonly asked: string; readonly drawing: CurveDrawing } | null = null

/**
 * The layout of a forecast's chart. Placing its labels takes a slow phone 30 ms, so the last layout is kept: if it was
 * computed ahead, showing the chart only has to draw it.
 */
export function forecastDrawing(forecast: CourseForecast, context: ForecastContext): CurveDrawing {
  const asked = JSON.stringify(context)
  if (known?.forecast !== forecast || known.asked !== asked) {
    known = { forecast, asked, drawing: layoutCurve(forecastCurve(forecast, headlineOf(forecast), context)) }
  }
  return known.drawing
}
