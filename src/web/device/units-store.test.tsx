import { beforeEach, expect, test, vi } from 'vitest'
import { loadUnits, unitsStore } from './units-store.ts'

beforeEach(() => window.localStorage.clear())

test.each([
  ['en-US', 'imperial'],
  ['en-GB', 'metric'],
  ['de', 'metric'],
  ['en', 'imperial'],
  // As a browser in a bare container or with a broken setting says.
  ['C', 'metric'],
  ['', 'imperial'],
  ['not a locale', 'metric'],
])('a browser that speaks %j starts with %s units', (language, units) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  loadUnits()
  expect(unitsStore.get()).toBe(units)
})
