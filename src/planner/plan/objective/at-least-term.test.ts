import { expect, test } from 'vitest'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { atLeastTerm, type Floor } from './at-least-term.ts'

const space = searchSpacesFor(easyRequest, library)([])
const [lunch] = space.places.filter(({ slot, side }) => slot === 'LUNCH' && !side)
if (lunch === undefined) throw new Error('no lunch')
const variants = space.candidates.variants.slice(0, 4)
const candidates = { ...space.candidates, variants, recipes: variants.map(({ recipe }) => recipe) }
const places = [
  { ...lunch, meal: 0, pool: Int32Array.of(0, 1, 2) },
  { ...lunch, meal: 1, pool: Int32Array.of(0, 1, 2) },
]

/** A wish that these dishes, by number, fulfil. */
const wish = ({ by, ...floor }: Omit<Floor, 'fits'> & { readonly by: readonly number[] }): Floor => ({
  ...floor,
  fits: (variant) => by.includes(variants.indexOf(variant)),
})
const termOf = (...floors: readonly Parameters<typeof wish>[0][]) =>
  atLeastTerm(floors.map(wish), { places, candidates })

test('what should come three times a week costs its price for each time that it lacks, and more gains nothing', () => {
  const term = termOf({ least: 3, each: 'WEEK', price: 2, by: [0, 2] })
  const costs = [0, 0, 5, 6].map((day, at) => {
    term.count(day, at % 2, at === 1 ? 2 : 0, 1)
    return term.cost()
  })
  expect(costs).toEqual([4, 2, 0, 0])
  expect(term.costByDay()).toBe(0)
  term.count(3, 0, 1, 1)
  expect(term.cost()).toBe(0)
  term.count(5, 0, 0, -1)
  term.count(6, 1, 0, -1)
  expect(term.cost()).toBe(2)
})

test('what should come every day costs for each day without it, whatever the other days have', () => {
  const term = termOf({ least: 1, each: 'DAY', price: 0.5, by: [1] })
  expect([term.cost(), term.costByDay()]).toEqual([3.5, 3.5])
  term.count(0, 0, 1, 1)
  term.count(0, 1, 1, 1)
  expect(term.cost()).toBe(3)
  term.count(6, 1, 1, 1)
  expect([term.cost(), term.costByDay()]).toEqual([2.5, 2.5])
})

test('wishes add up, each with its own dishes; only those of a day depend on the day', () => {
  const term = termOf(
    { least: 1, each: 'WEEK', price: 3, by: [0] },
    { least: 2, each: 'DAY', price: 1, by: [0, 1] },
    { least: 1, each: 'WEEK', price: 5, by: [2] },
  )
  expect([term.cost(), term.costByDay()]).toEqual([3 + 14 + 5, 14])
  term.count(2, 0, 0, 1)
  expect([term.cost(), term.costByDay()]).toEqual([13 + 5, 13])
  term.count(2, 1, 1, 1)
  expect([term.cost(), term.costByDay()]).toEqual([12 + 5, 12])
  term.count(3, 1, 2, 1)
  expect([term.cost(), term.costByDay()]).toEqual([12, 12])
})

test('a wish that no place can fulfil costs nothing, nor does one cost less by a dish where it does not fit', () => {
  expect(termOf({ least: 1, each: 'WEEK', price: 1, by: [3] }).cost()).toBe(0)
  const second: Floor = { least: 1, each: 'WEEK', price: 1, fits: (_, { meal }) => meal === 1 }
  const term = atLeastTerm([second], { places, candidates })
  term.count(0, 0, 0, 1)
  expect(term.cost()).toBe(1)
  term.count(0, 1, 0, 1)
  expect(term.cost()).toBe(0)
})

test('a change is told beforehand, and leaves no trace', () => {
  const random = seededRandom('wishes')
  const term = termOf(
    { least: 3, each: 'WEEK', price: 0.8, by: [0] },
    { least: 1, each: 'DAY', price: 0.4, by: [0, 1] },
    { least: 2, each: 'DAY', price: 0.3, by: [1, 2] },
  )
  const any = (count: number) => Math.floor(random() * count)
  const week = Array.from({ length: DAYS * 2 }, () => any(3))
  for (const [at, dish] of week.entries()) term.count(at % DAYS, at < DAYS ? 0 : 1, dish, 1)
  for (let change = 0; change < 200; change++) {
    const at = any(week.length)
    const [day, place, old, dish] = [at % DAYS, at < DAYS ? 0 : 1, week[at] ?? Number.NaN, any(3)]
    const before = term.cost()
    const told = term.change(day, place, old, dish)
    expect(term.cost()).toBe(before)
    term.count(day, place, old, -1)
    term.count(day, place, dish, 1)
    week[at] = dish
    expect(term.cost() - before).toBeCloseTo(told, 9)
  }
})
