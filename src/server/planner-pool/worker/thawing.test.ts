import { expect, test } from 'vitest'
import { keepingOf } from '#planner/larder/keeping.ts'
import { people, plannedFor } from './people.example.ts'
import { needsByDay, shoppingList } from './shopping-list.ts'
import { weekCalendar } from './week-calendar.ts'
import { weekView } from './week-view.ts'

const all = Object.values(people).map(plannedFor)
const shownOf = (planned: (typeof all)[number]) =>
  ({ ...planned, startsOn: '2026-11-30', usage: 'metric-GB', access: 'full', safety: null }) as const
const late = (planned: (typeof all)[number]) =>
  needsByDay(planned, 1).flatMap((needs, day) =>
    needs
      .filter(({ id }) => keepingOf(id).freezerDays === 90 && keepingOf(id).fridgeDays < day)
      .map(({ id }) => ({ id, day })),
  )

test('meat and fish that are cooked too late for the fridge are on the list with the day of their thawing', () => {
  expect(all.flatMap(late).length).toBeGreaterThan(0)
  for (const planned of all) {
    const lines = shoppingList(planned, 1, 'metric-GB').flatMap((aisle) => aisle.lines)
    const told = lines.flatMap(({ id, freeze = [] }) => freeze.map(({ day }) => `${id} ${day}`))
    expect(new Set(told)).toEqual(new Set(late(planned).map(({ id, day }) => `${id} ${day}`)))
  }
})

test('the meal and the calendar say what is thawed for it, and only on such days', () => {
  for (const planned of all) {
    const days = new Set(late(planned).map(({ day }) => day))
    const view = weekView(shownOf(planned))
    for (const [day, { meals }] of view.days.entries())
      expect(meals.some(({ thaw }) => thaw !== undefined)).toBe(days.has(day))
    const calendar = weekCalendar(shownOf(planned), 1, 'https://app.example/v3/plan/week/1').replaceAll('\r\n ', '')
    expect(calendar.includes('Move to the fridge the day before')).toBe(days.size > 0)
  }
})
