import { loadFromServer } from './load-from-server.ts'

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

/** What the first view does without: it begins once the page is shown. */
export function lateStart(): void {
  trackKeyboardHeight()
  void loadFromServer()
}
