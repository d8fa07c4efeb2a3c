import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const KEYS = 'GET /api/v2/member/keys'
const MAKE = 'POST /api/v2/member/calendar-address'
const id = '0190aaaa-0000-7000-8000-000000000002'
const key = {
  id,
  kind: 'calendar-address',
  label: '',
  madeBy: 'owner',
  madeAt: '2026-11-21T07:00:00.000Z',
  until: '2027-05-20T07:00:00.000Z',
  lastUsed: '2026-11-21T07:00:00.000Z',
  isThis: false,
}
const address = 'https://www.example.com/api/v2/calendars/secret-of-forty-three-letters/meals.ics'

test('an address for calendars is made, opened in a calendar app, and ended', async () => {
  let keys: readonly object[] = []
  const { user, server } = await openMember('/plan/settings', {
    [KEYS]: () => ok({ keys }),
    [MAKE]: () => {
      keys = [key]
      return ok({ address })
    },
    [`DELETE /api/v2/member/keys/${id}`]: ok({ keys: [] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Make my calendar address' }))
  await screen.findByText(address)
  expect(server.callsOf(MAKE).map(({ body }) => body)).toEqual([{ timeZone: expect.any(String) }])
  const opening = screen.getByRole('link', { name: 'Add to my calendar' })
  expect(opening.getAttribute('href')).toBe(address.replace('https:', 'webcal:'))
  await user.click(screen.getByRole('button', { name: 'End the calendar address' }))
  await screen.findByRole('button', { name: 'Make my calendar address' })
  expect(screen.queryByText(address)).toBeNull()
})

test('an address of before is named with its last use, and never shown again', async () => {
  await openMember('/plan/settings', { [KEYS]: ok({ keys: [{ ...key, lastUsed: '2026-11-22T06:00:00.000Z' }] }) })
  await screen.findByText('You have an address since November 21, 2026, last read November 22, 2026.')
  screen.getByRole('button', { name: 'Make a new calendar address' })
  expect(screen.queryByText(/meals\.ics/)).toBeNull()
})
