import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderView } from '#domain/api/orders.ts'
import { stopping } from '#domain/hero/health-conditions.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openApp } from '#web/app.fixture.tsx'
import { storeConditions } from '#web/device/conditions.ts'
import { storeOrder } from '#web/device/stored-order.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { paidOrder } from '#web/pay/order/order.example.ts'
import { ok, type Replies, refused, stubServer } from '#web/stub-server.fixture.ts'

const ORDER = `GET /api/v2/orders/${paidOrder.id}`
const BANK = '/v3/sandbox/bank/x'

/** Opens the page on a device that placed this order; `challenge` is the bank's page, or null if there is none. */
function openComplete(replies: Replies, challenge: string | null = null) {
  storeOrder({ id: paidOrder.id, secret: 's'.repeat(43), challenge })
  const server = stubServer(replies)
  return { server, user: openApp('/complete', exampleHero) }
}
const orderOf = (part: Partial<OrderView>): Replies => ({ [ORDER]: ok({ ...paidOrder, ...part }) })

test('a paid order shows what is next, the first day and a receipt', async () => {
  openComplete({ ...orderOf({}), 'GET /api/v2/member/weeks/1': ok(weekExample()) })
  await screen.findByRole('heading', { level: 1, name: 'Thank you, your plan is yours' })
  await screen.findByRole('heading', { level: 2, name: 'Your first day is ready' })
  screen.getByText('It’s on its way to ada@example.com, too.')
  screen.getByText('G2MWF-ZVVFR')
  expect(screen.getByText('Next payment').parentElement?.textContent).toContain('$29.99 on November 28, 2026')
  screen.getByRole('button', { name: 'Open my plan' })
})

test.each([
  [{ state: 'processing', paidAt: null }, 'Your payment is being checked'],
  [{ state: 'failed', declined: 'PAYMENT_DECLINED', paidAt: null }, 'This payment didn’t go through'],
  [{ state: 'awaiting_payment', paidAt: null }, 'This order isn’t paid yet'],
  [{ state: 'expired', paidAt: null }, 'This order has expired'],
  [{ state: 'refunded' }, 'You got your money back'],
  [{ state: 'disputed' }, 'This payment is disputed'],
] as const)('an order in any other state than paid shows that state: %j', async (part, title) => {
  openComplete(orderOf(part))
  await screen.findByRole('heading', { level: 1, name: title })
})

test('an order that waits for the bank leads to the bank, or back to the form', async () => {
  openComplete(orderOf({ state: 'requires_action', paidAt: null }), BANK)
  await screen.findByRole('button', { name: 'Continue at my bank' })
  screen.getByRole('button', { name: 'Pay in another way' })
})

test('an order that waits for a wallet leads back to the form', async () => {
  openComplete(orderOf({ state: 'requires_action', paidAt: null }))
  await screen.findByRole('heading', { level: 1, name: 'This order needs your approval' })
  screen.getByRole('button', { name: 'Back to payment' })
})

test('a device without an order says so', async () => {
  openComplete({ [ORDER]: refused('ORDER_UNKNOWN', 'There is no such order.', 404) })
  await screen.findByRole('heading', { level: 1, name: 'There’s no order on this device' })
})

test('if the server cannot be reached, the order is looked up again on request', async () => {
  const { server, user } = openComplete({})
  await screen.findByRole('heading', { level: 1, name: 'We can’t look up your order right now' })
  server.change(orderOf({}))
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await screen.findByRole('heading', { level: 1, name: 'Thank you, your plan is yours' })
  expect(server.callsOf(ORDER).length).toBeGreaterThan(1)
})

test.each(stopping)(
  'whom %s stops reads nothing of losing after a payment, and is offered no forecast',
  async (condition) => {
    storeConditions([condition])
    openComplete(orderOf({}))
    await screen.findByRole('heading', { level: 1, name: 'Thank you, your plan is yours' })
    const said = document.querySelector('main')?.textContent
    expect(said).not.toMatch(/\d\s?(kg|lb)|people like you|forecast/i)
    // The rest is there as for anybody.
    screen.getByRole('button', { name: 'Open my plan' })
    screen.getByRole('link', { name: 'My subscription' })
  },
)

test('whom the answer about health does not stop is offered the forecast', async () => {
  storeConditions(['NONE'])
  openComplete(orderOf({}))
  await screen.findByRole('link', { name: 'Open my forecast' })
})
