import { expect, test } from 'vitest'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { sidesCost } from './sides-cost.ts'
import { sidesTerm } from './sides-term.ts'

const spaceAt = (kcal: number) =>
  searchSpacesFor({ ...easyRequest, mealsADay: 2, targets: targetsAt(kcal) }, library)([])

test('after any changes the cost of the sides is the sum over the meals', () => {
  const { places, candidates } = spaceAt(3200)
  const random = seededRandom('sides')
  const days = 2
  const dishes = new Int32Array(days * places.length)
  const sides = sidesTerm(dishes, days, { places, candidates })
  const lay = (index: number) => {
    const place = index % places.length
    const pool = places[place]?.pool ?? new Int32Array()
    const dish = at(pool, Math.floor(random() * pool.length))
    dishes[index] = dish
    sides.count((index - place) / places.length, place, dish, 1)
  }
  for (const index of dishes.keys()) lay(index)
  for (let change = 0; change < 60; change++) {
    lay(Math.floor(random() * dishes.length))
    const meals = Map.groupBy(dishes.keys(), (each) => {
      const of = each % places.length
      return `${(each - of) / places.length} ${places[of]?.meal}`
    })
    const apart = [...meals.values()].map((meal) => {
      const slot = places[at(meal, 0) % places.length]?.slot ?? 'SNACK'
      return sidesCost(
        slot,
        meal.map((each) => at(dishes, each)),
        candidates,
      )
    })
    expect(sides.cost()).toBeCloseTo(apart.reduce((sum, cost) => sum + cost, 0))
  }
})

test('a meal costs nothing while one of its places is empty', () => {
  const { places, candidates } = spaceAt(3200)
  const dishes = new Int32Array(places.length).fill(-1)
  const sides = sidesTerm(dishes, 1, { places, candidates })
  const meal = places.find(({ side }) => side)?.meal
  const of = [...places.keys()].filter((place) => places[place]?.meal === meal)
  expect(of.length).toBeGreaterThan(1)
  for (const place of of.slice(1)) {
    // Two sweet things would be one too many.
    const dish = places[place]?.pool.find((each) => candidates.kinds[each] === 'SWEET') ?? Number.NaN
    dishes[place] = dish
    expect(sides.change(0, place, -1, dish)).toBe(0)
    sides.count(0, place, dish, 1)
    expect(sides.cost()).toBe(0)
  }
})

test('meals without sides cost nothing', () => {
  const { places, candidates } = spaceAt(1200)
  expect(places).toHaveLength(2)
  expect(sidesTerm(new Int32Array(14), 7, { places, candidates }).cost()).toBe(0)
})

test('a snack that takes long costs more for each minute past a quarter of an hour, and a dinner does not', () => {
  const { candidates } = spaceAt(1800)
  const dishes = [...candidates.pools.SNACK].sort(
    (a, b) => (candidates.recipes[a]?.minutes.total ?? 0) - (candidates.recipes[b]?.minutes.total ?? 0),
  )
  const costs = dishes.map((dish) => sidesCost('SNACK', [dish], candidates))
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect([costs[0], (costs.at(-1) ?? 0) > 0]).toEqual([0, true])
  expect(dishes.map((dish) => sidesCost('DINNER', [dish], candidates))).toEqual(dishes.map(() => 0))
})
