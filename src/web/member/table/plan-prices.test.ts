import { expect, test } from 'vitest'
import { monthPlan } from './kitchen.example.ts'
import { planPriceText } from './plan-prices.tsx'

test('a price says what is paid now, what later, how often, and until when', () => {
  expect(planPriceText(monthPlan)).toBe('4-Week Plan: $29.99 every 30 days, until you cancel')
  const week = { ...monthPlan, id: 'week', name: '1-Week Trial', firstMinor: 999, firstDays: 7 }
  expect(planPriceText(week)).toBe('1-Week Trial: $9.99 for 7 days, then $29.99 every 30 days, until you cancel')
})
