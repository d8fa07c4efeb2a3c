import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStates, type PaymentSnapshot, reduceOrder } from '#domain/billing/order.ts'

const snapshots: readonly PaymentSnapshot[] = [
  { kind: 'succeeded', reference: 'a' },
  { kind: 'declined', reference: 'a', reason: 'PAYMENT_DECLINED' },
  { kind: 'pending', reference: 'a' },
]

test('a paid order stays paid, whatever is said later', () => {
  for (const snapshot of snapshots) expect(reduceOrder('paid', snapshot)).toBe('paid')
})

test('once any snapshot says it succeeded, the order ends paid in every order of arrival', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...snapshots)), fc.constantFrom(...orderStates), (said, start) => {
      const end = said.reduce(reduceOrder, start)
      expect(end === 'paid').toBe(start === 'paid' || said.some((snapshot) => snapshot.kind === 'succeeded'))
    }),
  )
})
