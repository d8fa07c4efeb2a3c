import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LibraryDish, LibraryPlacesReply } from '#domain/api/member/library.ts'
import { changed, openMember } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok } from '#web/stub-server.fixture.ts'

const LIBRARY = 'GET /api/v2/member/weeks/1/library'
const PLACES = 'GET /api/v2/member/weeks/1/library/goan-fish-curry/places'
const CHANGE = 'PUT /api/v2/member/weeks/1/days/2/meals/3'
const curry: LibraryDish = {
  ...{ recipe: 'goan-fish-curry', picture: 'goan-fish-curry', title: 'Goan fish curry', cuisine: 'Indian' },
  ...{ slots: ['DINNER'], minutes: 35, energy: 560, protein: 40, uses: ['cabbage'], liked: true },
}
const figures = { energy: 1710, protein: 104, carbs: 180, fat: 60, fibre: 30, sodium: 2000 }
const found: LibraryPlacesReply = {
  title: 'Goan fish curry',
  places: [
    { day: 2, meal: 3, figures, fits: true, list: { more: ['cod'], less: [], uses: ['cabbage'] } },
    { day: 3, meal: 3, figures: { ...figures, energy: 2100 }, fits: false },
  ],
}

test('dishes are searched and chosen from by what they are', async () => {
  const { user, server } = await openMember('/plan/library', { [LIBRARY]: ok({ total: 1, dishes: [curry] }) })
  await screen.findByRole('heading', { level: 2, name: 'Goan fish curry' })
  screen.getByText('Uses your cabbage')
  await user.type(screen.getByRole('searchbox', { name: 'Search dishes and foods' }), 'curry')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cuisine' }), 'INDIAN')
  await user.click(screen.getByRole('checkbox', { name: 'Uses what’s at home' }))
  await waitFor(() => expect(server.callsOf(LIBRARY).at(-1)?.query).toMatch(/search=curry&cuisine=INDIAN&home=yes$/))
  expect(screen.getByRole('link', { name: 'Put in my week: Goan fish curry' }).getAttribute('href')).toBe(
    '/v3/plan/library/goan-fish-curry',
  )
})

test('a search that finds nothing says so', async () => {
  await openMember('/plan/library', { [LIBRARY]: ok({ total: 0, dishes: [] }) })
  await screen.findByText(/No dish is all of that/)
})

test('a dish is put where its day still adds up, and nowhere else', async () => {
  const { user, server } = await openMember('/plan/library/goan-fish-curry', { [PLACES]: ok(found), [CHANGE]: changed })
  const [fits, off] = await screen.findAllByRole('button', { name: /instead of/ })
  if (fits === undefined || off === undefined) return expect.fail('two places')
  screen.getByText('That day would miss its target, so it doesn’t go here.')
  screen.getByText(/List: 1 more to buy, uses your cabbage\./)
  expect(off.getAttribute('aria-disabled')).toBe('true')
  await user.click(off)
  expect(server.callsOf(CHANGE)).toEqual([])
  await user.click(fits)
  await waitFor(() => expect(currentPath()).toBe('/plan/week/1/day/3'))
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'recipe', recipe: 'goan-fish-curry' }])
})
