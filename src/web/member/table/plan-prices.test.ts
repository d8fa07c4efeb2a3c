import { expect, test } from 'vitest'
import type { Product } from '#domain/api/products.ts'
import { planPriceText } from './plan-prices.tsx'

const period = (priceMinor: number, days: number) => ({ price: priceMinor / 100, priceMinor, days })
const month: Product = {
  ...{ id: 'month', key: '1-MONTH', name: '4-Week Plan', interval: '30 days', intervalDays: 30 },
  ...{
    price: 29.99,
    priceMinor: 2999,
    currency: 'USD',
    intro: null,
    renewal: period(2999, 30),
    disclosureVersion: '1',
  },
}

test('a price says what is paid now, what later, how often, and until when', () => {
  expect(planPriceText(month)).toBe('4-Week Plan: $29.99 every 30 days, until you cancel')
  const week: Product = { ...month, id: 'week', key: '1-WEEK', name: '1-Week Trial', intro: period(999, 7) }
  expect(planPriceText(week)).toBe('1-Week Trial: $9.99 for 7 days, then $29.99 every 30 days, until you cancel')
})
