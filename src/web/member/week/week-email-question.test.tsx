import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const GET = 'GET /api/v2/member/week-email'
const PUT = 'PUT /api/v2/member/week-email'

test('whether a week comes by email is asked once, and the answer can be undone', async () => {
  const { user, server } = await openMember('/plan/week', {
    [GET]: ok({ wanted: null }),
    [PUT]: (body) => ok({ wanted: (body as { wanted: boolean }).wanted }),
  })
  const card = await screen.findByRole('region', { name: 'Your week by email' })
  await user.click(within(card).getByRole('button', { name: 'Yes, email me' }))
  await screen.findByText('Saved: we’ll email you on the day before each week.')
  expect(screen.queryByRole('region', { name: 'Your week by email' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('We won’t email you before your weeks.')
  expect(server.callsOf(PUT).map(({ body }) => body)).toEqual([
    { wanted: true, timeZone: expect.any(String) },
    { wanted: false, timeZone: expect.any(String) },
  ])
  expect(screen.queryByRole('region', { name: 'Your week by email' })).toBeNull()
})

test('whoever has answered is not asked again, and finds it in the settings', async () => {
  const { user } = await openMember('/plan/settings', { [GET]: ok({ wanted: true }), [PUT]: ok({ wanted: false }) })
  await user.click(await screen.findByRole('button', { name: 'Stop the email' }))
  await screen.findByRole('button', { name: 'Email me my weeks' })
})
