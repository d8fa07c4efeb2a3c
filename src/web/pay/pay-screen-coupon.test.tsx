import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, refused } from '#web/stub-server.fixture.ts'
import { openPay, settings } from './pay-page.fixture.tsx'
import { monthQuote } from './plans/plan.example.ts'

const QUOTE = 'GET /api/v2/quote'

test('a coupon lowers the first payment, and can be removed again', async () => {
  const { user } = await openPay({ [QUOTE]: ok(monthQuote) })
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'welcome20{Enter}')
  const held = (await screen.findByText('WELCOME20')).closest('[role=status]')
  expect(document.activeElement).toBe(held)
  const summary = within(screen.getByRole('region', { name: 'What you pay' }))
  expect(summary.getByText(/^Due today/).parentElement?.textContent).toContain('$20.00')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(summary.getByText(/^Due today/).parentElement?.textContent).toContain('$29.99')
  expect(document.activeElement).toBe(screen.getByText('I have a code'))
})

test.each([
  ['WELCOME20', { [QUOTE]: refused('COUPON_UNKNOWN') }, /This code doesn’t work for this plan/],
  ['WELCOME20', { [QUOTE]: ok({ ...monthQuote, amountMinor: 2999 }) }, /doesn’t lower the price of this plan/],
  ['WELCOME20', { [QUOTE]: refused('TOO_MANY_REQUESTS', '', 429) }, /We couldn’t check this code just now/],
  ['WELCOME20', {}, /We couldn’t check this code just now/],
  ['no code!', {}, /A code has letters, numbers and hyphens only/],
])('the page says why a code has no effect: %s', async (code, others, said) => {
  const { user } = await openPay(others)
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), code)
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText(said)
})

test('a code from a link that could not be checked is tried again with the button beside it', async () => {
  const { user, server } = await openPay({}, { search: '?code=welcome20' })
  await screen.findByText(/We couldn’t check this code just now/)
  server.change({ [QUOTE]: ok(monthQuote) })
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText(/is applied/)
})

test('the end date of a code is shown', async () => {
  const { user } = await openPay({ [QUOTE]: ok({ ...monthQuote, endsAt: '2027-03-20T12:00:00Z' }) })
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'welcome20{Enter}')
  await screen.findByText(/It’s valid until March 20, 2027/)
})

test('if a code leaves nothing to pay today, PayPal is not offered, and the page says why', async () => {
  const payments = { ...settings.payments, card: null, paypal: true }
  const { user } = await openPay({
    'GET /api/v2/settings': ok({ ...settings, payments }),
    [QUOTE]: ok({ ...monthQuote, code: 'NOTHING', amountMinor: 0 }),
  })
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'nothing{Enter}')
  await screen.findByText(/PayPal can’t start a plan that costs nothing today/)
})
