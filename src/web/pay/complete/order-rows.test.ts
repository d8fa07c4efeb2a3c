import { expect, test } from 'vitest'
import { paidOrder } from '#web/pay/order/order.example.ts'
import { orderRows } from './order-rows.ts'

test('a receipt names the plan, both amounts, every date and the order', () => {
  expect(orderRows(paidOrder).map(({ text }) => text)).toEqual([
    '1-Week Trial',
    '$9.99',
    'November 21, 2026',
    'November 28, 2026',
    '$29.99 on November 28, 2026, then every 30 days',
    'G2MWF-ZVVFR',
  ])
})

test('amounts are in the currency of the order, and lines with unknown dates are left out', () => {
  const yen = { ...paidOrder, currency: 'JPY', amountMinor: 980, paidAt: null, accessUntil: null }
  const rows = orderRows({ ...yen, renewal: { amountMinor: 2980, days: 1, on: null } })
  expect(rows.map(({ text }) => text)).toEqual(['1-Week Trial', '¥980', 'G2MWF-ZVVFR'])
})
