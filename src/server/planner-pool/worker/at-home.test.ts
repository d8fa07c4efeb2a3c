import { expect, test } from 'vitest'
import { packFor } from '#planner/larder/packages.ts'
import { atHome } from './at-home.ts'
import { people, plannedFor } from './people.example.ts'
import { shoppingList } from './shopping-list.ts'

const planned = plannedFor(people.easy)
const listed = shoppingList(planned, 1, 'metric').flatMap(({ lines }) => lines)
const everything = listed.map(({ id }) => id)
const before = (ticked: readonly string[]) => [{ planned, ticked }]

test('what was ticked leaves the rest of its packs, if it keeps until the week', () => {
  const left = atHome(before(everything), 2, 1, 'metric')
  expect(left.length).toBeGreaterThan(5)
  for (const { food, grams, keepsDays } of left) {
    expect(everything).toContain(food)
    expect(grams).toBeLessThanOrEqual(packFor(1, 'GB', food as 'egg')?.[1] ?? 0)
    expect(keepsDays).toBeGreaterThanOrEqual(0)
  }
})

test('what nobody ticked leaves nothing', () => {
  expect(atHome(before([]), 2, 1, 'metric')).toEqual([])
  const [first = ''] = everything
  expect(atHome(before([first]), 2, 1, 'metric').every(({ food }) => food === first)).toBe(true)
})

test('the list of the same week again has fewer lines to buy, and says what should be left', () => {
  const again = shoppingList(planned, 1, 'metric', atHome(before(everything), 2, 1, 'metric')).flatMap(
    ({ lines }) => lines,
  )
  const toBuy = (lines: typeof listed) => lines.filter(({ staple }) => !staple).length
  expect(toBuy(again)).toBeLessThan(toBuy(listed))
  expect(again.some(({ left }) => left !== undefined)).toBe(true)
})

test('what is cooked after something at home has passed its date is bought', () => {
  const days = planned.plan.days.map((day, at) => (at === 0 ? { meals: [] } : day))
  const late = { ...planned, plan: { ...planned.plan, days } }
  const home = (keepsDays: number) => everything.map((food) => ({ food, grams: 100_000, keepsDays }))
  const toBuy = (keepsDays: number) =>
    shoppingList(late, 1, 'metric', home(keepsDays)).flatMap(({ lines }) => lines.filter(({ buy }) => buy !== ''))
  const all = shoppingList(late, 1, 'metric').flatMap(({ lines }) => lines.filter(({ buy }) => buy !== ''))
  expect(toBuy(0).map(({ id, buy }) => [id, buy])).toEqual(all.map(({ id, buy }) => [id, buy]))
  expect(toBuy(6)).toEqual([])
})
