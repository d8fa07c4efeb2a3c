import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DisputesReply } from '#domain/api/console/operations.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const charge = '01980000-0000-7000-8000-00000000000c'
const PATH = '/api/v2/console/disputes'
const dispute: DisputesReply['disputes'][number] = {
  charge,
  ref: 'dp_1',
  leadId: '01980000-0000-7000-8000-00000000000a',
  email: 'ada@example.com',
  provider: 'stripe',
  amountMinor: 2999,
  currency: 'USD',
  state: 'open',
  openedAt: '2026-11-20T10:00:00.000Z',
  closedAt: null,
  dueAt: '2026-11-27T10:00:00.000Z',
  isDueReckoned: true,
  answeredAt: null,
}
const replies = {
  [`GET ${PATH}`]: ok({ disputes: [dispute] }),
  [`GET ${PATH}/${charge}/evidence`]: ok({ text: 'Order 1: 4-Week Plan' }),
}

test('a dispute shows its deadline and the evidence, and no longer waits once it is marked as answered', async () => {
  const { user, server } = await openConsole('/disputes', { roles: ['customers'], replies })
  await screen.findByRole('heading', { name: '1 waiting for an answer' })
  screen.getByRole('cell', { name: '2026-11-27 10:00 UTC (estimated)' })
  await user.click(screen.getByRole('button', { name: 'Evidence' }))
  await screen.findByText('Order 1: 4-Week Plan')
  expect(new URLSearchParams(window.location.search).get('dispute')).toBe(charge)
  await user.type(screen.getByLabelText('What was answered'), 'sent the evidence')
  const answered = { disputes: [{ ...dispute, answeredAt: '2026-11-21T10:00:00.000Z' }] }
  server.change({ [`POST ${PATH}/${charge}/answered`]: ok(answered), [`GET ${PATH}`]: ok(answered) })
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }))
  await screen.findByText('Noted. The bank will decide now.')
  await screen.findByRole('heading', { name: '0 waiting for an answer' })
  expect(server.callsOf(`POST ${PATH}/${charge}/answered`)[0]?.body).toEqual({ note: 'sent the evidence' })
})

test('the address of a dispute opens its evidence', async () => {
  await openConsole(`/disputes?dispute=${charge}`, { roles: ['customers'], replies })
  await screen.findByText('Order 1: 4-Week Plan')
})
