import { loadFromServer } from '#web/device/load-from-server.ts'

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

/** Longest time for which measurement waits for the browser to be idle, ms. */
const IDLE_WITHIN_MS = 3_000

/** Measurement begins once the browser has nothing else to do; a page works the same without it. */
function measureWhenIdle(): void {
  const begin = () =>
    void import('#web/analytics/start-measurement.ts').then((part) => part.startMeasurement()).catch(() => undefined)
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS })
  else setTimeout(begin, IDLE_WITHIN_MS / 3)
}

/** What the first view does without: it begins once the page is shown. */
export function lateStart(): void {
  trackKeyboardHeight()
  void loadFromServer().finally(measureWhenIdle)
}
