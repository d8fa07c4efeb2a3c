import { type UnitSystem, unitSystems } from '#domain/unit-system.ts'
import { readEntry, storageKeys, writeEntry } from './storage.ts'
import { createStore } from './store.ts'

/** Regions that weigh in pounds. The United Kingdom uses both; it gets metric here. */
const imperialRegions = ['US', 'LR', 'MM']

export const unitsStore = createStore<UnitSystem>('metric')

function unitsOf(locale: string): UnitSystem {
  const region = new Intl.Locale(locale).maximize().region
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
