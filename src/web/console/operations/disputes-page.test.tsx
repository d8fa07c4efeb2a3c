import { screen, within } from '@testing-library/react'
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
  isSent: false,
  reason: 'fraudulent',
  feeMinor: 1500,
  feeCurrency: 'USD',
}
const program = {
  ...{ name: 'Visa VAMP, excessive', disputes: 3, charges: 250, limitShare: 0.015, limitNumber: 1500 },
  ...{ limitCharges: 0, limitUsdMinor: 0 },
  ...{ source: 'a page', standing: 'near' },
}
const rates = {
  months: [
    {
      ...{ month: '2026-11', brand: 'visa', charges: 250, disputes: 3, fraud: 2, warnings: 1, programs: [program] },
      amounts: [{ currency: 'USD', chargedMinor: 500_000, disputedMinor: 9000 }],
    },
  ],
}
const warning = {
  ...{ ref: 'issfr_1', leadId: dispute.leadId, email: 'bob@example.com', provider: 'stripe', chargedMinor: 999 },
  ...{ currency: 'USD', fraudType: 'made_with_stolen_card', reportedAt: '2026-11-24T10:00:00.000Z' },
  ...{ outcome: 'refunded', isDisputed: false },
}
const replies = {
  'GET /api/v2/console/fraud-warnings': ok({
    rule: { kind: 'refund', upTo: { minor: 3000, currency: 'USD' } },
    warnings: [warning],
  }),
  'GET /api/v2/console/dispute-rates': ok(rates),
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
  await screen.findByText('Done. The bank will decide now.')
  await screen.findByRole('heading', { name: '0 waiting for an answer' })
  expect(server.callsOf(`POST ${PATH}/${charge}/answered`)[0]?.body).toEqual({ note: 'sent the evidence' })
})

test('the address of a dispute opens its evidence', async () => {
  await openConsole(`/disputes?dispute=${charge}`, { roles: ['customers'], replies })
  await screen.findByText('Order 1: 4-Week Plan')
})

test('the evidence is sent to the provider from here, and a decided dispute is listed apart with its fee', async () => {
  const { user, server } = await openConsole(`/disputes?dispute=${charge}`, { roles: ['customers'], replies })
  await screen.findByText('Order 1: 4-Week Plan')
  const sent = { disputes: [{ ...dispute, state: 'lost', closedAt: '2026-11-21T10:00:00.000Z' }] }
  server.change({ [`POST ${PATH}/${charge}/send`]: ok(sent), [`GET ${PATH}`]: ok(sent) })
  await user.click(screen.getByRole('button', { name: 'Send it to stripe' }))
  await screen.findByText('No bank disputes a payment.')
  const decided = within(await screen.findByRole('table', { name: 'Decided disputes' }))
  for (const name of ['lost', '2026-11-21 10:00 UTC', '$15.00', 'The cardholder did not make the payment'])
    decided.getByRole('cell', { name })
})

test('the rates stand beside the limits of the card schemes, and one that is near is said', async () => {
  await openConsole('/disputes', { roles: ['customers'], replies })
  const table = within(await screen.findByRole('table', { name: 'Disputes by month and card' }))
  for (const text of ['1.20%', '1.80%', '$90.00']) table.getByText(text)
  const limits = within(screen.getByRole('table', { name: 'Limits of the card schemes' }))
  limits.getByText('1.20% (3 of 250)')
  limits.getByText('1.50% and 1,500 disputes')
  limits.getByText('near the limit')
})

test('payments reported as fraud stand with what the rule did, and the rule is said', async () => {
  await openConsole('/disputes', { roles: ['customers'], replies })
  const table = within(await screen.findByRole('table', { name: 'Payments reported as fraud' }))
  expect(table.getByText('bob@example.com').getAttribute('href')).toContain(`/customers/${dispute.leadId}`)
  table.getByRole('cell', { name: 'The card was stolen' })
  table.getByRole('cell', { name: 'Refunded by the rule' })
  screen.getByText(/refunded by itself up to \$30\.00/)
})

test('long addresses and ids may break anywhere, so that no act covers them, and an answered dispute says who is next', async () => {
  const answered = { ...dispute, ref: 'dp_2', charge: dispute.leadId, answeredAt: '2026-11-25T10:00:00.000Z' }
  await openConsole('/disputes', {
    roles: ['customers'],
    replies: { ...replies, [`GET ${PATH}`]: ok({ disputes: [dispute, answered] }) },
  })
  const table = await screen.findByRole('group', { name: 'Disputes' })
  const cellOf = (name: string) => within(table).getByRole('cell', { name })
  expect(cellOf('dp_1 at stripe').dataset['longWord']).toBe('true')
  expect(within(table).getAllByRole('cell', { name: 'ada@example.com' })[0]?.dataset['longWord']).toBe('true')
  expect([cellOf('to be answered'), cellOf('the bank decides')]).toHaveLength(2)
})
