import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberExample } from '#web/member/data/member.example.ts'
import { changed, openMember } from '#web/member/member.fixture.tsx'

const SETTINGS = 'PUT /api/v2/member/settings'

test('one or two days to shop on are chosen, a third takes the place of one, and no meal changes', async () => {
  const { user, server } = await openMember('/plan/settings', { [SETTINGS]: changed })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  const days = within(screen.getByRole('group', { name: 'When you shop' }))
  await user.click(days.getByRole('button', { name: 'Saturday' }))
  screen.getByText('Everything for a week on Saturday.')
  await user.click(days.getByRole('button', { name: 'Tuesday' }))
  await user.click(days.getByRole('button', { name: 'Thursday' }))
  expect(days.getAllByRole('button', { pressed: true })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', { selector: 'p[tabindex]' })
  const { settings } = memberExample
  expect(server.callsOf(SETTINGS)[0]?.body).toEqual({ before: settings, after: { ...settings, shoppingDays: [4, 6] } })
})
