import { loadFromServer } from './device/load-from-server.ts'
import { whenIdle } from './device/when-idle.ts'
import { drawAhead } from './routes/draw-ahead.tsx'
import { prefetchAhead } from './routes/prefetch-ahead.ts'

/** Keeps the action bar above the on-screen keyboard in browsers that overlay it on the page (iOS). */
function trackKeyboardHeight(): void {
  const viewport = window.visualViewport
  if (viewport === null) return
  const place = () => {
    const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`)
  }
  viewport.addEventListener('resize', place)
  viewport.addEventListener('scroll', place)
}

/** Starts measurement once the browser is idle; a page works the same without it. */
function measureWhenIdle(): void {
  whenIdle(
    () =>
      void import('./analytics/start-measurement.ts').then((part) => part.startMeasurement()).catch(() => undefined),
  )
}

/** Starts what the first view does not need. Call once the page is shown. */
export function lateStart(): void {
  trackKeyboardHeight()
  prefetchAhead()
  drawAhead()
  void loadFromServer().finally(measureWhenIdle)
}
