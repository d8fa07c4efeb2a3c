import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Candidate } from '#domain/api/member/week.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { changed, openMember } from '#web/member/member.fixture.tsx'
import { familyWeek } from '#web/member/table/family-week.example.ts'
import { familyKitchen } from '#web/member/table/kitchen.example.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

const figures = { energy: 560, protein: 40, carbs: 58, fat: 18, fibre: 7, sodium: 560 }
const curry: Candidate = {
  recipe: 'goan-fish-curry',
  picture: 'goan-fish-curry',
  title: 'Goan fish curry',
  blurb: 'Sour, hot and quick.',
  minutes: 35,
  portion: 1,
  figures,
  day: { ...figures, energy: 1650, protein: 108 },
  why: [],
}
const SWAP = '/plan/week/1/day/1/meal/4/swap'
const CANDIDATES = 'GET /api/v2/member/weeks/1/days/0/meals/3/candidates'
const CHANGE = 'PUT /api/v2/member/weeks/1/days/0/meals/3'
const withCurry = { [CANDIDATES]: ok({ candidates: [curry] }) }

test('each dish shows the totals of the day with it', async () => {
  await openMember(SWAP, withCurry)
  await screen.findByRole('heading', { level: 2, name: 'Goan fish curry' })
  expect(screen.getByText(/Your day then:/).parentElement?.textContent).toMatch(/1,700 → 1,650.kcal/)
})

test('choosing a dish swaps it in and goes back to the day', async () => {
  const { user, server } = await openMember(SWAP, { ...withCurry, [CHANGE]: changed })
  await user.click(await screen.findByRole('button', { name: 'Choose Goan fish curry' }))
  await waitFor(() => expect(currentPath()).toBe('/plan/week/1/day/1'))
  await screen.findByText(/Monday’s dinner is now Goan fish curry. The day comes to 1,650.kcal./)
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'recipe', recipe: curry.recipe, dish: 0 }])
})

test('a choice that is refused says why, and another can be made', async () => {
  const { user } = await openMember(SWAP, { ...withCurry, [CHANGE]: refused('NOT_A_CANDIDATE', 'It fits no more.') })
  await user.click(await screen.findByRole('button', { name: 'Choose Goan fish curry' }))
  await screen.findByText('It fits no more.')
  screen.getByRole('button', { name: 'Choose Goan fish curry' })
  expect(currentPath()).toBe(SWAP)
})

test('if nothing else fits, the settings are offered', async () => {
  await openMember(SWAP, { [CANDIDATES]: ok({ candidates: [] }) })
  await screen.findByRole('heading', { level: 1, name: 'Nothing else fits here' })
  screen.getByRole('link', { name: 'To the settings' })
})

test('a side is swapped on its own', async () => {
  const { server } = await openMember(`${SWAP}/1`, withCurry)
  await screen.findByText(/In place of Apple and cabbage slaw, Monday’s dinner/)
  screen.getByRole('heading', { level: 1, name: 'Swap this side dish' })
  expect(server.callsOf(CANDIDATES).map(({ query }) => query)).toEqual(['?dish=1'])
  expect(weekExample().days[0]?.meals[3]?.dishes).toHaveLength(2)
})

test('at a table a dish is swapped for everybody, or only for oneself', async () => {
  const { user, server } = await openMember(SWAP, {
    ...withCurry,
    ...{ [CHANGE]: changed, 'GET /api/v2/member/weeks/1': ok(familyWeek()) },
    'GET /api/v2/member/household': ok(familyKitchen),
  })
  await user.click(await screen.findByRole('radio', { name: 'Only for me' }))
  await user.click(await screen.findByRole('button', { name: 'Choose Goan fish curry' }))
  await waitFor(() => expect(server.callsOf(CHANGE)).toHaveLength(1))
  expect(new Set(server.callsOf(CANDIDATES).map(({ query }) => query))).toEqual(new Set(['?dish=0', '?dish=0&for=me']))
  expect(server.callsOf(CHANGE)[0]?.body).toEqual({ to: 'recipe', recipe: curry.recipe, dish: 0, for: 'me' })
})

test('nobody who eats alone is asked for whom', async () => {
  await openMember(SWAP, withCurry)
  await screen.findByRole('button', { name: 'Choose Goan fish curry' })
  expect(screen.queryByRole('radio')).toBeNull()
})
