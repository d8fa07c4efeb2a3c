import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember, showMore } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const GET = 'GET /api/v2/member/anchors'
const PUT = 'PUT /api/v2/member/anchors'
const porridge = { recipe: 'red-lentil-soup', title: 'Porridge' }
const onMonday = { weekday: 1, slot: 'BREAKFAST', dish: porridge }

test('a kind of dish is chosen for a weekday, and a dish for more of them', async () => {
  const tacos = { weekday: 5, slot: 'DINNER', dish: { kind: 'TACOS' } }
  const { user, server } = await openMember('/plan/settings', {
    [GET]: ok({ anchors: [onMonday] }),
    [PUT]: ok({ anchors: [onMonday, tacos] }),
  })
  const card = within(await screen.findByRole('region', { name: 'Every week' }))
  const days = within(card.getByRole('group', { name: 'Days for Porridge' }))
  expect(days.getByRole('button', { name: 'Monday' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(within(card.getByRole('group', { name: 'Days for Tacos' })).getByRole('button', { name: 'Friday' }))
  await card.findByText('Tacos, dinner')
  await user.click(days.getByRole('button', { name: 'Tuesday' }))
  await user.click(days.getByRole('button', { name: 'Monday' }))
  expect(server.callsOf(PUT).map(({ body }) => body)).toEqual([
    { slot: 'DINNER', weekdays: [5], dish: { kind: 'TACOS' } },
    { slot: 'BREAKFAST', weekdays: [2], dish: { recipe: porridge.recipe } },
    { slot: 'BREAKFAST', weekdays: [1], dish: null },
  ])
})

test('the dish of a meal is wanted every week, which can be undone', async () => {
  const { user, server } = await openMember('/plan/week/1/day/1/meal/1', { [PUT]: ok({ anchors: [] }) })
  await showMore()
  await user.click(await screen.findByRole('button', { name: /^Have it every / }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Weeks that aren’t planned yet are free of it again.')
  const sent = server.callsOf(PUT).map(({ body }) => (body as { dish: unknown }).dish)
  expect(sent).toEqual([{ recipe: expect.any(String) }, null])
})
