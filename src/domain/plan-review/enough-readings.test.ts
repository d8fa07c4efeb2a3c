import { expect, test } from 'vitest'
import { days, kcalPerDay } from '#domain/units.ts'
import { historyWith } from '#domain/weight-filter/histories.example.ts'
import type { LifeEvent } from '#domain/weight-filter/life-events.ts'
import { hasEnoughForPace, missingReadings } from './enough-readings.ts'
import { estimateOf, readingsOn } from './estimates.example.ts'

const TODAY = 100
const known = (on: readonly number[], { today = TODAY, sd = 100 } = {}) =>
  estimateOf(today, () => 80, {
    readings: readingsOn(() => 80, ...on),
    offset: { mean: kcalPerDay(0), sd: kcalPerDay(sd) },
  })
const missing = (on: readonly number[], of: { today?: number; sd?: number } = {}, events: readonly LifeEvent[] = []) =>
  missingReadings(historyWith(of.today ?? TODAY, { events }), known(on, of))

test('three readings in four weeks are enough, if one of them is of the last two', () => {
  expect(missing([73, 80, 87])).toEqual([])
  expect(missing([72, 80, 87])).toEqual([{ kind: 'READINGS', count: 1 }])
  expect(missing([73, 80, 86])).toEqual([{ kind: 'RECENT_READING' }])
  expect(missing([])).toEqual([{ kind: 'READINGS', count: 3 }, { kind: 'RECENT_READING' }])
})

test('two weeks have to be over, since the start or since what is known was forgotten', () => {
  expect(missing([0, 5, 13], { today: 13 })).toEqual([{ kind: 'DAYS', count: 1 }])
  expect(missing([0, 5, 14], { today: 14 })).toEqual([])
  const gaveBirth = (on: number): readonly LifeEvent[] => [
    { kind: 'PREGNANT_OR_BREASTFEEDING', from: days(50), to: days(on) },
  ]
  expect(missing([80, 90, 95], {}, gaveBirth(10))).toEqual([])
})

test('an offset that is as uncertain as 260 kcal is no reason to change a plan', () => {
  expect(missing([90, 95, 100], { sd: 259.9 })).toEqual([])
  expect(missing([90, 95, 100], { sd: 260 })).toEqual([{ kind: 'SURER_OFFSET' }])
  // What else is missing is said first.
  expect(missing([95, 100], { sd: 260 })).toEqual([{ kind: 'READINGS', count: 1 }])
})

test('for a pace two readings in six weeks are enough', () => {
  expect([known([59, 100]), known([58, 100]), known([100])].map(hasEnoughForPace)).toEqual([true, false, false])
})

test('while nobody knows whose readings they are, nothing else is asked for', () => {
  const estimate = { ...known([]), unclear: [] as never }
  expect(missingReadings(historyWith(TODAY), estimate)).toEqual([{ kind: 'WHOSE' }])
})
