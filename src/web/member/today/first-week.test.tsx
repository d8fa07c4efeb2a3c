import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { removeEntry, storageKeys } from '#web/device/storage.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import { mealEaten } from '#web/member/diary/meal-writes.ts'
import { FirstWeek } from './first-week.tsx'

afterEach(() => removeEntry(storageKeys.celebrated))

const view = weekExample()
const last = view.days.length - 1

/** The diary of somebody who ate the first planned meal of each of these days. */
const eatenOn = (days: readonly number[]): ShownDiary => ({
  entries: days.flatMap((day) => {
    const planned = view.days[day]
    const meal = planned?.meals[0]
    if (planned === undefined || meal === undefined) return []
    const { id, record, title, figures } = mealEaten(planned.date, { week: view.week, day, meal: 0 }, meal, 1)
    const changedAt = '2026-11-21T10:00:00.000Z'
    return record === null ? [] : [{ id, record, title, figures, changedAt, isWaiting: false }]
  }),
  favourites: [],
  refused: [],
  waiting: 0,
})

function show(diary: ShownDiary, day = last, week = view) {
  const now = { today: week.days[day]?.date ?? '', clock: '20:00' }
  return render(<FirstWeek day={day} view={week} diary={diary} member={memberExample} now={now} />).container
}
const everyDay = view.days.map((_, day) => day)

test('the last day of a first week that was cooked says so, and herbs fall once', () => {
  const first = show(eatenOn(everyDay))
  const meals = view.days.reduce((sum, day) => sum + day.meals.length, 0)
  screen.getByText(`${view.days.length} of ${meals} planned meals eaten, some on every day.`)
  expect(first.querySelector('[data-celebration]')).not.toBeNull()
  cleanup()
  expect(show(eatenOn(everyDay)).querySelector('[data-celebration]')).toBeNull()
  screen.getByRole('heading', { name: 'Your first week is cooked' })
})

test('nothing is said of a day before, of a week with a day on which nothing was eaten, or of a later week', () => {
  expect(show(eatenOn(everyDay), last - 1).textContent).toBe('')
  expect(show(eatenOn(everyDay.slice(1))).textContent).toBe('')
  expect(show(eatenOn(everyDay), last, { ...view, week: 2 }).textContent).toBe('')
})
