import { screen } from '@testing-library/react'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openApp, storeConfirmation } from '#web/app.fixture.tsx'
import { offerPlans } from '#web/device/main-store.ts'
import { ok, type Replies, stubServer } from '#web/stub-server.fixture.ts'
import { paidOrder } from './order/order.example.ts'
import { monthPlan, trialPlan } from './plans/plan.example.ts'

export const ORDERS = 'POST /api/v2/orders'
/** The server's reply to an order that is paid at once. */
export const placedOrder = { id: paidOrder.id, secret: 's'.repeat(43), state: 'paid', next: { kind: 'none' } }

export const settings = {
  productIds: [trialPlan.id, monthPlan.id],
  today: '2026-11-21',
  tax: null,
  payments: { card: 'sandbox', paypal: false, environment: 'test', stripePublishableKey: null, paypalClientId: null },
}
/** Replies to the requests that the pay page sends when it opens. */
export const payReplies: Replies = {
  'GET /api/v2/settings': ok(settings),
  'GET /api/v2/subscription-products-by-ids': ok([trialPlan, monthPlan]),
  'GET /api/v2/access': ok({ isOpen: false, isSubscribed: false }),
}

type Opening = { readonly confirmed?: Hero | null; readonly search?: string }

/** Opens the pay page for a visitor who has answered everything and confirmed these answers, others, or none (null). */
export async function openPay(others: Replies = {}, { confirmed = exampleHero, search = '' }: Opening = {}) {
  offerPlans([])
  if (confirmed !== null) storeConfirmation(confirmed)
  const server = stubServer({ ...payReplies, ...others })
  const user = openApp(`/woman/pay${search}`, exampleHero)
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  return { user, server }
}

export const payButton = () => screen.findByRole('button', { name: 'Pay $29.99 now' })
export const testCard = () => screen.getByRole('combobox', { name: 'Test card' })
