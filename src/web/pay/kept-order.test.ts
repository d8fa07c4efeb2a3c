import { expect, test } from 'vitest'
import { keepOrder, keptOrder, orderIn } from '#web/pay/kept-order.ts'

test('an order that was kept is found again', () => {
  keepOrder({ id: 'one', secret: 'two' })
  expect(keptOrder()).toEqual({ id: 'one', secret: 'two' })
})

test('what is not an order is none', () => {
  for (const stored of [null, '', 'x', 'null', '7', '[]', '{}', '{"id":"one"}', '{"id":1,"secret":"two"}'])
    expect(orderIn(stored)).toBeNull()
})
