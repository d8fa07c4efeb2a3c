import { expect, test } from 'vitest'
import { parseStoredOrder, storedOrder, storeOrder } from './stored-order.ts'

test('a stored order is read back, with the page on which it is approved', () => {
  for (const challenge of [null, '/v3/sandbox/bank/x']) {
    storeOrder({ id: 'one', secret: 'two', challenge })
    expect(storedOrder()).toEqual({ id: 'one', secret: 'two', challenge })
  }
  expect(parseStoredOrder('{"id":"one","secret":"two"}')?.challenge).toBeNull()
})

test('a text that is not an order is ignored', () => {
  for (const stored of [null, '', 'x', 'null', '7', '[]', '{}', '{"id":"one"}', '{"id":1,"secret":"two"}'])
    expect(parseStoredOrder(stored)).toBeNull()
})
