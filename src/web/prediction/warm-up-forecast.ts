import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { likelyHero } from '#web/device/likely-hero.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastDrawing } from './forecast-drawing.ts'

/** Prepares the forecast and its chart in two idle periods: both at once would keep a slow phone from answering a tap. */
function prepare(hero: Hero): () => void {
  let stop = whenIdle(() => {
    const forecast = heroForecast(hero, today())
    if (forecast === 'incomplete' || !('days' in forecast)) return
    stop = whenIdle(() => void forecastDrawing(forecast, forecastContext(hero, today(), unitsStore.get())))
  })
  return () => stop()
}

/**
 * Computes the forecast and lays out its chart while the visitor reads an earlier step, and again when the visitor types
 * the day of an event. Both are kept, so that the step that shows them has nothing left to compute.
 */
export function warmUpForecast(): void {
  if (typeof window === 'undefined') return
  let stop = prepare(likelyHero.get() ?? heroStore.get())
  likelyHero.subscribe(() => {
    stop()
    stop = prepare(likelyHero.get() ?? heroStore.get())
  })
}
