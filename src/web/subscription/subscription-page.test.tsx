import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { openApp } from '#web/app.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, type Replies, refused, stubServer } from '#web/stub-server.fixture.ts'
import {
  askedMonth,
  changingWeek,
  choosingWeek,
  endingWeek,
  firstReceipt,
  owingWeek,
  pausedWeek,
  payableWeek,
  trialWeek,
} from './data/subscription.example.ts'
import { subscriptionStore } from './data/subscription-watch.ts'

const READ = 'GET /api/v2/subscription'
const PAUSE_END = 'POST /api/v2/subscription/pause/end'
const OWED = 'POST /api/v2/subscription/owed'
const CANCEL = 'POST /api/v2/subscription/cancel'
const WITHDRAW = 'POST /api/v2/subscription/withdraw'
const RESUME = 'POST /api/v2/subscription/resume'
const PLAN = 'POST /api/v2/subscription/plan'
const KEEP = 'POST /api/v2/subscription/plan/undo'
const RECEIPT = `GET /api/v2/receipts/${firstReceipt.id}`
const PRICE = 'POST /api/v2/subscription/price'

async function open(view: SubscriptionView | null, path = '', others: Replies = {}) {
  subscriptionStore.set({ kind: 'loading' })
  const server = stubServer({ ...(view === null ? {} : { [READ]: ok(view) }), ...others })
  const user = openApp(`/subscription${path}`)
  await screen.findByRole('heading', { level: 1 })
  return { user, server }
}

test('the page shows what is paid for and what comes next, with every way to end it', async () => {
  await open(trialWeek)
  await screen.findByText('1-Week Trial')
  expect(screen.getByText('Next payment').parentElement?.textContent).toContain('$29.99')
  screen.getByRole('link', { name: 'Cancel subscription' })
  screen.getByRole('link', { name: 'Withdraw from contract here' })
  screen.getByRole('link', { name: /^Receipt of November 21, 2026/ })
})

test('a subscription is canceled in two clicks', async () => {
  const { user, server } = await open(trialWeek, '', { [CANCEL]: ok(endingWeek) })
  await user.click(await screen.findByRole('link', { name: 'Cancel subscription' }))
  await user.click(screen.getByRole('button', { name: 'Cancel now' }))
  await screen.findByRole('heading', { level: 1, name: 'Your subscription is canceled' })
  expect(server.callsOf(CANCEL)).toHaveLength(1)
})

test('a pause says until when the plan is open and closed, and is ended with one press', async () => {
  const { user, server } = await open(pausedWeek, '', { [PAUSE_END]: ok(trialWeek) })
  await screen.findByText('Paused')
  expect(screen.getByText('Next payment').parentElement?.textContent).toContain('$29.99 on January 28, 2027')
  expect(screen.getByText('Open until').parentElement?.textContent).toContain('November 28, 2026')
  screen.getByRole('link', { name: 'Cancel subscription' })
  await user.click(screen.getByRole('button', { name: 'End the pause' }))
  await screen.findByText('Done. The new day of your next payment is above.')
  expect(server.callsOf(PAUSE_END)).toHaveLength(1)
})

test('a paused plan whose paid days are over is closed until its next payment', async () => {
  await open({ ...pausedWeek, accessUntil: null })
  expect((await screen.findByText('Open until')).parentElement?.textContent).toContain('Closed until January 28, 2027')
})

test('a cancellation without a reply is not reported as done', async () => {
  const { user } = await open(trialWeek, '/cancel')
  await user.click(await screen.findByRole('button', { name: 'Cancel now' }))
  await screen.findByText(/we can’t tell whether this was done/)
})

test('a subscription that does not renew cannot be canceled', async () => {
  await open(endingWeek, '/cancel')
  await screen.findByRole('heading', { level: 1, name: 'There’s nothing to cancel' })
})

test('the amount to be paid back is shown before a withdrawal is confirmed', async () => {
  const { user } = await open(trialWeek, '/withdraw', { [WITHDRAW]: ok({ ...endingWeek, withdrawUntil: null }) })
  await screen.findByText(/You get \$9\.99 back/)
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  await screen.findByRole('heading', { level: 1, name: 'You have withdrawn' })
})

test('a cancellation is undone only with consent to the next payment', async () => {
  const { user, server } = await open(endingWeek, '/resume', { [RESUME]: ok(trialWeek) })
  await user.click(await screen.findByRole('button', { name: 'Continue my plan' }))
  screen.getByText('Please agree to the next payment first.')
  expect(server.callsOf(RESUME)).toEqual([])
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continue my plan' }))
  await screen.findByRole('heading', { level: 1, name: 'Your subscription continues' })
})

test('after a failed renewal the page shows what is owed and until when', async () => {
  await open(owingWeek)
  expect((await screen.findByText('Last day to pay it')).parentElement?.textContent).toContain('December 5, 2026')
  screen.getByRole('button', { name: 'Use another card' })
})

test('a higher price needs its own consent, and letting the plan end is as easy', async () => {
  const { user, server } = await open(askedMonth, '', {
    [PRICE]: ok({ ...askedMonth, priceChange: { ...askedMonth.priceChange, state: 'agreed' } }),
  })
  const agree = await screen.findByRole('button', { name: 'Agree to $34.99 from December 21' })
  screen.getByRole('link', { name: 'Let it end on December 21' })
  await user.click(agree)
  screen.getByText('Please agree to the new price first.')
  await user.click(screen.getByRole('checkbox'))
  await user.click(agree)
  await screen.findByRole('heading', { level: 2, name: 'You agreed to a new price' })
  expect(server.callsOf(PRICE).map(({ body }) => body)).toMatchObject([{ amountMinor: 3499, currency: 'USD' }])
})

test('another plan is chosen with its terms in view and its own consent, and the choice is undone with one press', async () => {
  const { user, server } = await open(choosingWeek, '', { [PLAN]: ok(changingWeek), [KEEP]: ok(choosingWeek) })
  await user.click(await screen.findByRole('link', { name: 'Change plan' }))
  screen.getByText(
    /^From November 28, 2026: 12-Week Plan, \$59\.99 every 90 days until you cancel, instead of 4-Week Plan/,
  )
  const change = screen.getByRole('button', { name: 'Change to 12-Week Plan' })
  await user.click(change)
  screen.getByText('Please agree to the price of the new plan first.')
  expect(server.callsOf(PLAN)).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /I agree to pay \$59\.99 on November 28, 2026/ }))
  // The page may request the subscription again at any time.
  server.change({ [READ]: ok(changingWeek) })
  await user.click(change)
  await screen.findByRole('heading', { level: 1, name: 'Your plan changes' })
  expect(server.callsOf(PLAN).map(({ body }) => body)).toMatchObject([{ planKey: '3-MONTH', amountMinor: 5999 }])
  server.change({ [READ]: ok(changingWeek) })
  await user.click(screen.getByRole('link', { name: 'Back to my subscription' }))
  const keep = await screen.findByRole('button', { name: 'Keep my current plan' })
  server.change({ [READ]: ok(choosingWeek) })
  await user.click(keep)
  await screen.findByRole('link', { name: 'Change plan' })
  expect(server.callsOf(KEEP)).toHaveLength(1)
})

const OLD_PAGE = 'https://www.sandbox.paypal.com/old'
const NEW_PAGE = 'https://www.sandbox.paypal.com/new'
const priceToApprove = (approveUrl: string): SubscriptionView => ({
  ...askedMonth,
  priceChange: askedMonth.priceChange && { ...askedMonth.priceChange, state: 'to_approve', approveUrl },
})
const planToApprove = (approveUrl: string): SubscriptionView => ({
  ...changingWeek,
  planChange: changingWeek.planChange && { ...changingWeek.planChange, state: 'to_approve', approveUrl },
})
test.each([
  ['price', priceToApprove, PRICE, { amountMinor: 3499 }],
  ['plan', planToApprove, PLAN, { planKey: '3-MONTH', amountMinor: 5999 }],
] as const)(
  'a %s is approved on a new page of the provider, as the earlier page may have expired',
  async (_, view, route, asked) => {
    const goTo = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const { user, server } = await open(view(OLD_PAGE), '', { [route]: ok(view(NEW_PAGE)) })
    await user.click(await screen.findByRole('button', { name: 'Go to PayPal' }))
    await waitFor(() => expect(goTo.mock.calls).toEqual([[NEW_PAGE]]))
    expect(server.callsOf(route).map(({ body }) => body)).toMatchObject([asked])
    goTo.mockRestore()
  },
)

test('if other plans are offered only after the trial, the page says from when', async () => {
  await open({ ...trialWeek, planOfferFrom: '2026-11-28T10:00:00.000Z' })
  await screen.findByText('Another plan can be chosen after the first renewal, on November 28, 2026.')
  expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull()
})

test('a receipt can be read and printed', async () => {
  const { user } = await open(trialWeek, `/receipt/${firstReceipt.id}`, {
    [RECEIPT]: ok(firstReceipt),
  })
  await screen.findByText('anna@example.com')
  screen.getByRole('button', { name: 'Print or save' })
  await user.click(screen.getByRole('link', { name: 'Back to my subscription' }))
  expect(currentPath()).toBe('/subscription')
})

test.each([
  ['ORDER_UNKNOWN', 404, 'There’s no receipt at this address.'],
  ['SESSION_NEEDED', 401, 'What the server says.'],
] as const)('the page says why a receipt cannot be shown, and offers no retry: %s', async (code, status, said) => {
  const refusal = refused(code, 'What the server says.', status)
  await open(trialWeek, `/receipt/${firstReceipt.id}`, { [RECEIPT]: refusal })
  await screen.findByText(said)
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull()
})

test.each([
  [{}, /^We can’t reach our server right now/],
  [{ [RECEIPT]: refused('TOO_MANY_REQUESTS', 'Please wait a minute.', 429) }, 'Please wait a minute.'],
])('a receipt that could not be fetched can be requested again: %#', async (others, said) => {
  const { user, server } = await open(trialWeek, `/receipt/${firstReceipt.id}`, others)
  await screen.findByText(said)
  server.change({ [RECEIPT]: ok(firstReceipt) })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await screen.findByText('anna@example.com')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a receipt with tax is an invoice, with net amount, rate and tax, and its credit notes', async () => {
  const tax = { name: 'VAT', country: 'IE', rateHundredths: 2300, netMinor: 812, taxMinor: 187 }
  const note = { number: 'C-2026-000007', at: firstReceipt.at, amountMinor: -500 }
  const back = { ...note, tax: { ...tax, netMinor: -407, taxMinor: -93 }, reversal: null }
  const returned = { ...back, number: 'C-2026-000006', reversal: { number: 'CR-2026-000001', at: firstReceipt.at } }
  await open(trialWeek, `/receipt/${firstReceipt.id}`, {
    [RECEIPT]: ok({ ...firstReceipt, tax, creditNotes: [returned, back] }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Invoice' })
  expect(screen.getByText('Net').parentElement?.textContent).toContain('$8.12')
  expect(screen.getByText(/^VAT 23%, IE$/).parentElement?.textContent).toContain('$1.87')
  screen.getByText(/^C-2026-000007 of .*: -\$5\.00, of which VAT -\$0\.93$/)
  screen.getByText(/^CR-2026-000001 of .*: \$5\.00\. The bank returned/)
  screen.getByText('R-2026-000123')
})

test.each([
  ['TOKEN_INVALID', 401, 'Use the link in your email'],
  ['SUBSCRIPTION_UNKNOWN', 404, 'Nothing was bought on this device'],
])('if there is no subscription to show, the page says what to do: %s', async (code, status, title) => {
  await open(null, '', { [READ]: refused(code, '', status) })
  await screen.findByRole('heading', { level: 1, name: title })
})

test('if the server cannot be reached, the subscription can be requested again', async () => {
  const { user, server } = await open(null)
  await screen.findByRole('heading', { level: 1, name: 'We can’t look up your subscription right now' })
  server.change({ [READ]: ok(trialWeek) })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await screen.findByText('1-Week Trial')
})

test('an open renewal is paid by a button where its provider leaves that to us', async () => {
  const { user, server } = await open(payableWeek, '', { [OWED]: ok({ ...trialWeek, phase: 'regular' }) })
  expect((await screen.findByText('Next try')).parentElement?.textContent).toContain('Every day until then')
  expect(screen.queryByRole('button', { name: 'Pay the open amount' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pay $29.99 now' }))
  await screen.findByText('Thank you, it’s paid. Your plan continues.')
  expect(server.callsOf(OWED)).toHaveLength(1)
})

test('an open renewal that could not be taken says what helps, and the button stays', async () => {
  const { user } = await open(payableWeek, '', {
    [OWED]: refused('OWED_NOT_PAID', 'Please add money to your account.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Pay $29.99 now' }))
  await screen.findByText('Please add money to your account.')
  screen.getByRole('button', { name: 'Pay $29.99 now' })
})

test('a payment that PayPal has yet to decide is not asked for twice', async () => {
  const { user } = await open(payableWeek, '', { [OWED]: ok(payableWeek) })
  await user.click(await screen.findByRole('button', { name: 'Pay $29.99 now' }))
  await screen.findByText(/PayPal is still deciding/)
  expect(screen.queryByRole('button', { name: 'Pay $29.99 now' })).toBeNull()
})

test.each([
  ['/cancel', 1, /Another adult in your kitchen eats by this plan\. We tell them by email now/],
  ['/cancel', 2, /2 other adults in your kitchen eat by this plan/],
  ['/withdraw', 1, /Another adult in your kitchen eats by this plan, and loses it at once too/],
] as const)('%s tells beforehand that %i others eat by the plan', async (path, feeds, sentence) => {
  await open({ ...trialWeek, feeds }, path)
  await screen.findByText(sentence)
})

test('a plan that feeds nobody else says nothing of others', async () => {
  await open(trialWeek, '/cancel')
  expect(screen.queryByText(/in your kitchen/)).toBeNull()
})
