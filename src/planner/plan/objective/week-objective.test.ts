import { expect, test } from 'vitest'
import { isMainPlace } from '#planner/plan/candidates/day-places.ts'
import { scoresOf } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { type Random, seededRandom } from '#planner/seeded-random.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'
import { goalTerms } from './goal-terms.ts'
import { weekObjective } from './week-objective.ts'
import { weekPrices as pricesFor } from './week-prices.ts'

const weekPrices = pricesFor('NEW')

const { cook } = easyRequest
const people: readonly WeekRequest[] = [
  { ...easyRequest, mealsADay: 2, targets: targetsAt(3000), cuisines: ['GREEK'] },
  { ...easyRequest, mealsADay: 5, cook: { ...cook, diets: ['MEDITERRANEAN'] }, dishes: ['SALADS'] },
  {
    ...easyRequest,
    cuisines: ['CAJUN'],
    habits: {
      lunch: ['SANDWICHES_OR_WRAPS'],
      cravings: ['SWEET_TREATS'],
      eatsAt: 'AT_OFFICE_OR_SCHOOL',
      struggles: [],
    },
  },
]

function fullObjective(request: WeekRequest, random: Random) {
  const { candidates, places, limits, larder } = searchSpacesFor(request, library)([])
  const objective = weekObjective({
    places,
    candidates,
    limits,
    larder,
    score: scoresOf(candidates.variants, request, random),
    likedCuisine: Uint8Array.from(candidates.recipes, () => (random() < 0.5 ? 1 : 0)),
    prices: weekPrices,
    goals: goalTerms(request, { places, candidates }, weekPrices),
  })
  const anyDish = (place: number): number => {
    const pool = places[place]?.pool ?? new Int32Array()
    return at(pool, Math.floor(random() * pool.length))
  }
  for (let day = 0; day < DAYS; day++) for (const place of places.keys()) objective.put(day, place, anyDish(place))
  return { objective, width: places.length, anyDish }
}

test.each(people)('the predicted cost of a change equals its real cost: %#', (request) => {
  const random = seededRandom('changes')
  const { objective, width, anyDish } = fullObjective(request, random)
  for (let number = 0; number < 300; number++) {
    const day = Math.floor(random() * DAYS)
    const place = Math.floor(random() * width)
    const dish = anyDish(place)
    if (dish === at(objective.dishes, day * width + place)) continue
    const before = objective.cost()
    const change = objective.change(day, place, dish)
    expect(objective.cost()).toBeCloseTo(before, 9)
    objective.take(day, place)
    objective.put(day, place, dish)
    expect(objective.cost() - before).toBeCloseTo(change, 6)
  }
})

test.each(people)('no exchange between two days saves more than the reported bound: %#', (request) => {
  const random = seededRandom('exchanges')
  const { objective, width } = fullObjective(request, random)
  for (let number = 0; number < 300; number++) {
    const place = Math.floor(random() * width)
    const [first, second] = [Math.floor(random() * DAYS), Math.floor(random() * DAYS)]
    if (first === second) continue
    const [before, most] = [objective.cost(), objective.costByDay()]
    const mine = at(objective.dishes, first * width + place)
    const theirs = at(objective.dishes, second * width + place)
    objective.take(first, place)
    objective.take(second, place)
    objective.put(first, place, theirs)
    objective.put(second, place, mine)
    expect(before - objective.cost()).toBeLessThanOrEqual(most + 1e-6)
  }
})

test('half of the lunches and dinners are wanted from cuisines that are liked, and more gain nothing', () => {
  const { candidates, places, limits, larder } = searchSpacesFor(easyRequest, library)([])
  const mains = [...places.entries()].flatMap(([place, each]) => (isMainPlace(each) ? [place] : []))
  const put: { readonly day: number; readonly place: number; readonly dish: number }[] = []
  for (let day = 0; day < DAYS; day++)
    for (const place of mains) {
      const dish = places[place]?.pool.find((each) => put.every((other) => other.dish !== each)) ?? Number.NaN
      put.push({ day, place, dish })
    }
  expect(new Set(put.map(({ dish }) => dish)).size).toBe(14)
  const costWith = (liked: number): number => {
    const objective = weekObjective({
      ...{ places, candidates, limits, larder, prices: weekPrices, goals: [] },
      score: new Float64Array(candidates.recipes.length),
      likedCuisine: Uint8Array.from(candidates.recipes, (_, dish) =>
        put.slice(0, liked).some((each) => each.dish === dish) ? 1 : 0,
      ),
    })
    for (const { day, place, dish } of put) objective.put(day, place, dish)
    return objective.cost()
  }
  const costs = [0, 3, 6, 7, 8, 14].map((liked) => costWith(liked) - costWith(14))
  for (const [index, lacking] of [7, 4, 1, 0, 0, 0].entries())
    expect(costs[index]).toBeCloseTo(weekPrices.cuisineLacking * lacking)
})

test('a breakfast comes no more often than its limit, on whatever days, and no dish twice a day', () => {
  const { candidates, places, limits, larder } = searchSpacesFor(easyRequest, library)([])
  const objective = weekObjective({
    ...{ places, candidates, limits, larder, prices: weekPrices, goals: [] },
    score: new Float64Array(candidates.recipes.length),
    likedCuisine: new Uint8Array(candidates.recipes.length),
  })
  const breakfast = places.findIndex(({ slot }) => slot === 'BREAKFAST')
  const [dish, other] = places[breakfast]?.pool ?? []
  if (dish === undefined || other === undefined) throw new Error('no breakfast')
  expect(limits.breakfast).toBe(3)
  const allowed = [6, 1, 4].map((day) => {
    const before = objective.allows(day, breakfast, dish)
    objective.put(day, breakfast, dish)
    return [before, objective.allows(day, breakfast, dish)]
  })
  expect(allowed).toEqual(allowed.map(() => [true, false]))
  expect([objective.allows(2, breakfast, dish), objective.allows(2, breakfast, other)]).toEqual([false, true])
  objective.take(4, breakfast)
  expect(objective.allows(2, breakfast, dish)).toBe(true)
})
