import { followHero, loadHero } from './hero-store.ts'
import { loadTheme } from './main-store.ts'
import { loadUnits } from './units-store.ts'

function load(): void {
  loadHero()
  loadUnits()
  loadTheme()
}

/** Loads what the first view needs from the device: the visitor's answers, units and theme. Call once, before it. */
export function loadDeviceState(): void {
  load()
  followHero()
  // A page that the browser shows again as it was left heard nothing of what was stored in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load()
  })
}
