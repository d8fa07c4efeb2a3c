import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { countedDays, keepingOf } from './keeping.ts'
import { type Correction, type KitchenTrip, type KitchenWeek, pantryOn } from './pantry.ts'

const PACK = 900
const nothing = Array.from({ length: 7 }, () => [])
const on = (day: number, id: IngredientId, g: number) => nothing.map((_, at) => (at === day ? [{ id, g }] : []))
type Part = Partial<Pick<KitchenWeek, 'day' | 'cooked'>> & Partial<KitchenTrip>
/** A week that is shopped for on its first day. */
const week = ({ day = 0, cooked = nothing, ...trip }: Part): KitchenWeek => ({
  trips: [{ day, listed: [], ticked: new Map(), frozen: new Map(), ...trip }],
  ...{ day, cooked, packGrams: () => PACK },
})
/** A week that needs 300 g of cabbage on its third day. */
const cabbage = (ticked: KitchenTrip['ticked'], day = 0) =>
  week({ day, listed: [{ id: 'cabbage', g: 300 }], cooked: on(2, 'cabbage', 300), ticked })
const bought = new Map([['cabbage', { day: 0, at: 10 }]])
const grams = (lots: ReturnType<typeof pantryOn>) => lots.map((lot) => [lot.food, lot.grams])

test('what was ticked is at home, less what was cooked on the days before', () => {
  expect(grams(pantryOn([cabbage(bought)], [], 2))).toEqual([['cabbage', PACK]])
  expect(grams(pantryOn([cabbage(bought)], [], 3))).toEqual([['cabbage', PACK - 300]])
})

test('what nobody ticked leaves nothing', () => {
  expect(pantryOn([cabbage(new Map())], [], 5)).toEqual([])
})

test('a line that is ticked although enough should be there says that it was not', () => {
  const first = cabbage(bought)
  const again = cabbage(new Map([['cabbage', { day: 7, at: 50 }]]), 7)
  expect(grams(pantryOn([first, again], [], 7))).toEqual([['cabbage', PACK]])
})

test('used up is gone, until it is bought again', () => {
  const gone: Correction = { kind: 'GONE', food: 'cabbage', day: 0, at: 20 }
  expect(pantryOn([cabbage(bought)], [gone], 0)).toEqual([])
  const later = new Map([['cabbage', { day: 1, at: 30 }]])
  expect(grams(pantryOn([cabbage(later)], [gone], 2))).toEqual([['cabbage', PACK]])
})

test('so much of it is there, more or less than was thought', () => {
  const have = (amount: number): Correction => ({ kind: 'HAVE', food: 'cabbage', grams: amount, day: 3, at: 40 })
  expect(grams(pantryOn([cabbage(bought)], [have(100)], 3))).toEqual([['cabbage', 100]])
  const total = pantryOn([cabbage(bought)], [have(1000)], 3).reduce((sum, lot) => sum + lot.grams, 0)
  expect(total).toBe(1000)
  expect(grams(pantryOn([], [{ ...have(500), food: 'oats' }], 30))).toEqual([['oats', 500]])
})

test('what went into the freezer keeps for its days there', () => {
  const lots: readonly Correction[] = [
    { kind: 'HAVE', food: 'chicken-breast', grams: 300, day: 0, at: 1 },
    { kind: 'FROZEN', food: 'chicken-breast', day: 1, at: 2 },
  ]
  expect(pantryOn([], lots.slice(0, 1), 5)).toEqual([])
  expect(pantryOn([], lots, 5)).toEqual([
    { food: 'chicken-breast', grams: 300, until: 1 + keepingOf('chicken-breast').freezerDays, isFrozen: true },
  ])
})

test('what was frozen before keeps its date when more is frozen, and nothing spoils sooner for it', () => {
  const chicken: readonly Correction[] = [
    { kind: 'HAVE', food: 'chicken-breast', grams: 300, day: 0, at: 1 },
    { kind: 'FROZEN', food: 'chicken-breast', day: 0, at: 2 },
    { kind: 'HAVE', food: 'chicken-breast', grams: 500, day: 20, at: 3 },
    { kind: 'FROZEN', food: 'chicken-breast', day: 20, at: 4 },
  ]
  const { freezerDays } = keepingOf('chicken-breast')
  expect(pantryOn([], chicken, 21).map(({ grams: g, until }) => [g, until])).toEqual([
    [300, freezerDays],
    [200, 20 + freezerDays],
  ])
  const oats: readonly Correction[] = [
    { kind: 'HAVE', food: 'oats', grams: 500, day: 0, at: 1 },
    { kind: 'FROZEN', food: 'oats', day: 0, at: 2 },
  ]
  expect(grams(pantryOn([], oats, 5))).toEqual([['oats', 500]])
})

test('what is said later counts for the day that is asked about', () => {
  const have: Correction = { kind: 'HAVE', food: 'oats', grams: 500, day: 9, at: 1 }
  expect(grams(pantryOn([], [have], 7))).toEqual([['oats', 500]])
})

test('what the list says to freeze is there when it is cooked, and the rest of the pack is not', () => {
  const fish = week({
    ...{ listed: [{ id: 'cod', g: 300 }], cooked: on(5, 'cod', 300), frozen: new Map([['cod', 300]]) },
    ticked: new Map([['cod', { day: 0, at: 1 }]]),
  })
  expect(pantryOn([fish], [], 5)).toEqual([
    { food: 'cod', grams: 300, until: keepingOf('cod').freezerDays, isFrozen: true },
  ])
  expect(pantryOn([fish], [], 6)).toEqual([])
})

const foods = ['avocado', 'cabbage', 'chicken-breast', 'oats'] as const
const anyCorrection = fc
  .record({
    food: fc.constantFrom(...foods),
    day: fc.nat(20),
    at: fc.nat(1000),
    grams: fc.integer({ min: 1, max: 3000 }),
  })
  .chain((of) => fc.constantFrom('GONE', 'HAVE', 'FROZEN').map((kind): Correction => ({ ...of, kind })))
const anyWeek = (day: number) =>
  fc
    .array(fc.record({ id: fc.constantFrom(...foods), g: fc.integer({ min: 1, max: 2000 }), on: fc.nat(6) }))
    .map((all) => {
      const needs = [...new Map(all.map((need) => [need.id, need])).values()]
      return week({
        ...{ day, listed: needs, ticked: new Map(needs.map(({ id }) => [id, { day, at: day * 10 }])) },
        cooked: nothing.map((_, at) => needs.filter((need) => need.on === at)),
      })
    })

test('nothing is negative or past its date, and taking a correction back restores what was there', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyWeek(0), anyWeek(7), anyWeek(14)),
      fc.array(anyCorrection, { maxLength: 6 }),
      anyCorrection,
      fc.nat(24),
      (weeks, said, one, day) => {
        const lots = pantryOn(weeks, [...said, one], day)
        for (const lot of lots) {
          expect(lot.grams).toBeGreaterThan(0)
          expect(lot.until).toBeGreaterThanOrEqual(day)
          expect(lot.until).toBeLessThanOrEqual(24 + Math.max(countedDays(lot.food), keepingOf(lot.food).freezerDays))
        }
        const others = (all: typeof lots) => all.filter(({ food }) => food !== one.food)
        expect(others(pantryOn(weeks, said, day))).toEqual(others(lots))
      },
    ),
    { numRuns: 100, seed: 3 },
  )
})
