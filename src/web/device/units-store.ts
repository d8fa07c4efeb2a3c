import { type UnitSystem, unitSystems } from '#domain/unit-system.ts'
import { readEntry, storageKeys, writeEntry } from './storage.ts'
import { createStore } from './store.ts'

/** Regions that weigh in pounds. The United Kingdom uses both; it gets metric here. */
const imperialRegions = ['US', 'LR', 'MM']

export const unitsStore = createStore<UnitSystem>('metric')

/**
 * The region that a locale names, otherwise the likely one from Intl, which takes a slow phone 20 ms. A browser may
 * name what is no locale, such as "C".
 */
function regionOf(locale: string): string | undefined {
  const named = /-([A-Z]{2})\b/.exec(locale)?.[1]
  if (named !== undefined) return named
  try {
    return new Intl.Locale(locale).maximize().region
  } catch {
    return undefined
  }
}

function unitsOf(locale: string): UnitSystem {
  const region = regionOf(locale)
  return region !== undefined && imperialRegions.includes(region) ? 'imperial' : 'metric'
}

export function loadUnits(): void {
  const stored = readEntry(storageKeys.units)
  unitsStore.set(unitSystems.find((system) => system === stored) ?? unitsOf(navigator.language || 'en'))
}

export function chooseUnits(system: UnitSystem): void {
  writeEntry(storageKeys.units, system)
  unitsStore.set(system)
}
