import { expect, test } from 'vitest'
import { adultNeeds, type Eater } from '#domain/household/eater.ts'
import { grams, kcalPerDay } from '#domain/units.ts'
import { allIngredients, type IngredientId } from '#planner/foods/ingredients.ts'
import type { Trips } from '#planner/larder/trips.ts'
import { targetsAt } from '#planner/plan/search/request.example.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { larderOf, purchase } from './larder-goods.ts'

type Request = Parameters<typeof larderOf>[0]
const request: Request = { targets: targetsAt(2000) }
const number = (id: IngredientId) => allIngredients.findIndex((each) => each.id === id)
const adult = (id: string, energy: number): Eater => ({
  ...{ id, kind: 'adult', diets: [], restrictions: [], banned: [] },
  ...adultNeeds({ energy: kcalPerDay(energy), energyFloor: kcalPerDay(1200), protein: grams(60) }),
})

const bought = (id: IngredientId, trips: Trips) => {
  const names = new Map(Object.entries(purchase).map(([name, way]) => [way, name]))
  const { purchases } = larderOf({ ...request, trips })
  return Array.from({ length: DAYS }, (_, day) => names.get((purchases[number(id) * DAYS + day] ?? -1) as 0 | 1 | 2))
}

test('with one trip all is bought on it', () => {
  expect(bought('salmon', [0])).toEqual(Array(DAYS).fill('first'))
  expect(larderOf(request).trips).toEqual([0])
})

test('with two trips, what keeps is bought with the first if that needs it, and what does not on the second', () => {
  const [first, withFirst, second] = ['first', 'withFirst', 'second']
  expect(bought('potato', [0, 2])).toEqual([first, first, ...Array(5).fill(withFirst)])
  expect(bought('salmon', [0, 2])).toEqual([first, first, withFirst, ...Array(4).fill(second)])
  expect(bought('salmon', [0, 3])).toEqual([first, first, first, ...Array(4).fill(second)])
  // What was bought two days before the week is two days older.
  expect(bought('spinach', [-2, 2])).toEqual([first, first, withFirst, withFirst, second, second, second])
})

test.each([
  ['broccoli', 1],
  ['green-pepper', 1],
  ['cabbage', 0.6],
  ['carrot', 0.3],
  ['onion', 0.3],
  ['squash', 0.3],
  ['butter', 0.06],
  ['lentils', 0.06],
] as const)(
  'what is left of a pack of %s is lost with a chance of %f, by the weeks for which it keeps',
  (food, lost) => {
    const id = food === 'squash' ? 'butternut-squash' : food === 'lentils' ? 'red-lentils' : food
    expect(larderOf(request).spoilage[number(id)]).toBe(lost)
  },
)

test('what is at home of a food adds up, and spoils if some of it does not outlive the week', () => {
  const { homeGrams, spoilsSoon } = larderOf({
    ...request,
    atHome: [
      { food: 'carrot', grams: 200, keepsDays: 20 },
      { food: 'carrot', grams: 150, keepsDays: 6 },
      { food: 'onion', grams: 300, keepsDays: 7 },
      { food: 'what no table has', grams: 50, keepsDays: 1 },
    ],
  })
  const of = (id: IngredientId) => [homeGrams[number(id)], spoilsSoon[number(id)]]
  expect([of('carrot'), of('onion'), of('potato')]).toEqual([
    [350, 1],
    [300, 0],
    [0, 0],
  ])
})

test('somebody who eats alone buys small packs, and tap water is not bought', () => {
  const pack = (of: Partial<Request>, id: IngredientId = 'onion') =>
    larderOf({ ...request, ...of }).packGrams[number(id)]
  expect(pack({})).toBe(110)
  expect(pack({ buying: { market: 'GB', eaters: 1 } })).toBe(110)
  expect(pack({ buying: { market: 'GB', eaters: 2 } })).toBe(1000)
  expect(pack({ others: [adult('a', 2000)] })).toBe(1000)
  expect(pack({ others: [] })).toBe(110)
  expect(pack({}, 'water')).toBe(0)
  expect(pack({ buying: { market: 'GB', eaters: 2 } }, 'milk-semi')).toBe(1000)
  expect(pack({ buying: { market: 'US', eaters: 2 } }, 'milk-semi')).toBe(1950)
})

test('a table is cooked for by the energy of all, and others who eat the same by their number', () => {
  expect(larderOf(request).servings).toBe(1)
  expect(larderOf({ ...request, buying: { market: 'GB', eaters: 3 } }).servings).toBe(3)
  const others = [adult('a', 3000), adult('b', 1500)]
  expect(larderOf({ ...request, others, buying: { market: 'GB', eaters: 9 } }).servings).toBeCloseTo(1 + 1.5 + 0.75)
})

test('the harvest is that of the month, if it is known', () => {
  expect(larderOf(request).month).toBe(0)
  expect(larderOf({ ...request, month: 4, buying: { market: 'US', eaters: 1 } }).month).toBe(4)
})
