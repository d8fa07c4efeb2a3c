import { expect, test } from 'vitest'
import { foodOfLine } from '#domain/api/member/tick-limits.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { isFrozenBy, keepingOf } from '#planner/larder/keeping.ts'
import { atHome } from './at-home.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { needsByDay, shoppingList } from './shopping-list.ts'
import { weekCalendar } from './week-calendar.ts'

const trips = [0, 3]
const planned = plannedFor({ ...people.easy, variety: 'BALANCED', trips })
const lines = shoppingList(planned, 1, 'metric-GB').flatMap((aisle) => aisle.lines)

test('a list for two trips buys on the second what does not keep, under ids of its own', () => {
  const [first, second] = [lines.filter((line) => line.trip === undefined), lines.filter((line) => line.trip === 2)]
  expect(first.length).toBeGreaterThan(second.length)
  expect(second.length).toBeGreaterThan(0)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  const early = new Set(first.map(({ id }) => id))
  for (const { id } of second) {
    const food = foodOfLine(id)
    expect(id).not.toBe(food)
    // It is bought again only if the pack of the first trip does not keep until the last days.
    if (isIngredientId(food) && early.has(food)) expect(keepingOf(food).fridgeDays).toBeLessThan(6)
  }
})

test('meat and fish are frozen only beyond the days after the trip that buys them', () => {
  const frozen = new Set(lines.filter(({ freeze }) => freeze !== undefined).map(({ id }) => foodOfLine(id)))
  needsByDay(planned, 1).forEach((needs, day) => {
    for (const { id } of needs) if (isFrozenBy(id, day < 3 ? day : day - 3)) expect(frozen).toContain(id)
  })
  const oneTrip = { ...planned, request: { ...planned.request, trips: [0] } }
  const count = (list: typeof lines) => list.flatMap(({ freeze = [] }) => freeze).length
  expect(count(lines)).toBeLessThanOrEqual(count(shoppingList(oneTrip, 1, 'metric-GB').flatMap((aisle) => aisle.lines)))
})

test('what is ticked on the second trip is at home from its day', () => {
  const [line] = lines.filter(({ trip, id }) => {
    const food = foodOfLine(id)
    return trip === 2 && isIngredientId(food) && keepingOf(food).fridgeDays >= 6 && ingredient(food).aisle === 'PRODUCE'
  })
  const history = (ticked: readonly string[]) => ({
    weeks: [{ planned, ticked: ticked.map((food) => ({ food, day: 10, at: 1 })), notCooked: [] }],
    said: [],
  })
  const left = (ticked: readonly string[]) => atHome(history(ticked), 2, 1, 'metric-GB').map(({ food }) => food)
  const every = lines.map(({ id }) => id)
  const withSecond = left(every)
  for (const food of left(every.filter((id) => id === foodOfLine(id)))) expect(withSecond).toContain(food)
  if (line !== undefined) expect(left([foodOfLine(line.id)])).toEqual([])
})

test('the calendar has a day for each trip, and none if nobody chose any', () => {
  const days = (week: typeof planned) =>
    weekCalendar(shownFor(week), 1, 'https://food.example/v3/plan/week/1').match(/SUMMARY:Shopping/g)?.length ?? 0
  expect(days(planned)).toBe(2)
  expect(days(plannedFor(people.easy))).toBe(0)
})
