import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ActsReply } from '#domain/api/console/operators.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { savedFile } from '#web/console/saved-file.fixture.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

const PATH = 'GET /api/v2/console/acts'
const refund: ActsReply['acts'][number] = {
  id: 'a1',
  at: '2026-11-20T10:00:00.000Z',
  operator: 'Olga',
  action: 'refund',
  subject: 'p1',
  leadId: '01980000-0000-7000-8000-00000000000a',
  detail: '1000 USD: a week without a plan',
}
const invitation = { ...refund, id: 'a2', at: '2026-11-19T09:30:00.000Z', action: 'invite operator', detail: '' }

const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent))

test('the log shows who did what, when and about whom, on the page and in its file', async () => {
  const acts = [refund, { ...invitation, subject: 'figures' }]
  const { user } = await openConsole('/acts', {
    roles: ['operators'],
    replies: { [PATH]: ok({ acts, hasMore: false }) },
  })
  expect(linesOf(await screen.findByRole('table', { name: 'Acts of operators' }))).toEqual([
    ['2026-11-20 10:00 UTC', 'Olga', 'refund', 'p1', '1000 USD: a week without a plan'],
    ['2026-11-19 09:30 UTC', 'Olga', 'invite operator', 'figures', ''],
  ])
  screen.getByRole('heading', { name: 'The latest acts' })
  expect(screen.queryByRole('button', { name: 'Older acts' })).toBeNull()
  expect(await savedFile(user, 'Acts of operators')).toEqual({
    name: 'acts.csv',
    rows: [
      'When,Operator,Act,About,Detail',
      '2026-11-20 10:00 UTC,Olga,refund,p1,1000 USD: a week without a plan',
      '2026-11-19 09:30 UTC,Olga,invite operator,figures,',
    ],
  })
})

test('older acts continue where the page ends, at their own address', async () => {
  const { user, server } = await openConsole('/acts', {
    roles: ['operators'],
    replies: { [PATH]: ok({ acts: [refund, invitation], hasMore: true }) },
  })
  const older = await screen.findByRole('button', { name: 'Older acts' })
  server.change({ [PATH]: ok({ acts: [{ ...refund, id: 'a3', action: 'cancel' }], hasMore: false }) })
  await user.click(older)
  await screen.findByText('cancel')
  screen.getByRole('heading', { name: 'Before 2026-11-19 09:30 UTC' })
  expect(screen.queryByText('invite operator')).toBeNull()
  const address = `?${new URLSearchParams({ before: invitation.at, beforeId: invitation.id })}`
  expect(server.callsOf(PATH).map(({ query }) => query)).toEqual(['', address])
  expect(window.location.search).toBe(address)
})

test('an address that was cut off when it was copied leads to an error message', async () => {
  await openConsole('/acts?before=2026-11-19T09', {
    roles: ['operators'],
    replies: { [PATH]: refused('QUERY_INVALID', 'This address is missing something.', 400) },
  })
  expect((await screen.findByRole('alert')).textContent).toBe('This address is missing something.')
  screen.getByRole('heading', { name: 'Older acts' })
})
