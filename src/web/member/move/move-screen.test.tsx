import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MealMove } from '#domain/api/member/week.ts'
import { changed, openMember, showMore } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok } from '#web/stub-server.fixture.ts'

const MOVES = 'GET /api/v2/member/weeks/1/days/0/meals/3/moves'
const CHANGE = 'PUT /api/v2/member/weeks/1/days/0/meals/3'
const figures = { energy: 1690, protein: 100, carbs: 180, fat: 60, fibre: 30, sodium: 2000 }
const move: MealMove = {
  day: 2,
  meal: 3,
  days: [
    { day: 0, figures },
    { day: 2, figures: { ...figures, energy: 1710 } },
  ],
  list: { more: ['leeks', 'cream'], less: [], uses: ['cabbage'] },
}

test('a place to move to says what both days and the list become, and is taken in a tap', async () => {
  const { user, server } = await openMember('/plan/week/1/day/1/meal/4/move', {
    ...{ [MOVES]: ok({ moves: [move] }), [CHANGE]: changed },
  })
  const button = await screen.findByRole('button', { name: /^Wednesday’s dinner, now / })
  screen.getByText(/^Monday: 1,700.kcal → 1,690.kcal$/)
  screen.getByText(/List: 2 more to buy, uses your cabbage\./)
  await user.click(button)
  await waitFor(() => expect(currentPath()).toBe('/plan/week/1/day/3'))
  await screen.findByText(/Red lentil soup with cumin is now Wednesday’s dinner\./)
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'place', day: 2, meal: 3 }])
})

test('a meal that cannot go anywhere says why', async () => {
  await openMember('/plan/week/1/day/1/meal/4/move', { [MOVES]: ok({ moves: [] }) })
  await screen.findByText(/No other meal of this week can change places/)
})

test('a meal is locked, and planned anew, from its page', async () => {
  const ANEW = 'POST /api/v2/member/weeks/1/anew'
  const { user, server } = await openMember('/plan/week/1/day/1/meal/4', { [CHANGE]: changed, [ANEW]: changed })
  await showMore()
  await user.click(await screen.findByRole('button', { name: 'Replan this meal' }))
  await screen.findByText('Replanned.')
  await user.click(screen.getByRole('button', { name: 'Lock this meal' }))
  await screen.findByText(/This meal stays, whatever is replanned\./)
  expect(server.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ to: 'lock', locked: true }])
  expect(server.callsOf(ANEW).map(({ body }) => body)).toEqual([{ day: 0, meal: 3 }])
})
