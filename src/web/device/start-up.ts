import { followHero, loadHero } from './hero-store.ts'
import { loadTheme } from './main-store.ts'
import { loadUnits } from './units-store.ts'

function load(): void {
  loadHero()
  loadUnits()
  loadTheme()
}

/** Loads the visitor's answers, units and theme from the device. Call once, before the first view. */
export function loadDeviceState(): void {
  load()
  followHero()
  // A page restored from the back/forward cache has missed what was stored in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load()
  })
}
