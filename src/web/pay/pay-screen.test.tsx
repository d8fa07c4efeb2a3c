import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { problems } from '#domain/problems.ts'
import { openApp } from '#web/app.fixture.tsx'
import { offerPlans } from '#web/device/main-store.ts'
import { storageKeys } from '#web/device/storage.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused, stubServer } from '#web/stub-server.fixture.ts'
import {
  ORDERS,
  openPay,
  placedOrder as order,
  payButton,
  payReplies,
  settings,
  testCard,
} from './pay-page.fixture.tsx'
import { monthPlan, trialPlan } from './plans/plan.example.ts'

test('each plan shows what it costs now and later', async () => {
  await openPay()
  const week = await screen.findByRole('radio', { name: /1-Week Trial/ })
  expect(week.closest('label')?.textContent).toBe(
    '1-Week Trial for 7 days$9.99due todayThen $29.99 every 30 days, until you cancel',
  )
  expect(screen.getByRole('radio', { name: /4-Week Plan/ })).toHaveProperty('checked', true)
})

test('nothing is bought before the buyer has agreed, and choosing another plan needs a new consent', async () => {
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

test('if card and consent are both missing, both errors are shown, and the focus goes to the first', async () => {
  const { user } = await openPay()
  await user.click(await payButton())
  screen.getByText(/^Choose or type one of the test card numbers/)
  screen.getByText(/^Please agree to the terms of the subscription first/)
  expect(document.activeElement?.getAttribute('name')).toBe('card')
})

test('if tax is configured, the buyer has to choose a country, which is sent with the order', async () => {
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

test('if no tax is configured, the buyer is not asked for a country', async () => {
  await openPay()
  await payButton()
  expect(screen.queryByRole('combobox', { name: 'Country you live in' })).toBeNull()
})

test.each(['ok', 'renewals_fail', 'disputed_later'] as const)(
  'an order is placed with the price and the terms on the page, and the buyer then sees it: %s',
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
  ['4000 1234 5678 9010', /isn’t one of the test cards/],
  ['5555 5555 5555 4444', /isn’t one of the test cards/],
  ['4242 4242 4242 424', /isn’t one of the test cards/],
])('the card number "%s" is refused on the page and never sent', async (number, said) => {
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
  ['ALREADY_SUBSCRIBED', /Your receipt is in your inbox/],
  ['MAILBOX_FIRST', /we’ve sent you a link by email/],
  ['PRICE_CHANGED', /The price has changed since you opened this page/],
])('the page explains why a purchase was refused: %s', async (code, said) => {
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
  await screen.findByText(/you can’t pay twice/)
  expect(testCard().closest('fieldset')).toHaveProperty('disabled', true)
  server.change({ [ORDERS]: ok(order) })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(currentPath()).toBe('/complete'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('after stopping an attempt that hung, the next press is sent', async () => {
  const { user, server } = await openPay()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Test card' }), 'ok')
  await user.click(screen.getByRole('checkbox', { name: /^I agree to pay/ }))
  await user.click(await payButton())
  await screen.findByText(/you can’t pay twice/)
  server.change({ [ORDERS]: () => new Promise(() => undefined) })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await user.click(screen.getByRole('button', { name: 'Stop trying' }))
  await screen.findByText(/^Your last payment was sent, but no answer reached this page/)
  server.change({ [ORDERS]: ok(order) })
  await user.click(await payButton())
  await waitFor(() => expect(currentPath()).toBe('/complete'))
})

test.each([
  [[trialPlan], trialPlan],
  [[trialPlan, monthPlan], monthPlan],
] as const)('among one or two plans on offer the last is preselected: %#', async (offered, preselected) => {
  await openPay({ 'GET /api/v2/subscription-products-by-ids': ok(offered) })
  const card = await screen.findByRole('radio', { name: new RegExp(preselected.name) })
  expect(card).toHaveProperty('checked', true)
  expect(document.querySelectorAll('[data-plan]')).toHaveLength(offered.length)
})

test('if no plan is on offer, the page says so, and nothing can be paid', async () => {
  await openPay({ 'GET /api/v2/subscription-products-by-ids': ok([]) })
  await screen.findByText(/^No plan is on offer just now/)
  expect(document.querySelectorAll('[data-method]')).toHaveLength(0)
})

test('a sandbox wallet is approved in its own dialog; closing it charges nothing', async () => {
  const approval = { ...order, state: 'requires_action', next: { kind: 'approve_wallet', subscriptionId: 'sub_1' } }
  const { user } = await openPay({ [ORDERS]: ok(approval) })
  await user.click(await screen.findByRole('checkbox', { name: /^I agree to pay/ }))
  await user.click(screen.getByRole('button', { name: /PayPal \(sandbox\)$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'PayPal (sandbox)' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/You didn’t approve the payment, and nothing was charged/)
})

test('prices that could not be fetched are fetched again on request', async () => {
  const { user, server } = await openPay({
    'GET /api/v2/settings': refused('', '', 503),
  })
  await screen.findByText(/We couldn’t fetch the prices/)
  server.change(payReplies)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /4-Week Plan/ })).toHaveProperty('checked', true)
})

test('a customer who has a plan can open it, and sees no form', async () => {
  offerPlans([])
  window.localStorage.setItem(storageKeys.token, 'token-of-a-member')
  stubServer({ ...payReplies, 'GET /api/v2/access': ok({ isOpen: true, isSubscribed: true }) })
  openApp('/woman/pay', exampleHero)
  await screen.findByRole('heading', { level: 1, name: 'You already have a plan' })
  screen.getByRole('button', { name: 'Open my plan' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a cancelled plan that is still open is mentioned above the prices', async () => {
  await openPay({ 'GET /api/v2/access': ok({ isOpen: true, isSubscribed: false }) })
  await screen.findByText('A plan that you bought is still open.')
  await payButton()
})

test('if the server does not say what was bought, the form is shown', async () => {
  await openPay({ 'GET /api/v2/access': refused('UNEXPECTED', '', 500) })
  await payButton()
})
