import { expect, test } from 'vitest'
import { isFresh } from '#planner/larder/keeping.ts'
import { harvestIn, hasItsSeason } from '#planner/larder/seasons.ts'
import { whyChosen } from '#planner/plan/change/why.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { cookingsIn, servedIn } from './served-dishes.ts'
import { weekView } from './week-view.ts'
import { monthOn } from './why-sentences.ts'

const home = ['cabbage', 'spinach', 'carrot', 'brown-rice'] as const
const atHome = home.map((food) => ({ food, grams: 300, keepsDays: 4 }))

test.each([
  ['easy', 10],
  ['vegan', 4],
  ['coeliac', 7],
] as const)('each reason that a week of %s gives about itself is true', (who, month) => {
  const favourites = plannedFor(people[who]).plan.days.flatMap(({ meals }) => meals[0]?.dishes[0]?.recipe ?? [])
  const planned = plannedFor({ ...people[who], month, atHome, favourites, variety: 'BALANCED' })
  const { request, plan } = planned
  const serve = servedIn(request, cookingsIn(request, plan))
  const given = new Set<string>()
  for (const { meals } of plan.days)
    for (const { slot, dishes } of meals)
      for (const [at, dish] of dishes.entries()) {
        const { variant, perServing } = serve(dish.recipe)
        const foods = variant.lines.map(({ id }) => id)
        const why = whyChosen(variant, dish, perServing, request, { slot, side: at > 0 })
        for (const reason of why) given.add(reason)
        const isAtHome = foods.some((id) => home.some((food) => food === id) && isFresh(id))
        expect(why.includes('AT_HOME')).toBe(isAtHome)
        expect(why.includes('FAVOURITE')).toBe(favourites.includes(dish.recipe))
        if (why.includes('SEASON')) expect(foods.some((id) => hasItsSeason(id, harvestIn('GB', month)))).toBe(true)
      }
  expect([...given]).toEqual(expect.arrayContaining(['FAVOURITE', 'SEASON']))
})

test('a week says in which month something is in season, and one of its own reasons beside each dish that has one', () => {
  const { days } = weekView(shownFor(plannedFor({ ...people.easy, month: 10, atHome, variety: 'BALANCED' })))
  const dishes = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes))
  expect(dishes.flatMap(({ why }) => why).some((each) => each.startsWith('In season in October: '))).toBe(true)
  for (const { why, because } of dishes) if (because !== undefined) expect(why).toContain(because)
  expect(dishes.some(({ because }) => because !== undefined)).toBe(true)
  for (const { meals } of days) {
    const said = meals.flatMap((meal) => meal.dishes.flatMap(({ because }) => because ?? []))
    expect(said).toEqual([...new Set(said)])
  }
})

test('on the days of the next month a week names that month, and only what has its season then', () => {
  const planned = plannedFor({ ...people.easy, month: 10, atHome, variety: 'BALANCED' })
  // The third to the seventh day are in November.
  const { days } = weekView({ ...shownFor(planned), startsOn: '2026-10-30' })
  const months = days.map(({ meals }) =>
    meals.flatMap(({ dishes }) =>
      dishes.flatMap(({ why }) => why.flatMap((each) => /^In season in (\w+)/.exec(each)?.[1] ?? [])),
    ),
  )
  expect(new Set(months.slice(0, 2).flat())).toEqual(new Set(['October']))
  expect(new Set(months.slice(2).flat())).toEqual(new Set(['November']))
  expect(['2026-12-31', '2027-01-01'].map((_, day) => monthOn('2026-12-31', day, 12))).toEqual([12, 1])
})

test('a dish that was never served is called new, and none is in a first week', () => {
  const saying = (request: typeof people.easy) =>
    weekView(shownFor(plannedFor(request)))
      .days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
      .filter(({ why }) => why.some((each) => each.startsWith('New this week')))
      .map(({ recipe }) => recipe)
  expect(saying(people.easy)).toEqual([])
  const all = plannedFor(people.easy).plan.days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
  const [one] = all
  const servedEarlier = [...new Set(all.map(({ recipe }) => recipe))].toSorted()
  const called = saying({ ...people.easy, servedEarlier })
  expect(called.length).toBeGreaterThan(0)
  expect(called).not.toContain(one?.recipe)
})
