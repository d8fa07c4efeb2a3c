import type { OrderView } from '#domain/api/orders.ts'

/** A paid order of the sandbox. */
export const paidOrder: OrderView = {
  id: '019a0000-0000-7000-8000-0000000000aa',
  state: 'paid',
  planKey: '1-WEEK',
  planName: '1-Week Trial',
  amountMinor: 999,
  currency: 'USD',
  paidAt: '2026-11-21T10:00:00.000Z',
  accessUntil: '2026-11-28T10:00:00.000Z',
  renewal: { amountMinor: 2999, days: 30, on: '2026-11-28T10:00:00.000Z' },
  declined: null,
  sandbox: true,
}
