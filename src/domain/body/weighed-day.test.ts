import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cleanNote,
  type DayWeight,
  type WeighedDay,
  weighedDayLimits,
  withAnother,
  withoutCounting,
  withoutOther,
  withPicked,
} from './weighed-day.ts'

const at = (minuteOfDay: number | undefined, kg: number, rest: Partial<WeighedDay> = {}): WeighedDay => ({
  kg,
  ...(minuteOfDay === undefined ? {} : { minuteOfDay }),
  ...rest,
})
const byAddress = { source: 'address' } as const

test.each<[string, WeighedDay, DayWeight, number[] | null]>([
  ['a later one is kept beside', at(420, 80), at(1200, 81), [80, 81]],
  ['an earlier one of the morning counts', at(1200, 81), at(420, 80), [80, 81]],
  ['half past one at night is the end of an evening', at(420, 80), at(90, 81), [80, 81]],
  ['only evenings: the earlier one counts', at(100, 80), at(60, 81), [81, 80]],
  ['without times the first that came counts', at(undefined, 80), at(undefined, 81), [80, 81]],
  ['a time beside none changes nothing', at(undefined, 80), at(420, 81), [80, 81]],
  ['what was typed stays, whatever comes by itself', at(1200, 80), at(420, 81, byAddress), [80, 81]],
  [
    'of two that came by themselves the first of the morning counts',
    at(1200, 80, byAddress),
    at(420, 81, byAddress),
    [81, 80],
  ],
  ['what was typed earlier in the morning counts', at(1200, 80, byAddress), at(420, 81), [81, 80]],
  ['a confirmed one stays', at(1200, 80, { confirmed: true }), at(420, 81), [80, 81]],
  ['a chosen one stays', at(1200, 80, { picked: true }), at(420, 81), [80, 81]],
  ['the same weight twice is one', at(420, 80), at(430, 80.03), null],
])('%s', (_, day, added, kept) => {
  const now = withAnother(day, added)
  expect(now === null ? null : [now.kg, ...(now.others ?? []).map(({ kg }) => kg)]).toEqual(kept)
})

test('a weight that the member confirmed counts instead of one that came by itself, of any time', () => {
  const kgOf = (day: WeighedDay | null) => day?.kg
  for (const minute of [undefined, 600]) {
    // The scales sent the weight of somebody else in the same home before.
    expect(kgOf(withAnother(at(360, 80, byAddress), at(minute, 48), true))).toBe(48)
    expect(kgOf(withAnother(at(360, 80, byAddress), at(minute, 48)))).toBe(80)
    expect(kgOf(withAnother(at(360, 80, { ...byAddress, picked: true }), at(minute, 48), true))).toBe(80)
    expect(kgOf(withAnother(at(360, 80), at(minute, 48), true))).toBe(80)
  }
})

test('a day has room for ten weights', () => {
  const full = Array.from({ length: weighedDayLimits.others }, (_, index) => at(600 + index, 81 + index))
  expect(withAnother(at(420, 80, { others: full }), at(500, 70))).toBeNull()
  expect(withAnother(at(420, 80, { others: full.slice(1) }), at(500, 70))?.others).toHaveLength(9)
})

test('a chosen weight counts without what was said about the other; the rest stays', () => {
  const day = at(420, 80, { confirmed: true, note: 'shoes', others: [at(1200, 81), at(1300, 82, { note: 'late' })] })
  expect(withPicked(day, 1)).toEqual({
    kg: 82,
    minuteOfDay: 1300,
    note: 'late',
    picked: true,
    others: [at(420, 80, { note: 'shoes' }), at(1200, 81)],
  })
  expect(withPicked(day, 5)).toBe(day)
})

test('without the one that counted, the first of the morning of the others does', () => {
  const others = [at(100, 81), at(900, 82), at(400, 83)]
  expect(withoutCounting(at(420, 80, { others }))).toEqual(at(400, 83, { others: [at(100, 81), at(900, 82)] }))
  expect(withoutCounting(at(420, 80))).toBeNull()
  expect(withoutOther(at(420, 80, { others: [at(1200, 81)] }), 0)).toEqual(at(420, 80))
})

const weights = fc.record({
  kg: fc.integer({ min: 700, max: 900 }).map((tenths) => tenths / 10),
  minuteOfDay: fc.nat(1439),
})

test('in whatever order timed weights of a day come by themselves, the same one counts and all are kept', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(weights, { minLength: 2, maxLength: 8, selector: ({ kg }) => kg }),
      fc.func(fc.integer()),
      (day, order) => {
        fc.pre(new Set(day.map(({ minuteOfDay }) => minuteOfDay)).size === day.length)
        const sent = day.map((weight) => ({ ...weight, ...byAddress }))
        const logged = (all: readonly DayWeight[]) =>
          all.slice(1).reduce<WeighedDay>((so, added) => withAnother(so, added) ?? so, all[0] ?? at(0, 0))
        const [one, other] = [logged(sent), logged(sent.toSorted((a, b) => order(a.kg) - order(b.kg)))]
        expect(other.kg).toBe(one.kg)
        expect(one.others).toHaveLength(day.length - 1)
        expect(other.others).toHaveLength(day.length - 1)
      },
    ),
    { seed: 1, numRuns: 50 },
  )
})

test.each([
  [' after\n a  run ', 'after a run'],
  ['\u202Eevil\u0000 \u200B', 'evil'],
  [' \u2066 ', undefined],
  ['x'.repeat(300), 'x'.repeat(200)],
  [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  ['Müde 😴', 'Müde 😴'],
])('the note %j is stored as %j', (typed, stored) => {
  expect(cleanNote(typed)).toBe(stored)
})
