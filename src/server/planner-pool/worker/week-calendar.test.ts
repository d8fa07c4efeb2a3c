import { describe, expect, test } from 'vitest'
import { people, plannedFor, shownFor } from './people.example.ts'
import { calendarFeed, mealTimes, weekCalendar } from './week-calendar.ts'
import { weekView } from './week-view.ts'

const link = 'https://app.example/v3/plan/week/1'
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const values = (file: string, name: string) =>
  linesOf(file).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))

describe.each(Object.entries(people))('the calendar of %s', (_, request) => {
  const shown = shownFor(plannedFor(request))
  const file = weekCalendar(shown, 1, link)

  test('has one event per meal, in floating time, each with its own UID', () => {
    const meals = 7 * request.mealsADay
    expect(values(file, 'DTSTART')).toHaveLength(meals)
    for (const start of values(file, 'DTSTART')) expect(start).toMatch(/^202601\d{2}T\d{6}$/)
    expect(new Set(values(file, 'UID')).size).toBe(meals)
    expect(values(file, 'DESCRIPTION').every((text) => text.includes(link) && text.includes('\\n- '))).toBe(true)
  })

  test('is the same each time, and names no member', () => {
    expect(weekCalendar(shown, 1, link)).toBe(file)
    expect(file).not.toContain(request.person)
  })
})

test('a preview has only the first day', () => {
  const shown = { ...shownFor(plannedFor(people.easy)), access: 'preview' } as const
  expect(values(weekCalendar(shown, 1, link), 'DTSTART')).toHaveLength(people.easy.mealsADay)
})

test('amounts are for all eaters, and each event links to its meal', () => {
  const shown = shownFor(plannedFor(people.easy))
  const [forSix] = values(weekCalendar(shown, 6, link), 'DESCRIPTION')
  const { cards, days } = weekView(shown)
  const [first] = cards[days[0]?.meals[0]?.dishes[0]?.card ?? '']?.lines ?? []
  const inCalendar = `${first?.amounts[5]} ${first?.names[5]}`.replaceAll(',', '\\,')
  expect(forSix).toContain(`- ${inCalendar}`)
  expect(values(weekCalendar(shown, 6, link), 'URL;VALUE=URI')[7]).toBe(`${link}/day/2/meal/4`)
})

test('leftovers say where they come from, and ask nobody to cook them again', () => {
  const shown = shownFor(plannedFor({ ...people.easy, variety: 'SIMPLE' }))
  const { cards, days } = weekView(shown)
  const texts = values(weekCalendar(shown, 1, link), 'DESCRIPTION')
  const meals = days.flatMap((day) => day.meals)
  const again = meals.flatMap((meal, at) => (meal.leftoverOf === null ? [] : [{ meal, text: texts[at] ?? '' }]))
  expect(again.length).toBeGreaterThan(3)
  for (const { meal, text } of again) {
    const [main] = meal.dishes
    const card = cards[main?.card ?? '']
    const said = `${card?.title}\n${card?.hint}`.replaceAll(',', '\\,').replaceAll('\n', '\\n')
    expect(text.startsWith(`${said}\\n\\n`)).toBe(true)
    expect(text).toMatch(/(?:Cooked|Made) for /)
  }
})

test('a calendar to subscribe to has the events of each week, the same ones as its file', () => {
  const [one, two] = [1, 2].map((week) => {
    const shown = shownFor(plannedFor({ ...people.easy }))
    return { ...shown, plan: { ...shown.plan, week }, startsOn: week === 1 ? shown.startsOn : '2026-02-02' }
  })
  if (one === undefined || two === undefined) throw new Error('Two weeks are needed.')
  const feed = calendarFeed([one, two], 1, 'https://app.example/v3/plan')
  expect(calendarFeed([one, two], 1, 'https://app.example/v3/plan')).toBe(feed)
  const uids = values(feed, 'UID')
  expect(new Set(uids).size).toBe(2 * 7 * people.easy.mealsADay)
  expect(uids.slice(0, uids.length / 2)).toEqual(values(weekCalendar(one, 1, link), 'UID'))
  expect(values(feed, 'REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['PT6H'])
  expect(values(feed, 'URL;VALUE=URI').at(-1)).toContain('/plan/week/2/day/7/')
  // Foods and how much of them, but no energy, and nothing of a body.
  expect(feed).not.toMatch(/kcal|calorie|your (?:weight|goal)/i)
})

test('the first of two snacks is eaten in the morning', () => {
  const hours = mealTimes(['BREAKFAST', 'SNACK', 'LUNCH', 'SNACK', 'DINNER']).map(({ start }) => start / 60)
  expect(hours).toEqual([8, 10.5, 12.5, 16, 19])
  expect(mealTimes(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']).map(({ start }) => start / 60)).toEqual([8, 12.5, 19, 21])
  expect(mealTimes(['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER']).map(({ start }) => start / 60)).toEqual([8, 12.5, 16, 19])
})
