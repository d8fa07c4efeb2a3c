import { expect, test } from 'vitest'
import type { OrderView } from '#domain/api/orders.ts'
import { orderStates } from '#domain/billing/order.ts'
import type { Outcome } from '#web/device/request.ts'
import { paidOrder } from './order.example.ts'
import { nextWatch, type OrderWatch, orderStatusOf, pollDelayMs } from './order-watch.ts'

const loading: OrderWatch = { kind: 'loading' }
const unreachable: Outcome<OrderView> = { kind: 'unreachable' }
const seen = (state: OrderView['state'], declined: OrderView['declined'] = null): Outcome<OrderView> => ({
  kind: 'ok',
  value: { ...paidOrder, state, declined },
})
const refused = (code: string): Outcome<OrderView> => ({ kind: 'refused', code, message: '', field: undefined })

test('every state of an order has a status; only orders that may still change are polled', () => {
  const looks = orderStates.map((state) => {
    const watch = nextWatch(loading, seen(state))
    return [state, orderStatusOf({ state, declined: null }), pollDelayMs(watch) !== null]
  })
  expect(looks).toEqual([
    ['draft', 'waiting', true],
    ['awaiting_payment', 'unpaid', true],
    ['requires_action', 'approval', true],
    ['processing', 'waiting', true],
    ['paid', 'paid', false],
    ['failed', 'unpaid', true],
    ['expired', 'expired', false],
    ['partially_refunded', 'paid', false],
    ['refunded', 'refunded', false],
    ['disputed', 'disputed', false],
  ])
})

test('a decline is shown while the order is open, and forgotten once another attempt is under way or has succeeded', () => {
  const statusAfter = (state: OrderView['state']) => orderStatusOf({ state, declined: 'PAYMENT_NOT_APPROVED' })
  expect(statusAfter('awaiting_payment')).toBe('declined')
  expect(statusAfter('processing')).toBe('waiting')
  expect(statusAfter('requires_action')).toBe('approval')
  expect(statusAfter('paid')).toBe('paid')
  expect(pollDelayMs(nextWatch(loading, seen('awaiting_payment', 'PAYMENT_DECLINED')))).toBeNull()
})

test('an open order is polled, less and less often', () => {
  let watch = nextWatch(loading, seen('processing'))
  const looks: (number | null)[] = []
  for (let look = 0; look < 8; look++) {
    looks.push(pollDelayMs(watch))
    watch = nextWatch(watch, seen('processing'))
  }
  expect(looks).toEqual([1_500, 3_000, 5_000, 8_000, 15_000, 30_000, 30_000, 30_000])
  expect(nextWatch(watch, seen('paid'))).toMatchObject({ kind: 'known', status: 'paid' })
})

test('a failed request keeps what is known, and counts as unreachable if nothing is known yet', () => {
  const waiting = nextWatch(loading, seen('processing'))
  expect(nextWatch(waiting, unreachable)).toEqual({ ...waiting, tries: 2 })
  const lost = nextWatch(loading, unreachable)
  expect(lost).toEqual({ kind: 'unreachable', tries: 1 })
  expect(nextWatch(lost, unreachable)).toEqual({ kind: 'unreachable', tries: 2 })
  expect(nextWatch(lost, seen('paid')).kind).toBe('known')
})

test('an order that the server refuses is unknown; a busy server is asked again', () => {
  for (const code of ['ORDER_UNKNOWN', 'INPUT_INVALID', 'NOT_FOUND'])
    expect(nextWatch(loading, refused(code))).toEqual({ kind: 'unknown' })
  for (const code of ['UNEXPECTED', 'TOO_MANY_REQUESTS'])
    expect(nextWatch(loading, refused(code)).kind).toBe('unreachable')
})
