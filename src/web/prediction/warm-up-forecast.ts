import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { layoutCurve } from '#web/chart/layout-curve.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastCurve } from './forecast-curve.ts'
import { headlineOf } from './headline.ts'

const inTwoPauses = (first: () => void, second: () => void): void => {
  whenIdle(() => {
    first()
    whenIdle(second)
  })
}

/**
 * Computes the forecast and lays out its chart once while the visitor reads an earlier step. The first run of new code
 * takes several times as long as later ones, which on a slow phone would delay the step that shows it.
 */
export function warmUpForecast(): void {
  if (typeof window === 'undefined') return
  const forecastNow = () => heroForecast(heroStore.get(), today())
  inTwoPauses(forecastNow, () => {
    const forecast = forecastNow()
    if (forecast === 'incomplete' || !('days' in forecast)) return
    layoutCurve(
      forecastCurve(forecast, headlineOf(forecast), forecastContext(heroStore.get(), today(), unitsStore.get())),
    )
  })
}
