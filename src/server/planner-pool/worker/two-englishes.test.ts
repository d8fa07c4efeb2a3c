import { describe, expect, test } from 'vitest'
import { american, british } from '#domain/language/two-englishes.fixture.ts'
import type { Usage } from '#domain/usage.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { shoppingList } from './shopping-list.ts'
import { weekCalendar } from './week-calendar.ts'
import { weekView } from './week-view.ts'

/** Every text of a reply, without codes: titles, notes, reasons, labels, steps, lines. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /[A-Z_]{3,}$/.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, of]) =>
    ['recipe', 'card', 'cards', 'picture', 'ingredient', 'id'].includes(key) && typeof of === 'string'
      ? []
      : textsIn(of),
  )
}

describe.each(Object.entries(people))('the week of %s', (_, request) => {
  const planned = plannedFor(request)
  const said = (usage: Usage): readonly string[] => {
    const shown = { ...shownFor(planned), usage }
    return [
      ...textsIn(weekView(shown)),
      ...textsIn(shoppingList(planned, 2, usage)),
      ...weekCalendar(shown, 2, 'https://app.example').split('\r\n '),
    ]
  }

  test('has no British word for an American, and no American one for a Briton', () => {
    expect(said('imperial-US').filter((text) => british.test(text))).toEqual([])
    expect(said('metric-US').filter((text) => british.test(text))).toEqual([])
    expect(said('metric-GB').filter((text) => american.test(text))).toEqual([])
  })
})
