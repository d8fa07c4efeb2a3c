import { expect, test } from 'vitest'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { arrangeWeek } from '#planner/plan/search/arrange-week.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { pairsOnDay } from '#planner/plan/search/same-day.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'
import type { ObjectiveTable } from './objective-term.ts'
import { sameDayTerm } from './same-day-term.ts'
import { weekPrices as pricesFor } from './week-prices.ts'

const weekPrices = pricesFor('NEW')

const { cook } = easyRequest
const people: readonly WeekRequest[] = [
  { ...easyRequest, cook: { ...cook, diets: ['VEGETARIAN', 'GLUTEN_FREE'] } },
  { ...easyRequest, mealsADay: 3, cook: { ...cook, skill: 'NOVICE', time: 'DONT_COOK' } },
  { ...easyRequest, mealsADay: 2, cook: { ...cook, diets: ['PESCATARIAN'] } },
]

const pairsOf = (dishes: Int32Array, space: ObjectiveTable): number =>
  Array.from({ length: DAYS }, (_, day) => {
    const width = space.places.length
    return pairsOnDay(dishes.subarray(day * width, (day + 1) * width), space)
  }).reduce((sum, pairs) => sum + pairs, 0)

test('eggs, meat and beans seldom come twice a day, and lunch and dinner are seldom both salads', () => {
  const pairs = (price: number) =>
    people.reduce((sum, request) => {
      const space = searchSpacesFor(request, library)([])
      return (
        sum + pairsOf(arrangeWeek(space, request, 'a', { prices: { ...weekPrices, sameDay: price } }).dishes, space)
      )
    }, 0)
  expect(pairs(weekPrices.sameDay)).toBeLessThan(pairs(0) / 2)
})

test('after any dishes are added and removed, the running count of pairs equals the recomputed one', () => {
  const space = searchSpacesFor(easyRequest, library)([])
  const { places } = space
  const dishes = new Int32Array(DAYS * places.length).fill(-1)
  const same = sameDayTerm(dishes, space)
  const random = seededRandom('pairs')
  let most = 0
  for (let change = 0; change < 200; change++) {
    const index = Math.floor(random() * dishes.length)
    const place = index % places.length
    const day = (index - place) / places.length
    const pool = places[place]?.pool ?? new Int32Array()
    const before = at(dishes, index)
    dishes[index] = -1
    if (before >= 0) same.count(day, place, before, -1)
    expect(same.cost()).toBe(pairsOf(dishes, space))
    const dish = at(pool, Math.floor(random() * pool.length))
    dishes[index] = dish
    same.count(day, place, dish, 1)
    expect(same.cost()).toBe(pairsOf(dishes, space))
    most = Math.max(most, same.cost())
  }
  expect(most).toBeGreaterThan(0)
})
