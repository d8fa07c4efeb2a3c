import { loadHero } from './hero-store.ts'
import { loadTheme } from './main-store.ts'
import { loadUnits } from './units-store.ts'

/** Loads what the first view needs from the device: the visitor's answers, units and theme. */
export function loadDeviceState(): void {
  loadHero()
  loadUnits()
  loadTheme()
}

/** Keeps the action bar above the on-screen keyboard in browsers that overlay it on the page (iOS). */
export function trackKeyboardHeight(): void {
  const viewport = window.visualViewport
  if (viewport === null) return
  const place = () => {
    const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`)
  }
  viewport.addEventListener('resize', place)
  viewport.addEventListener('scroll', place)
}
