import { expect, test } from 'vitest'
import type { OrderView } from '#domain/api/orders.ts'
import type { Outcome } from '#web/device/request.ts'
import { paidOrder } from '#web/pay/order.example.ts'
import { nextLook, type OrderWatch, watchAfter } from '#web/pay/order-watch.ts'

const loading: OrderWatch = { kind: 'loading' }
const nobody: Outcome<OrderView> = { kind: 'unreachable' }
const seen = (state: OrderView['state']): Outcome<OrderView> => ({ kind: 'ok', value: { ...paidOrder, state } })
const refused = (code: string): Outcome<OrderView> => ({ kind: 'refused', code, message: '', field: undefined })

test('an order that is paid or declined is looked at no more', () => {
  for (const state of ['paid', 'declined'] as const) {
    const watch = watchAfter(loading, seen(state))
    expect(watch.kind).toBe(state)
    expect(nextLook(watch)).toBeNull()
  }
})

test('an open order is looked at again, ever less often', () => {
  let watch = watchAfter(loading, seen('awaiting_payment'))
  const looks: (number | null)[] = []
  for (let look = 0; look < 8; look++) {
    expect(watch.kind).toBe('waiting')
    looks.push(nextLook(watch))
    watch = watchAfter(watch, seen('processing'))
  }
  expect(looks).toEqual([1_500, 3_000, 5_000, 8_000, 15_000, 30_000, 30_000, 30_000])
  expect(watchAfter(watch, seen('paid')).kind).toBe('paid')
})

test('silence keeps what is known, and is said where nothing is known yet', () => {
  const waiting = watchAfter(loading, seen('processing'))
  expect(watchAfter(waiting, nobody)).toEqual({ ...waiting, tries: 2 })
  const lost = watchAfter(loading, nobody)
  expect(lost).toEqual({ kind: 'unreachable', tries: 1 })
  expect(watchAfter(lost, nobody)).toEqual({ kind: 'unreachable', tries: 2 })
  expect(watchAfter(lost, seen('paid')).kind).toBe('paid')
})

test('an order that the server does not know is unknown; a busy server is asked again', () => {
  for (const code of ['ORDER_UNKNOWN', 'INPUT_INVALID', 'NOT_FOUND'])
    expect(watchAfter(loading, refused(code))).toEqual({ kind: 'unknown' })
  for (const code of ['UNEXPECTED', 'TOO_MANY_REQUESTS'])
    expect(watchAfter(loading, refused(code)).kind).toBe('unreachable')
})
