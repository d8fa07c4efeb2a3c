import { expect, test } from 'vitest'
import { packFor } from '#planner/larder/packages.ts'
import { usualFoods } from '#planner/larder/usual-foods.ts'
import { atHome, pantry } from './at-home.ts'
import { people, plannedFor } from './people.example.ts'
import { shoppingList } from './shopping-list.ts'

const planned = plannedFor(people.easy)
const listed = shoppingList(planned, 1, 'metric-GB').flatMap(({ lines }) => lines)
const everything = listed.map(({ id }) => id)
const before = (ticked: readonly string[]) => ({
  weeks: [{ planned, ticked: ticked.map((food) => ({ food, day: 7, at: 1 })), notCooked: [] }],
  said: [],
})

test('what was ticked leaves the rest of its packs, if it keeps until the week', () => {
  const left = atHome(before(everything), 2, 1, 'metric-GB')
  expect(left.length).toBeGreaterThan(5)
  for (const { food, grams, keepsDays } of left) {
    expect(everything).toContain(food)
    expect(grams).toBeLessThanOrEqual(packFor(1, 'GB', food as 'egg')?.[1] ?? 0)
    expect(keepsDays).toBeGreaterThanOrEqual(0)
  }
})

test('what nobody ticked leaves nothing', () => {
  expect(atHome(before([]), 2, 1, 'metric-GB')).toEqual([])
  const [first = ''] = everything
  expect(atHome(before([first]), 2, 1, 'metric-GB').every(({ food }) => food === first)).toBe(true)
})

test('the list of the same week again has fewer lines to buy, and says what should be left', () => {
  const again = shoppingList(planned, 1, 'metric-GB', atHome(before(everything), 2, 1, 'metric-GB')).flatMap(
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
    shoppingList(late, 1, 'metric-GB', home(keepsDays)).flatMap(({ lines }) => lines.filter(({ buy }) => buy !== ''))
  const all = shoppingList(late, 1, 'metric-GB').flatMap(({ lines }) => lines.filter(({ buy }) => buy !== ''))
  expect(toBuy(0).map(({ id, buy }) => [id, buy])).toEqual(all.map(({ id, buy }) => [id, buy]))
  expect(toBuy(6)).toEqual([])
})

const later = { day: 13, at: 5 }

test('what was said to be at home is, and what was used up is not', () => {
  const [first = ''] = atHome(before(everything), 2, 1, 'metric-GB').map(({ food }) => food)
  const other = usualFoods.find((food) => !everything.includes(food)) ?? 'tahini'
  const said = [
    { kind: 'GONE', food: first, ...later },
    { kind: 'HAVE', food: other, grams: null, ...later },
    { kind: 'HAVE', food: 'no-such-food', grams: 100, ...later },
  ] as const
  const left = atHome({ ...before(everything), said }, 2, 1, 'metric-GB')
  expect(left.map(({ food }) => food)).not.toContain(first)
  expect(left).toContainEqual({
    ...{ food: other, grams: packFor(1, 'GB', other)?.[1] },
    keepsDays: expect.any(Number),
  })
})

test('a meal that was not cooked leaves what it needed', () => {
  const total = (history: Parameters<typeof atHome>[0]) =>
    pantry(history, 14, 1, 'metric-GB').foods.reduce((sum, { grams }) => sum + grams, 0)
  const { weeks } = before(everything)
  const notCooked = planned.plan.days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))
  const uncooked = { weeks: weeks.map((week) => ({ ...week, notCooked })), said: [] }
  expect(total(uncooked)).toBeGreaterThan(total(before(everything)))
})

test('a pantry has each food once with its date, and names what many kitchens have beside it', () => {
  const shown = pantry(before(everything), 8, 1, 'metric-GB')
  const ids = shown.foods.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(shown.foods.some(({ keepsDays }) => keepsDays !== null)).toBe(true)
  expect(shown.usual.filter(({ id }) => ids.includes(id))).toEqual([])
})

test('a list that was ticked for two leaves what two did not eat, for however many it is now', () => {
  const { weeks, said } = before(everything)
  const forTwo = { weeks: weeks.map((week) => ({ ...week, eaters: 2 })), said }
  expect(atHome(forTwo, 2, 1, 'metric-GB')).toEqual(atHome(forTwo, 2, 6, 'metric-GB'))
})

test('a pantry says how much of a food is frozen where the rest is not', () => {
  const said = [
    { kind: 'HAVE', food: 'chicken-breast', grams: 300, day: 8, at: 1 },
    { kind: 'FROZEN', food: 'chicken-breast', day: 8, at: 2 },
    { kind: 'HAVE', food: 'chicken-breast', grams: 500, day: 8, at: 3 },
  ] as const
  const chicken = (count: number) => {
    const { foods } = pantry({ weeks: [], said: said.slice(0, count) }, 8, 1, 'metric-GB')
    return foods.map(({ amount, frozen, isFrozen }) => [amount, frozen, isFrozen])
  }
  expect(chicken(1)).toEqual([['300\u202fg', undefined, false]])
  expect(chicken(2)).toEqual([['300\u202fg', undefined, true]])
  expect(chicken(3)).toEqual([['500\u202fg', '300\u202fg', false]])
})
