import { expect, test } from 'vitest'
import type { OrderView } from '#domain/api/orders.ts'
import { orderRoute } from '#domain/api/routes.ts'
import { storageKeys, writeEntry } from '#web/device/storage.ts'
import { ok, stubServer } from '#web/stub-server.fixture.ts'
import { reportedPurchase } from './reported-purchase.ts'

const id = '019a0000-0000-7000-8000-0000000000aa'
/** Paid ten minutes ago. */
const paid: OrderView = {
  ...{ id, state: 'paid', planKey: '1-MONTH', planName: '4-Week Plan', amountMinor: 999, currency: 'USD' },
  paidAt: '2026-11-21T09:50:00.000Z',
  accessUntil: null,
  renewal: { amountMinor: 2999, days: 30, on: null },
  declined: null,
  sandbox: false,
}

const reportOf = (order: OrderView) => {
  writeEntry(storageKeys.order, JSON.stringify({ id, secret: 'a-secret' }))
  stubServer({ [`GET ${orderRoute(id)}`]: ok(order) })
  return reportedPurchase()
}

test('a purchase that has just been paid is reported, under an id that does not reveal the order', async () => {
  expect(await reportOf(paid)).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f]{32}$/),
    value: 9.99,
    currency: 'USD',
  })
})

test.each([
  ['was paid a week ago', { paidAt: '2026-11-14T10:00:00.000Z' }],
  ['isn’t paid yet', { state: 'processing', paidAt: null }],
  ['was refunded', { state: 'refunded' }],
  ['is disputed', { state: 'disputed' }],
] as const)('a purchase that %s is not reported, however often the last page is opened', async (_, part) => {
  expect(await reportOf({ ...paid, ...part })).toBeNull()
})
