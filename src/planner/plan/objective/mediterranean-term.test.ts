import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'
import { expectedPortion, mediterraneanTerm } from './mediterranean-term.ts'

type Dish = Readonly<Partial<Record<IngredientId, number>>>
const request = { ...easyRequest, targets: targetsAt(1799) }

/** The term for dishes of these foods, in grams a serving; each is eaten in whole servings. */
function termOf(dishes: readonly Dish[], of: WeekRequest = request) {
  const { candidates, places } = searchSpacesFor(of, library)([])
  const [place] = places
  if (place === undefined) throw new Error('no place')
  const recipes = dishes.map((dish) => {
    const ingredients = Object.entries(dish).map(([id, g]) => ({ id: id as IngredientId, g }))
    return { ...appleAndSeeds, servings: 1, ingredients }
  })
  return mediterraneanTerm(of, {
    places: [{ ...place, kcal: 100, pool: Int32Array.from(dishes.keys()) }],
    candidates: {
      ...candidates,
      recipes,
      variants: recipes.map(asWritten),
      kcal: new Float64Array(dishes.length).fill(100),
      portions: dishes.map(() => [0.5, 1, 2]),
    },
  })
}

/** The cost of a week with one of each of these dishes. */
function costOf(dishes: readonly Dish[], of = request): number {
  const term = termOf(dishes, of)
  for (const dish of dishes.keys()) term.count(dish % DAYS, 0, dish, 1)
  return term.cost()
}

/** The aim is eight per cent beyond what the score asks for. */
test.each([
  ['olive-oil', 1.08 * 27 * DAYS],
  ['spinach', 1.08 * 400 * DAYS],
  ['apple', 1.08 * 240 * DAYS],
  ['chickpeas', 1.08 * 450],
  ['salmon', 1.08 * 300],
  ['almonds', 1.08 * 90],
] as const)('a week gets the point for enough %s from %f g on', (food, enough) => {
  const [short, reached, more] = [enough - 0.1, enough, 2 * enough].map((g) => costOf([{ [food]: g }]))
  expect((short ?? 0) - (reached ?? 0)).toBeCloseTo(0.5, 2)
  expect(more).toBeCloseTo(reached ?? 0, 9)
})

test.each([
  ['beef-flank', 0.92 * 100 * DAYS],
  ['bacon', 0.92 * 100 * DAYS],
  ['double-cream', 0.92 * 12 * DAYS],
  ['apple-juice', 0.92 * 250 * DAYS],
  ['dark-chocolate', 0.92 * 90],
] as const)('a week keeps the point for little %s up to %f g', (food, most) => {
  // As much poultry as red meat, and less butter than oil, whatever the grams.
  const beside = { 'chicken-breast': 9000, 'olive-oil': 9000 }
  const [none, kept, lost] = [0, most, most + 0.1].map((g) => costOf([{ [food]: g, ...beside }]))
  expect(kept).toBeCloseTo(none ?? 0, 9)
  expect((lost ?? 0) - (kept ?? 0)).toBeCloseTo(0.5, 2)
})

test('who eats 1,800 kcal or more should have twice as much oil', () => {
  const with27 = [{ 'olive-oil': 1.08 * 27 * DAYS }]
  const more = { ...request, targets: { ...request.targets, energy: kcalPerDay(1800) } }
  expect(costOf(with27, more) - costOf(with27)).toBeCloseTo(0.5 + 0.5 * (1.08 - 0.54), 6)
  expect(costOf([{ 'olive-oil': 1.08 * 54 * DAYS }], more)).toBeCloseTo(costOf(with27), 9)
})

test('seeds count as nuts only for those who must not eat nuts', () => {
  const seeds = [{ 'pumpkin-seeds': 98 }]
  const nutless = { ...request, cook: { ...request.cook, restrictions: ['TREE_NUTS'] } } as const
  expect(costOf(seeds)).toBeCloseTo(costOf([]), 9)
  expect(costOf([], nutless) - costOf(seeds, nutless)).toBeCloseTo(1, 9)
})

test('olive oil should come before other fats, and poultry before red meat', () => {
  const oils = (butter: number) => costOf([{ 'olive-oil': 40, butter }])
  expect(oils(39) - oils(38.9)).toBeCloseTo(0.5, 1)
  expect(oils(38.9)).toBeCloseTo(oils(0), 9)
  const meats = (beef: number) => costOf([{ 'chicken-breast': 100, 'beef-flank': beef }])
  expect(meats(100)).toBeCloseTo(meats(0), 9)
  expect(meats(150) - meats(100)).toBeCloseTo(0.5 + 0.5 * 0.5, 9)
  // It costs most at a hundred grams too few.
  expect(meats(200)).toBeCloseTo(meats(300), 9)
})

test('three dishes of tomato, onion and olive oil are wanted, whatever their portions', () => {
  const pot = { tomato: 20, onion: 8, 'olive-oil': 2 }
  const costs = [0, 1, 2, 3, 4].map((pots) => {
    const oily = { 'olive-oil': 9000, spinach: 9000 }
    return costOf([oily, ...Array.from({ length: pots }, () => pot)])
  })
  const [, ...less] = costs.map((cost, at) => (costs[at - 1] ?? 0) - cost)
  expect(less.map((each) => Math.round(100 * each) / 100)).toEqual([0.21, 0.25, 0.54, 0])
})

test('a point that is nearly there costs half as much as one of which there is nothing', () => {
  const costs = [0, 0.5, 1.08].map((share) => costOf([{ salmon: share * 300 }]))
  const reached = costs[2] ?? 0
  expect(costs.map((cost) => cost - reached)).toEqual([1, 0.5 + 0.5 * 0.58, 0].map((cost) => expect.closeTo(cost, 9)))
})

test('each dish with something highly processed costs a little, and gives it back', () => {
  const term = termOf([{ ketchup: 1 }, { apple: 1 }])
  const before = term.cost()
  term.count(0, 0, 0, 1)
  term.count(3, 0, 0, 1)
  expect(term.cost() - before).toBeCloseTo(0.3, 9)
  expect(term.change(0, 0, 0, 1)).toBeCloseTo(-0.15, 3)
  term.count(0, 0, 0, -1)
  term.count(3, 0, 0, -1)
  expect(term.cost()).toBeCloseTo(before, 9)
  expect(term.costByDay()).toBe(0)
})

test('a change is told beforehand', () => {
  const dishes = [{ salmon: 250 }, { 'beef-flank': 800, butter: 90 }, { ketchup: 5, spinach: 4000 }, { apple: 900 }]
  const term = termOf(dishes)
  term.count(0, 0, 1, 1)
  for (const [old, dish] of [
    [1, 2],
    [2, 0],
    [0, 3],
    [3, 1],
    [1, 1],
  ] as const) {
    const before = term.cost()
    const told = term.change(0, 0, old, dish)
    expect(term.cost()).toBe(before)
    term.count(0, 0, old, -1)
    term.count(0, 0, dish, 1)
    expect(term.cost() - before).toBeCloseTo(told, 9)
  }
})

test('a dish is expected in the portion that gives the energy of its place, within those that it has', () => {
  const { candidates, places } = searchSpacesFor(request, library)([])
  const [place] = places
  if (place === undefined) throw new Error('no place')
  const portionFor = (kcal: number) =>
    expectedPortion({ ...place, kcal }, 1, {
      ...candidates,
      kcal: Float64Array.of(1, 400),
      portions: [[9], [0.5, 1, 2]],
    })
  expect([100, 200, 300, 400, 800, 1000].map(portionFor)).toEqual([0.5, 0.5, 0.75, 1, 2, 2])
})
