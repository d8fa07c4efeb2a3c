import { loadHero } from './hero-store.ts'
import { loadTheme } from './main-store.ts'
import { loadUnits } from './units-store.ts'

/** Loads what the first view needs from the device: the visitor's answers, units and theme. */
export function loadDeviceState(): void {
  loadHero()
  loadUnits()
  loadTheme()
}
