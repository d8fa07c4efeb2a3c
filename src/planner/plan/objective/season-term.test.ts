import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { weighted } from './objective-term.ts'
import { seasonTerm } from './season-term.ts'

const dishes: readonly (readonly IngredientId[])[] = [
  ['asparagus', 'strawberries', 'brown-rice'],
  ['asparagus'],
  ['potato'],
]
const [JANUARY, APRIL, JULY] = [1, 4, 7]
const termIn = (month: number) => {
  const variants = dishes.map((ids) => asWritten({ ...appleAndSeeds, ingredients: ids.map((id) => ({ id, g: 100 })) }))
  return seasonTerm({ candidates: { ...searchSpacesFor(easyRequest, library)([]).candidates, variants } }, month)
}

test('each food out of season counts as often as its dish is eaten, and no longer once it is taken away', () => {
  const costs = [JANUARY, APRIL, JULY].map((month) => {
    const term = termIn(month)
    for (const [day, dish] of [0, 0, 1, 2].entries()) term.count(day, 0, dish, 1)
    const full = term.cost()
    term.count(0, 0, 0, -1)
    return [full, term.cost()]
  })
  expect(costs).toEqual([
    [5, 3],
    [0, 0],
    [3, 2],
  ])
})

test('a change is told beforehand, and no day is better than another', () => {
  const term = termIn(JANUARY)
  term.count(0, 0, 0, 1)
  expect([term.change(0, 0, 0, 1), term.change(0, 0, 0, 2), term.change(0, 0, 2, 0)]).toEqual([-1, -2, 2])
  expect([term.cost(), term.costByDay()]).toEqual([2, 0])
})

test('a price multiplies all that a term says, and a price of nothing leaves it out', () => {
  const term = { ...termIn(JANUARY), costByDay: () => 3 }
  const [dear, free] = [weighted(0.4, term), weighted(0, term)]
  dear.count(0, 0, 0, 1)
  free.count(0, 0, 0, 1)
  expect([dear.cost(), dear.costByDay(), dear.change(0, 0, 0, 1)]).toEqual(
    [0.8, 1.2, -0.4].map((each) => expect.closeTo(each, 9)),
  )
  expect([free.cost(), free.costByDay(), free.change(0, 0, 0, 1)]).toEqual([0, 0, 0])
  expect(term.cost()).toBe(2)
})
