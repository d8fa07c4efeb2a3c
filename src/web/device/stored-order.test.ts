import { expect, test } from 'vitest'
import { parseStoredOrder, storedOrder, storeOrder } from './stored-order.ts'

test('an order that was kept is found again, with the page on which it is approved', () => {
  for (const challenge of [null, '/v3/sandbox/bank/x']) {
    storeOrder({ id: 'one', secret: 'two', challenge })
    expect(storedOrder()).toEqual({ id: 'one', secret: 'two', challenge })
  }
  expect(parseStoredOrder('{"id":"one","secret":"two"}')?.challenge).toBeNull()
})

test('what is not an order is none', () => {
  for (const stored of [null, '', 'x', 'null', '7', '[]', '{}', '{"id":"one"}', '{"id":1,"secret":"two"}'])
    expect(parseStoredOrder(stored)).toBeNull()
})
