import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { usableDays } from './keeping.ts'
import { packFor } from './packages.ts'
import { type Lot, restocked } from './stock.ts'

const pack = (food: IngredientId): number => packFor(2, 'GB', food)?.[1] ?? 0
const foods = ['avocado', 'cabbage', 'chicken-breast', 'oats', 'milk-semi'] as const satisfies readonly IngredientId[]
const total = (lots: readonly { readonly food: IngredientId; readonly grams: number }[], of: IngredientId): number =>
  lots.filter(({ food }) => food === of).reduce((sum, { grams }) => sum + grams, 0)

test('buys whole packs of what is lacking, and keeps the rest until its date', () => {
  const { bought, left } = restocked([], [{ id: 'cabbage', g: 100 }], 0, () => 900)
  expect(bought).toEqual([{ food: 'cabbage', packs: 1, grams: 900 }])
  expect(left).toEqual([{ food: 'cabbage', grams: 800, until: usableDays('cabbage') }])
  expect(restocked(left, [{ id: 'cabbage', g: 500 }], 7, () => 900).bought).toEqual([])
})

test('the oldest is used first, and what passes its date is thrown away', () => {
  const stock: readonly Lot[] = [
    { food: 'cabbage', grams: 300, until: 20 },
    { food: 'cabbage', grams: 200, until: 9 },
    { food: 'avocado', grams: 140, until: 6 },
  ]
  const { bought, left, thrown } = restocked(stock, [{ id: 'cabbage', g: 150 }], 7, () => 900)
  expect(bought).toEqual([])
  expect(left).toEqual([{ food: 'cabbage', grams: 300, until: 20 }])
  expect(thrown).toEqual([
    { food: 'avocado', grams: 140, until: 6 },
    { food: 'cabbage', grams: 50, until: 9 },
  ])
})

test('a few grams are not worth another pack', () => {
  const { bought } = restocked([], [{ id: 'oats', g: 1005 }], 0, () => 1000)
  expect(bought).toEqual([{ food: 'oats', packs: 1, grams: 1000 }])
})

const needs = fc.array(fc.record({ id: fc.constantFrom(...foods), g: fc.integer({ min: 1, max: 3000 }) }), {
  maxLength: 5,
})
const weekNeeds = needs.map((all) => [...new Map(all.map((need) => [need.id, need])).values()])

test('over weeks nothing is lost, nothing is used after its date, and what is bought covers what is cooked', () => {
  fc.assert(
    fc.property(fc.array(weekNeeds, { minLength: 1, maxLength: 5 }), (weeks) => {
      let stock: readonly Lot[] = []
      for (const [week, asked] of weeks.entries()) {
        const after = restocked(stock, asked, week * 7, pack)
        for (const lot of [...after.left, ...after.thrown]) expect(lot.grams).toBeGreaterThan(0)
        for (const lot of after.left) expect(lot.until).toBeGreaterThanOrEqual((week + 1) * 7)
        for (const food of foods) {
          const had =
            total(
              stock.filter(({ until }) => until >= week * 7),
              food,
            ) + total(after.bought, food)
          const gone = total(
            after.thrown.filter(({ until }) => until >= week * 7),
            food,
          )
          const used = had - total(after.left, food) - gone
          const need = asked.find(({ id }) => id === food)?.g ?? 0
          expect(used).toBeLessThanOrEqual(need + 1e-6)
          expect(used).toBeGreaterThanOrEqual(need - 0.02 * pack(food) - 1e-6)
        }
        stock = after.left
      }
    }),
    { numRuns: 60, seed: 7 },
  )
})

test('raw meat and fish are not counted on in another week: nobody was told to freeze them', () => {
  const needs = (['chicken-breast', 'beef-mince-5', 'cod', 'prawns'] as const).map((id) => ({ id, g: 100 }))
  expect(restocked([], needs, 0, () => 500).left).toEqual([])
})

test('somebody who eats alone buys small packs, a family the usual ones', () => {
  expect(packFor(1, 'GB', 'onion')).toEqual(['piece', 110])
  expect(packFor(4, 'GB', 'onion')?.[1]).toBeGreaterThan(500)
  expect(packFor(1, 'GB', 'water')).toBeUndefined()
})
