import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

test('cohorts show who stays and what a customer paid by then', async () => {
  await openConsole('/cohorts', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/cohorts': ok({
        ...{ unit: 'week', split: null },
        cohorts: [
          {
            begins: '2026-01-05',
            value: null,
            customers: 10,
            spans: Array.from({ length: 13 }, (_, after) => ({
              after,
              kept: after > 1 ? null : 10 - 3 * after,
              paid: after < 2 ? [{ currency: 'USD', minor: 10_000 }] : [],
            })),
          },
        ],
      }),
    },
  })
  const kept = within(await screen.findByRole('table', { name: 'Customers with paid access' }))
  expect([kept.getByText('100.0%'), kept.getByText('70.0%')]).toHaveLength(2)
  const paid = within(screen.getByRole('table', { name: 'Revenue by customer' }))
  expect([paid.getByText('$10.00'), paid.getByText('$20.00')]).toHaveLength(2)
})

test('cohorts are grouped by month and split by campaign where that is chosen, with the choice in the address', async () => {
  const month = {
    begins: '2026-01-01',
    customers: 4,
    spans: [{ after: 0, kept: 4, paid: [{ currency: 'USD', minor: 4000 }] }],
  }
  const { user } = await openConsole('/cohorts', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/cohorts': ok({
        ...{ unit: 'month', split: 'campaign' },
        cohorts: [{ ...month, value: 'spring' }],
      }),
    },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Grouped by' }), 'Month')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Split by' }), 'Campaign')
  expect(new URLSearchParams(window.location.search).get('split')).toBe('campaign')
  const kept = within(await screen.findByRole('table', { name: 'Customers with paid access' }))
  for (const name of ['Month of', 'Campaign']) kept.getByRole('columnheader', { name })
  for (const name of ['2026-01-01', 'spring', '100.0%']) kept.getByRole('cell', { name })
})
