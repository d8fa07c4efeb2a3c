import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'

const KEYS = 'GET /api/v2/member/keys'
const MAKE = 'POST /api/v2/member/weight-address'
const id = '0190aaaa-0000-7000-8000-000000000001'
const key = {
  id,
  kind: 'weight-address',
  label: '',
  madeBy: 'owner',
  madeAt: '2026-11-21T07:00:00.000Z',
  until: '2027-12-26T07:00:00.000Z',
  lastUsed: '2026-11-21T07:00:00.000Z',
  isThis: false,
}
const address = 'https://www.example.com/api/v2/weigh-ins/secret-of-forty-three-letters'
const weights = { 'GET /api/v2/member/weights': ok({ weights: [] }) }

test('an address is made, shown once, and ended', async () => {
  let keys: readonly object[] = []
  const { user, server } = await openMember('/plan/weight', {
    ...weights,
    [KEYS]: () => ok({ keys }),
    [MAKE]: () => {
      keys = [key]
      return ok({ address })
    },
    [`DELETE /api/v2/member/keys/${id}`]: ok({ keys: [] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Make my address' }))
  await screen.findByText(address)
  expect(server.callsOf(MAKE).map(({ body }) => body)).toEqual([{ timeZone: expect.any(String) }])
  await user.click(await screen.findByRole('button', { name: 'End this address' }))
  await screen.findByText(/^Ended\./)
  expect(screen.queryByText(address)).toBeNull()
  await screen.findByRole('button', { name: 'Make my address' })
})

test('an address of before is named with its last use, and never shown again', async () => {
  await openMember('/plan/weight', {
    ...weights,
    [KEYS]: ok({ keys: [{ ...key, lastUsed: '2026-11-22T06:00:00.000Z' }] }),
  })
  await screen.findByText('You have an address since November 21, 2026, last used November 22, 2026.')
  screen.getByRole('button', { name: 'Make a new address' })
  expect(screen.queryByText(/weigh-ins/)).toBeNull()
})

test('a refusal is said, and nothing has changed', async () => {
  const { user } = await openMember('/plan/weight', {
    ...weights,
    [KEYS]: ok({ keys: [] }),
    [MAKE]: refused('Please wait.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Make my address' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait.')
  screen.getByRole('button', { name: 'Make my address' })
})
