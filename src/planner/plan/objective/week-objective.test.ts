import { expect, test } from 'vitest'
import { likings } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { kitchensFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { type Random, seededRandom } from '#planner/seeded-random.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { goalsOf } from './goal-terms.ts'
import { DAYS, weekBoard, weekPrices } from './week-objective.ts'

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

function fullBoard(request: WeekRequest, random: Random) {
  const { candidates, places, limits } = kitchensFor(request, library)([])
  const board = weekBoard({
    places,
    candidates,
    limits,
    liking: likings(candidates.variants, request, random),
    likedCuisine: Uint8Array.from(candidates.recipes, () => (random() < 0.5 ? 1 : 0)),
    prices: weekPrices,
    goals: goalsOf(request, { places, candidates }),
  })
  const anyDish = (place: number): number => {
    const pool = places[place]?.pool ?? new Int32Array()
    return at(pool, Math.floor(random() * pool.length))
  }
  for (let day = 0; day < DAYS; day++) for (const place of places.keys()) board.put(day, place, anyDish(place))
  return { board, width: places.length, anyDish }
}

test.each(people)('what a change costs is known before it is made: %#', (request) => {
  const random = seededRandom('changes')
  const { board, width, anyDish } = fullBoard(request, random)
  for (let number = 0; number < 300; number++) {
    const day = Math.floor(random() * DAYS)
    const place = Math.floor(random() * width)
    const dish = anyDish(place)
    if (dish === at(board.dishes, day * width + place)) continue
    const before = board.cost()
    const change = board.change(day, place, dish)
    expect(board.cost()).toBeCloseTo(before, 9)
    board.take(day, place)
    board.put(day, place, dish)
    expect(board.cost() - before).toBeCloseTo(change, 6)
  }
})

test.each(people)('no exchange between two days spares more than is told: %#', (request) => {
  const random = seededRandom('exchanges')
  const { board, width } = fullBoard(request, random)
  for (let number = 0; number < 300; number++) {
    const place = Math.floor(random() * width)
    const [first, second] = [Math.floor(random() * DAYS), Math.floor(random() * DAYS)]
    if (first === second) continue
    const [before, most] = [board.cost(), board.costByDay()]
    const mine = at(board.dishes, first * width + place)
    const theirs = at(board.dishes, second * width + place)
    board.take(first, place)
    board.take(second, place)
    board.put(first, place, theirs)
    board.put(second, place, mine)
    expect(before - board.cost()).toBeLessThanOrEqual(most + 1e-6)
  }
})
