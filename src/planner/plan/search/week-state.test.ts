import { expect, test } from 'vitest'
import { portionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { scoresOf } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import {
  fibreBeyondCost,
  freeSodium,
  lackCost,
  sodiumCost,
  weekEnergyCost,
} from '#planner/plan/objective/nutrient-cost.ts'
import { weekObjective } from '#planner/plan/objective/week-objective.ts'
import { weekPrices as pricesFor } from '#planner/plan/objective/week-prices.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { portionFinder } from './best-portions.ts'
import { easyRequest } from './request.example.ts'
import { searchSpacesFor } from './search-space.ts'
import { weekState } from './week-state.ts'

const weekPrices = pricesFor('NEW')

const { candidates, places, limits, larder, bounds } = searchSpacesFor(easyRequest, library)([])
const width = places.length
const random = seededRandom('state')
const objective = weekObjective({
  places,
  candidates,
  limits,
  larder,
  score: scoresOf(candidates.variants, easyRequest, random),
  likedCuisine: new Uint8Array(candidates.recipes.length),
  prices: weekPrices,
  goals: [],
})
const tables = places.map((place) => portionTable(place, candidates))
const some = (most: number): number => Math.floor(random() * most)
const anyDish = (place: number): number => {
  const pool = places[place]?.pool ?? new Int32Array()
  return at(pool, some(pool.length))
}

/** The cost of a week, recomputed from its dishes and portions. */
function costOf(dishes: Int32Array, portions: Float64Array): number {
  let cost = objective.cost()
  let weekKcal = 0
  let weekSodium = 0
  for (let day = 0; day < DAYS; day++) {
    let [kcal, protein, fibre] = [0, 0, 0]
    for (const [place, table] of tables.entries()) {
      const dish = at(dishes, day * width + place)
      const portion = at(portions, day * width + place)
      const rank = [...table.portion.subarray(dish * WIDTH, (dish + 1) * WIDTH)].indexOf(portion)
      cost += at(table.cost, dish * WIDTH + rank)
      kcal += portion * at(candidates.kcal, dish)
      protein += portion * at(candidates.protein, dish)
      fibre += portion * at(candidates.fibre, dish)
      weekSodium += portion * at(candidates.sodium, dish)
    }
    cost += lackCost(kcal, protein, fibre, bounds) + fibreBeyondCost(fibre, bounds)
    weekKcal += kcal
  }
  return cost + weekEnergyCost(weekKcal, bounds) + sodiumCost(weekSodium - freeSodium(bounds), bounds)
}

test('after any accepted or rejected change the running cost equals the recomputed one, and stays within the allowance', () => {
  const state = weekState({ tables, finder: portionFinder(tables, bounds), objective, bounds, others: [] })
  for (let day = 0; day < DAYS; day++) for (const place of places.keys()) objective.put(day, place, anyDish(place))
  state.begin()
  const trade = { first: 0, second: 1, count: 0, here: new Int32Array(width), there: new Int32Array(width) }
  const kept = { replaced: 0, traded: 0 }
  for (let number = 0; number < 600; number++) {
    const before = state.cost()
    const allowance = 0.3
    const place = some(width)
    if (number % 2 === 0) kept.replaced += state.replace(some(DAYS), place, anyDish(place), allowance) ? 1 : 0
    else {
      Object.assign(trade, { first: some(3), second: 3 + some(4), count: 1 + some(2) })
      trade.here.set([place, (place + 1) % width])
      trade.there.set(trade.here)
      kept.traded += state.trade(trade, allowance) ? 1 : 0
    }
    const { dishes, portions, cost } = state.arrangement()
    expect(cost).toBeCloseTo(costOf(dishes, portions), 6)
    expect(cost).toBeLessThanOrEqual(before + allowance + 1e-9)
  }
  expect(Math.min(kept.replaced, kept.traded)).toBeGreaterThan(10)
})
