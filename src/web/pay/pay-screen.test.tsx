import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { problems } from '#domain/problems.ts'
import { openApp } from '#web/app.fixture.tsx'
import { offerPlans } from '#web/device/main-store.ts'
import { storageKeys } from '#web/device/storage.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, type Replies, refused, stubServer } from '#web/stub-server.fixture.ts'
import { paidOrder } from './order/order.example.ts'
import { monthPlan, monthQuote, trialPlan } from './plans/plan.example.ts'

const ORDERS = 'POST /api/v2/orders'
const QUOTE = 'GET /api/v2/quote'
const order = { id: paidOrder.id, secret: 's'.repeat(43), state: 'paid', next: { kind: 'none' } }
const settings = {
  productIds: [trialPlan.id, monthPlan.id],
  today: '2026-11-21',
  tax: null,
  payments: { card: 'sandbox', paypal: false, environment: 'test', stripePublishableKey: null, paypalClientId: null },
}
const replies: Replies = {
  'GET /api/v2/settings': ok(settings),
  'GET /api/v2/subscription-products-by-ids': ok([trialPlan, monthPlan]),
  'GET /api/v2/access': ok({ isOpen: false, isSubscribed: false }),
}

async function openPay(others: Replies = {}, { isKnown = true } = {}) {
  offerPlans([])
  if (isKnown) window.localStorage.setItem(storageKeys.token, 'token-of-a-lead')
  const server = stubServer({ ...replies, ...others })
  const user = openApp('/woman/pay', exampleHero)
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  return { user, server }
}
const payButton = () => screen.findByRole('button', { name: 'Pay $29.99 now' })
const testCard = () => screen.getByRole('combobox', { name: 'Test card' })

test('each plan shows what it costs now and later', async () => {
  await openPay()
  const week = await screen.findByRole('radio', { name: /1-Week Trial/ })
  expect(week.closest('label')?.textContent).toBe(
    '1-Week Trial$9.99for 7 daysdue todayThen $29.99 every 30 days, until you cancel',
  )
  expect(screen.getByRole('radio', { name: /4-Week Plan/ })).toHaveProperty('checked', true)
})

test('nothing is bought before the buyer has agreed, and another plan needs another yes', async () => {
  const { user, server } = await openPay({ [ORDERS]: ok(order) })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Test card' }), 'ok')
  const consent = () => screen.getByRole('checkbox', { name: /^I agree to pay/ })
  for (const button of [await payButton(), screen.getByRole('button', { name: /PayPal \(sandbox\)$/ })]) {
    await user.click(button)
    screen.getByText(problems.CONSENT_MISSING.say)
    expect(consent().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(consent())
  }
  await user.click(consent())
  await user.click(screen.getByRole('radio', { name: /1-Week Trial/ }))
  expect(consent()).toHaveProperty('checked', false)
  expect(server.callsOf(ORDERS)).toEqual([])
})

test('where card and consent are both missing, both are said, and the focus goes to the first', async () => {
  const { user } = await openPay()
  await user.click(await payButton())
  screen.getByText(/^Choose or type one of the test card numbers/)
  screen.getByText(/^Please agree to the terms of the subscription first/)
  expect(document.activeElement?.getAttribute('name')).toBe('card')
})

test('where tax is configured the country is asked, filled in where the visitor seems to be, and sent', async () => {
  const { user, server } = await openPay({
    'GET /api/v2/settings': ok({ ...settings, tax: { country: null } }),
    [ORDERS]: ok(order),
  })
  const country = await screen.findByRole('combobox', { name: 'Country you live in' })
  await user.selectOptions(testCard(), 'ok')
  await user.click(screen.getByRole('checkbox', { name: /^I agree to pay/ }))
  await user.click(await payButton())
  screen.getByText('Choose the country you live in.')
  expect(document.activeElement).toBe(country)
  expect(server.callsOf(ORDERS)).toEqual([])
  await user.selectOptions(country, 'Finland')
  await user.click(await payButton())
  await waitFor(() => expect(currentPath()).toBe('/complete'))
  expect(server.callsOf(ORDERS).map(({ body }) => body)).toMatchObject([{ country: 'FI' }])
})

test('where no tax is configured no country is asked', async () => {
  await openPay()
  await payButton()
  expect(screen.queryByRole('combobox', { name: 'Country you live in' })).toBeNull()
})

test.each(['ok', 'renewals_fail', 'disputed_later'] as const)(
  'an order is placed with the price and the words on the page, and the buyer goes on to see it: %s',
  async (scenario) => {
    const { user, server } = await openPay({ [ORDERS]: ok(order) })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Test card' }), scenario)
    expect(screen.getByRole('textbox', { name: 'or its number' })).toHaveProperty('value', sandboxScenarios[scenario])
    await user.click(screen.getByRole('checkbox', { name: /^I agree to pay/ }))
    await user.click(await payButton())
    await waitFor(() => expect(currentPath()).toBe('/complete'))
    expect(server.callsOf(ORDERS).map(({ body }) => body)).toMatchObject([
      {
        productId: monthPlan.id,
        expectedAmountMinor: 2999,
        currency: 'USD',
        consent: true,
        provider: 'sandbox',
        method: 'CREDIT_CARD',
        sandbox: { scenario },
      },
    ])
  },
)

test.each([
  ['', /Choose or type one/],
  ['4000 1234 5678 9010', /not one of the test cards/],
  ['5555 5555 5555 4444', /not one of the test cards/],
  ['4242 4242 4242 424', /not one of the test cards/],
])('the card number "%s" stays on the page', async (number, said) => {
  const { user, server } = await openPay({ [ORDERS]: ok(order) })
  await user.click(await screen.findByRole('checkbox', { name: /^I agree to pay/ }))
  const card = screen.getByRole('textbox', { name: 'or its number' })
  if (number !== '') await user.type(card, number)
  await user.click(await payButton())
  screen.getByText(said)
  expect(document.activeElement?.getAttribute('name')).toBe('card')
  expect(server.callsOf(ORDERS)).toEqual([])
})

test.each([
  ['PAYMENT_DECLINED', /^Your bank declined the payment/],
  ['ALREADY_SUBSCRIBED', /Your receipt is in your mail/],
  ['MAILBOX_FIRST', /we have sent a link to your mailbox/],
  ['PRICE_CHANGED', /The price has changed since you opened this page/],
])('a refused purchase says what it means: %s', async (code, said) => {
  const { user } = await openPay({ [ORDERS]: refused(code) })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Test card' }), 'ok')
  await user.click(screen.getByRole('checkbox', { name: /^I agree to pay/ }))
  await user.click(await payButton())
  await screen.findByText(said)
  expect(currentPath()).toBe('/woman/pay')
})

test('a purchase that did not reach the server is sent again under the same key', async () => {
  const keys: (string | null)[] = []
  const { user, server } = await openPay()
  const { fetch } = window
  window.fetch = (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'))
    return fetch(input, init)
  }
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Test card' }), 'ok')
  await user.click(screen.getByRole('checkbox', { name: /^I agree to pay/ }))
  await user.click(await payButton())
  await screen.findByText(/you cannot pay twice/)
  expect(testCard().closest('fieldset')).toHaveProperty('disabled', true)
  server.change({ [ORDERS]: ok(order) })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(currentPath()).toBe('/complete'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a coupon lowers the first payment, and can be left out again', async () => {
  const { user } = await openPay({ [QUOTE]: ok(monthQuote) })
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'welcome20{Enter}')
  await screen.findByText('WELCOME20')
  const summary = within(screen.getByRole('region', { name: 'What you pay' }))
  expect(summary.getByText(/^Due today/).parentElement?.textContent).toContain('$20.00')
  await user.click(screen.getByRole('button', { name: 'Leave it out' }))
  expect(summary.getByText(/^Due today/).parentElement?.textContent).toContain('$29.99')
})

test('where a code leaves nothing to pay today, PayPal is not offered, and the page says why', async () => {
  const payments = { ...settings.payments, card: null, paypal: true }
  const { user } = await openPay({
    'GET /api/v2/settings': ok({ ...settings, payments }),
    [QUOTE]: ok({ ...monthQuote, code: 'NOTHING', amountMinor: 0 }),
  })
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'nothing{Enter}')
  await screen.findByText(/PayPal cannot start a plan that costs nothing today/)
})

test.each([
  ['WELCOME20', { [QUOTE]: refused('COUPON_UNKNOWN') }, /This code does not work for this plan/],
  ['WELCOME20', { [QUOTE]: ok({ ...monthQuote, amountMinor: 2999 }) }, /does not make this plan cheaper/],
  ['WELCOME20', {}, /We could not ask about this code just now/],
  ['no code!', {}, /A code has letters, numbers and hyphens only/],
])('a code that does nothing says why: %s', async (code, others, said) => {
  const { user } = await openPay(others)
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), code)
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  await screen.findByText(said)
})

test('a code that ends says when', async () => {
  const { user } = await openPay({ [QUOTE]: ok({ ...monthQuote, endsAt: '2027-03-20T12:00:00Z' }) })
  await user.click(await screen.findByText('I have a code'))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'welcome20{Enter}')
  await screen.findByText(/It holds until 20 March 2027/)
})

test.each([
  [[trialPlan], trialPlan],
  [[trialPlan, monthPlan], monthPlan],
] as const)('of the plans on offer the last is preselected: %#', async (offered, preselected) => {
  await openPay({ 'GET /api/v2/subscription-products-by-ids': ok(offered) })
  const card = await screen.findByRole('radio', { name: new RegExp(preselected.name) })
  expect(card).toHaveProperty('checked', true)
  expect(document.querySelectorAll('[data-plan]')).toHaveLength(offered.length)
})

test('without a plan on offer the page says so, and nothing can be paid', async () => {
  await openPay({ 'GET /api/v2/subscription-products-by-ids': ok([]) })
  await screen.findByText(/^No plan is on offer just now/)
  expect(document.querySelectorAll('[data-method]')).toHaveLength(0)
})

test('a wallet of the sandbox is approved in its own window; closing it charges nothing', async () => {
  const approval = { ...order, state: 'requires_action', next: { kind: 'approve_wallet', subscriptionId: 'sub_1' } }
  const { user } = await openPay({ [ORDERS]: ok(approval) })
  await user.click(await screen.findByRole('checkbox', { name: /^I agree to pay/ }))
  await user.click(screen.getByRole('button', { name: /PayPal \(sandbox\)$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'PayPal (sandbox)' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/You did not approve the payment, and nothing was charged/)
})

test('a buyer whose address is not known confirms it first', async () => {
  await openPay({}, { isKnown: false })
  const link = await screen.findByRole('link', { name: 'Confirm my e-mail address' })
  expect(link.getAttribute('href')).toBe('/v3/woman/confirm-email')
})

test('prices that cannot be fetched are fetched on request', async () => {
  const { user, server } = await openPay({
    'GET /api/v2/settings': refused('', '', 503),
  })
  await screen.findByText(/We could not fetch the prices/)
  server.change(replies)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /4-Week Plan/ })).toHaveProperty('checked', true)
})

test('a customer who has a plan is offered it, and no form', async () => {
  offerPlans([])
  window.localStorage.setItem(storageKeys.token, 'token-of-a-member')
  stubServer({ ...replies, 'GET /api/v2/access': ok({ isOpen: true, isSubscribed: true }) })
  openApp('/woman/pay', exampleHero)
  await screen.findByRole('heading', { level: 1, name: 'You already have a plan' })
  screen.getByRole('button', { name: 'Open my plan' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a plan that was cancelled and is still open is named above the prices', async () => {
  await openPay({ 'GET /api/v2/access': ok({ isOpen: true, isSubscribed: false }) })
  await screen.findByText('A plan that you bought is still open.')
  await payButton()
})

test('where the server does not say what was bought, the form is shown', async () => {
  await openPay({ 'GET /api/v2/access': refused('UNEXPECTED', '', 500) })
  await payButton()
})
