import { expect, test } from 'vitest'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { arrangeWeek } from '#planner/plan/search/arrange-week.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'
import { monotonyTerm } from './monotony-term.ts'
import { weekPrices as pricesFor } from './week-prices.ts'

const weekPrices = pricesFor('NEW')

const { cook } = easyRequest
const people: readonly WeekRequest[] = [
  easyRequest,
  { ...easyRequest, mealsADay: 5, cook: { ...cook, diets: ['VEGETARIAN'] } },
  { ...easyRequest, mealsADay: 2, cook: { ...cook, skill: 'NOVICE', time: 'DONT_COOK' } },
]

/** How often a place has the same dish as on the day before. */
function repeatedNextDay(request: WeekRequest, price: number): number {
  const space = searchSpacesFor(request, library)([])
  const { dishes } = arrangeWeek(space, request, 'a', { prices: { ...weekPrices, monotony: price } })
  const width = space.places.length
  return dishes.filter((dish, index) => index >= width && dish === dishes[index - width]).length
}

test('a repeated dish seldom comes on the next day', () => {
  const repeated = (price: number) => people.reduce((sum, request) => sum + repeatedNextDay(request, price), 0)
  const free = repeated(0)
  expect(free).toBeGreaterThan(1)
  expect(repeated(weekPrices.monotony)).toBeLessThan(free / 2)
})

test('a dish repeated on the next day and a third day of the same protein are counted', () => {
  const space = searchSpacesFor({ ...easyRequest, mealsADay: 2 }, library)([])
  const { candidates, places } = space
  const place = places.findIndex(({ slot }) => slot === 'DINNER')
  const pool = [...(places[place]?.pool ?? [])]
  const byProtein = Map.groupBy(pool, (dish) => at(candidates.mainProtein, dish))
  const [one = [], other = []] = [...byProtein.values()].filter(({ length }) => length >= 3)
  const timesOf = (dinners: readonly number[]) => {
    const dishes = new Int32Array(DAYS * places.length).fill(-1)
    for (const [day, dish] of dinners.entries()) dishes[day * places.length + place] = dish
    return monotonyTerm(dishes, DAYS, space).cost()
  }
  const [a = 0, b = 0, c = 0] = one
  const [x = 0, y = 0, z = 0] = other
  expect(timesOf([a, x, b, y, c, z, a])).toBe(0)
  expect(timesOf([a, a, x, b, y, c, z])).toBe(1)
  expect(timesOf([a, b, c, x, a, y, b])).toBe(1)
})
