import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'
import { exampleRecurring } from './recurring.example.ts'

test('recurring revenue shows its movements, what became of trials, and whether trials count', async () => {
  await openConsole('/subscription-figures', {
    roles: ['figures'],
    replies: { 'GET /api/v2/console/figures/recurring': ok(exampleRecurring) },
  })
  const months = within(await screen.findByRole('table', { name: 'Recurring revenue by month' }))
  expect([months.getByText('-$90.00'), months.getByText('$1,234.00')]).toHaveLength(2)
  expect(screen.getByText(/Trials do not count/)).toBeDefined()
  expect(screen.getByText(/Of 40 trials .*22 were followed by a paid renewal \(55\.0%\)/)).toBeDefined()
  expect(screen.getByText(/6 subscriptions are cancelled and still open/)).toBeDefined()
  expect(screen.getByText('31 to 90 days')).toBeDefined()
})
