import { beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#domain/api/products.ts'
import { mainStore } from './main-store.ts'
import { loadPaymentPlans, reloadPaymentPlans } from './payment-plans.ts'
import { readEntry, removeEntry, storageKeys, writeEntry } from './storage.ts'

const product = (id: string, price: number): Product => ({
  id,
  key: '1-MONTH',
  name: '4-Week Plan',
  interval: '30 days',
  intervalDays: 30,
  price,
  priceMinor: price * 100,
  currency: 'USD',
  intro: null,
  renewal: { price, priceMinor: price * 100, days: 30 },
  disclosureVersion: '1',
})

const asked: string[] = []
const server = (products: unknown) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(address.includes('settings') ? { productIds: ['a', 'b'] } : products)
  })

beforeEach(() => {
  asked.length = 0
  removeEntry(storageKeys.products)
  mainStore.set(mainStore.getInitial())
})

test('plans are requested by repeated ids, stored, and sorted by price', async () => {
  server([product('b', 30), product('a', 10)])
  expect(await loadPaymentPlans()).toBe(true)
  expect(asked).toEqual(['/api/v2/settings', '/api/v2/subscription-products-by-ids?ids=a&ids=b'])
  expect(mainStore.get().paymentPlans.map((plan) => plan.id)).toEqual(['a', 'b'])
  expect(JSON.parse(readEntry(storageKeys.products) ?? '')).toHaveLength(2)
})

test('stored plans are not requested again until they are reloaded', async () => {
  writeEntry(storageKeys.products, JSON.stringify([product('old', 10)]))
  server([product('new', 20)])
  expect(await loadPaymentPlans()).toBe(true)
  expect(asked).toEqual([])
  expect(await reloadPaymentPlans()).toBe(true)
  expect(mainStore.get().selectedPaymentPlanId).toBe('new')
})

test.each(['{', '[]', '[{"id":1}]', '[null]'])('a stored text of %s is ignored', async (cache) => {
  writeEntry(storageKeys.products, cache)
  server([product('new', 20)])
  await loadPaymentPlans()
  expect(mainStore.get().selectedPaymentPlanId).toBe('new')
})

test('a server that replies with nonsense leaves no plan on offer', async () => {
  server([{ id: 'a', price: 'free' }])
  expect(await loadPaymentPlans()).toBe(false)
  expect(mainStore.get().paymentPlans).toEqual([])
})
