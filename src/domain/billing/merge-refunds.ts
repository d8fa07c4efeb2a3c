import { sumOf } from './money.ts'
import type { Charge, Purchase, Refund } from './purchase.ts'
import type { ChargeSnapshot, RefundSnapshot } from './snapshot.ts'

/** A refund reported as succeeded may fail days later, but never the other way round. */
const stateOrder: readonly Refund['state'][] = ['requested', 'submitted', 'succeeded', 'failed']

const isSame = (refund: Refund, snapshot: RefundSnapshot): boolean =>
  refund.ref === snapshot.ref || (snapshot.refundId !== null && refund.id === snapshot.refundId)

function mergeRefund(before: Refund | undefined, chargeRef: string, snapshot: RefundSnapshot): Refund {
  const { ref, amount, state, at } = snapshot
  const dated = at === undefined ? {} : { at }
  // A refund made in the provider's dashboard gets its reference as its id.
  if (before === undefined) return { id: snapshot.refundId ?? ref, chargeRef, ref, amount, state, ...dated }
  const isAhead = stateOrder.indexOf(before.state) > stateOrder.indexOf(state)
  return { ...before, ...dated, ref, amount, state: isAhead ? before.state : state }
}

/** Merges the known refunds with those of a snapshot, whatever the order of snapshots. */
export function mergeRefunds(known: readonly Refund[], charges: readonly ChargeSnapshot[]): readonly Refund[] {
  let merged = [...known]
  for (const charge of charges) {
    for (const snapshot of charge.refunds) {
      const before = merged.find((refund) => isSame(refund, snapshot))
      merged = [...merged.filter((refund) => refund !== before), mergeRefund(before, charge.ref, snapshot)]
    }
  }
  return merged.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** How much of a charge was refunded, in minor units of its currency. */
export const refundedMinor = (charge: Charge, refunds: readonly Refund[]): number =>
  sumOf(
    refunds
      .filter(({ chargeRef, state }) => chargeRef === charge.ref && state === 'succeeded')
      .map(({ amount }) => amount),
    charge.amount.currency,
  ).minor

export const isWhollyRefunded = (charge: Charge, refunds: readonly Refund[]): boolean =>
  charge.amount.minor > 0 && refundedMinor(charge, refunds) >= charge.amount.minor

/** The payment that the plan currently depends on: the latest one, refunded or not. */
export function lastPaymentOf({ charges }: Pick<Purchase, 'charges'>): Charge | undefined {
  const paid = charges.filter(({ state, isDuplicate }) => state === 'succeeded' && !isDuplicate)
  return paid.toSorted((a, b) => b.period.end.getTime() - a.period.end.getTime())[0]
}

/** Whether the payment that the plan currently depends on was refunded in full, so that nothing is left to renew. */
export function isLastPaymentBack(purchase: Pick<Purchase, 'charges' | 'refunds'>): boolean {
  const last = lastPaymentOf(purchase)
  return last !== undefined && isWhollyRefunded(last, purchase.refunds)
}
