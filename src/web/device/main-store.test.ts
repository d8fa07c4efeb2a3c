import { beforeEach, expect, test } from 'vitest'
import type { Product } from '#domain/api/products.ts'
import { mainStore, offerPlans } from './main-store.ts'

const product = (id: string, price: number): Product => ({
  id,
  key: '1-MONTH',
  name: id,
  interval: '30 days',
  intervalDays: 30,
  price,
  priceMinor: price * 100,
  currency: 'USD',
  intro: null,
  renewal: { price, priceMinor: price * 100, days: 30 },
  disclosureVersion: '1',
})

beforeEach(() => mainStore.set(mainStore.getInitial()))

test('the initial state is light, without plans and without a selection', () => {
  expect(mainStore.get()).toEqual({ isDarkTheme: false, paymentPlans: [], selectedPaymentPlanId: '' })
})

test.each([
  [[30, 10, 60], '30'],
  [[60, 10], '60'],
  [[20], '20'],
  [[], ''],
])('among plans at %j the second cheapest is selected', (prices, chosen) => {
  offerPlans(prices.map((price) => product(String(price), price)))
  expect(mainStore.get().selectedPaymentPlanId).toBe(chosen)
  expect(mainStore.get().paymentPlans.map((plan) => plan.price)).toEqual(prices.toSorted((a, b) => a - b))
})

test('for a returning customer the plan they had before is selected, even if it is the cheapest', () => {
  offerPlans([product('60', 60), { ...product('30', 30), hadBefore: true }])
  expect(mainStore.get().selectedPaymentPlanId).toBe('30')
})
