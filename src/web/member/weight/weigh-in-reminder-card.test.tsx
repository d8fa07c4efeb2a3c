import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const GET = 'GET /api/v2/member/weigh-in-reminder'
const PUT = 'PUT /api/v2/member/weigh-in-reminder'
const sent = (server: Awaited<ReturnType<typeof openMember>>['server']) =>
  server.callsOf(PUT).map(({ body }) => (body as { weekday: number | null }).weekday)

test('a tap chooses the day of the reminder, which can be undone', async () => {
  const { user, server } = await openMember('/plan/weight', { [GET]: ok({ weekday: null }), [PUT]: ok({ weekday: 2 }) })
  await user.click(await screen.findByRole('button', { name: 'Wednesday' }))
  await screen.findByText('Saved: we’ll remind you on Wednesday mornings.')
  expect(screen.getByRole('button', { name: 'Wednesday' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('We won’t remind you any more.')
  expect(sent(server)).toEqual([2, null])
})

test('a tap on the chosen day ends the reminder', async () => {
  const { user, server } = await openMember('/plan/weight', { [GET]: ok({ weekday: 0 }), [PUT]: ok({ weekday: null }) })
  await user.click(await screen.findByRole('button', { name: 'Monday' }))
  await screen.findByText('We won’t remind you any more.')
  expect(sent(server)).toEqual([null])
  expect(screen.getByRole('button', { name: 'Monday' }).getAttribute('aria-pressed')).toBe('false')
})
