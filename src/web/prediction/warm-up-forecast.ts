import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { layoutCurve } from '#web/chart/layout-curve.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastCurve } from './forecast-curve.ts'
import { headlineOf } from './headline.ts'

const inTwoPauses = (first: () => void, second: () => void): void => {
  const pause = (task: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 300)
  pause(() => {
    first()
    pause(second)
  })
}

/**
 * Works out the forecast and its drawing once while the visitor reads a step before it. The first run of new code takes
 * several times as long as the next one, and on a slow phone that would be felt at the very step that shows it.
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
