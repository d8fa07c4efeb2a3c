import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const receipt = {
  ...{ day: '2026-01-05', kind: 'receipt', order: 'an-order', country: 'DE', rateHundredths: 1900, currency: 'USD' },
  ...{ grossMinor: 2999, netMinor: 2520, taxMinor: 479 },
}

test('a receipt shows its fee and what is left; payouts are listed below, with providers that did not reply', async () => {
  await openConsole('/accounting?from=2026-01-01&to=2026-01-31&by=document', {
    roles: ['prices'],
    replies: {
      'GET /api/v2/console/accounting': ok({
        rows: [
          { ...receipt, document: 'R-2026-000001', feeMinor: 117, feeCurrency: 'USD', withoutFee: 0 },
          { ...receipt, document: 'R-2026-000002', feeMinor: 108, feeCurrency: 'EUR', withoutFee: 0 },
          {
            ...{ ...receipt, kind: 'credit_note_reversal', document: 'C-2026-000001' },
            ...{ feeMinor: null, feeCurrency: null, withoutFee: 0 },
          },
        ],
      }),
      'GET /api/v2/console/accounting/months': ok({ months: [] }),
      'GET /api/v2/console/payouts': ok({
        rows: [
          {
            ...{ provider: 'stripe', ref: 'po_1', state: 'on_its_way', amountMinor: 120_000, currency: 'USD' },
            ...{ at: '2026-01-30T10:00:00.000Z', arrivesOn: '2026-02-02' },
          },
        ],
        unreached: ['paypal'],
      }),
    },
  })
  const books = await screen.findByRole('table', { name: 'Receipts, credit notes, disputes, fees and payouts' })
  const cellsOf = (name: string) =>
    within(within(books).getByText(name).closest('tr') ?? books)
      .getAllByRole('cell')
      .slice(-4)
      .map(({ textContent }) => textContent)
  expect(cellsOf('R-2026-000001')).toEqual(['USD', '1.17', 'USD', '28.82'])
  // What is left is unknown if the fee is in another currency.
  expect(cellsOf('R-2026-000002')).toEqual(['USD', '1.08', 'EUR', '–'])
  expect(within(books).getByText('credit note reversal')).toBeDefined()
  expect(await screen.findByText('On its way')).toBeDefined()
  expect(screen.getByText('paypal could not be reached: its payouts are missing here.')).toBeDefined()
})

const totals = {
  ...{ currency: 'USD', chargedMinor: 215_930, refundedMinor: -2999, disputedMinor: 0, feesMinor: -6300 },
  ...{ paidOutMinor: -150_000, balanceMinor: 56_631 },
}
const months = [
  { month: '2026-02', state: 'running', takenAt: null, takenBy: null, totals: [] },
  { month: '2026-01', state: 'ready', takenAt: null, takenBy: null, totals: [totals] },
  { month: '2025-12', state: 'taken', takenAt: '2026-01-02T09:00:00.000Z', takenBy: 'ann', totals: [totals] },
] as const

test('a month is taken with one button, which says what that fixes, and a taken one gives its files', async () => {
  const TAKE = 'POST /api/v2/console/accounting/months/2026-01/taken'
  const { user, server } = await openConsole('/accounting', {
    roles: ['prices'],
    replies: {
      'GET /api/v2/console/accounting': ok({ rows: [] }),
      'GET /api/v2/console/payouts': ok({ rows: [], unreached: [] }),
      'GET /api/v2/console/accounting/months': ok({ months }),
      [TAKE]: ok({ months }),
    },
  })
  const table = await screen.findByRole('table', { name: 'Months for the accountant' })
  const datev = within(table).getByRole('link', { name: /DATEV/ })
  expect(datev.getAttribute('href')).toBe('/api/v2/console/accounting/months/2025-12/file?format=datev&currency=USD')
  expect(within(table).getAllByText('2159.30')).toHaveLength(2)
  await user.click(within(table).getByRole('button', { name: 'Take 2026-01' }))
  screen.getByText('What the month contains is fixed, and its files never change.')
  const forms = screen.getAllByRole('button', { name: 'Take 2026-01' })
  await user.click(forms[0] ?? datev)
  await screen.findByText('2026-01 is taken. Its files are in the table.')
  expect(server.callsOf(TAKE)).toHaveLength(1)
})
