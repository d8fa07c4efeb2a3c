import { refundedMinor } from '#domain/billing/merge-refunds.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { type WithdrawalTime, withdrawalTime } from '#domain/billing/withdrawal-time.ts'
import { refundableMinor } from '#server/purchases/add-refund.ts'

/** Until when a buyer may withdraw, whether or not that has passed; null where nothing was bought. */
export function withdrawalEnd({ charges }: Purchase): WithdrawalTime | null {
  // Also a first period that a code made free is a charge, and a contract.
  const first = charges.find(({ state, isDuplicate }) => state === 'succeeded' && !isDuplicate)
  return first === undefined ? null : withdrawalTime(first.at)
}

/** What a withdrawal gives back, in minor units. */
export const withdrawableMinor = (purchase: Purchase): number =>
  purchase.charges.reduce((sum, { ref }) => sum + refundableMinor(purchase, ref), 0)

/** What a withdrawal cannot give back because a bank has yet to decide on it, in minor units. */
export const atBankMinor = ({ charges, refunds }: Purchase): number =>
  charges
    .filter(({ state, dispute }) => state === 'succeeded' && dispute?.state === 'open')
    .reduce((sum, charge) => sum + charge.amount.minor - refundedMinor(charge, refunds), 0)
