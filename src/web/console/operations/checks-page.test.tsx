import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const DOCTOR = 'GET /api/v2/console/doctor'
const reply = (checks: readonly object[]) => ok({ checkedAt: '2026-11-27T10:00:00.000Z', checks })

test('each check says what was found and what to change, and one can look again', async () => {
  const backups = { name: 'backups', state: 'ok', says: 'The newest backup is 3 hours old.', change: null }
  const proxy = { name: 'proxy', state: 'fault', says: 'No proxy is trusted.', change: 'TRUSTED_PROXIES=1' }
  const { user, server } = await openConsole('/checks', {
    roles: ['operators'],
    replies: { [DOCTOR]: reply([proxy, backups]) },
  })
  const table = await screen.findByRole('table', { name: 'What was found' })
  const rows = () =>
    within(screen.getByRole('table', { name: 'What was found' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(table).toBeDefined()
  expect(rows()).toEqual([
    ['Proxy headers', 'Fault', 'No proxy is trusted.', 'TRUSTED_PROXIES=1'],
    ['Backups', 'OK', 'The newest backup is 3 hours old.', ''],
  ])
  server.change({ [DOCTOR]: reply([backups]) })
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByText(/As of 2026-11-27 10:00 UTC/)
  expect(rows().map(([name]) => name)).toEqual(['Backups'])
})

test('operators without the role do not see the page', async () => {
  await openConsole('/overview', { roles: ['figures'] })
  expect(screen.queryByRole('link', { name: 'Checks' })).toBeNull()
})
