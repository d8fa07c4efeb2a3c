import { isAtBank } from '#domain/billing/disputes.ts'
import type { Money } from '#domain/billing/money.ts'
import type { Charge, Purchase } from '#domain/billing/purchase.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { RefundCause } from '#server/platform/db/sales-columns.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * The amount of a charge that can still be refunded, in minor units; 0 if the charge did not succeed, or if a bank
 * holds it: a refund by us and the bank would pay it back twice.
 */
export function refundableMinor({ charges, refunds }: Purchase, chargeRef: string): number {
  const charge = charges.find(({ ref }) => ref === chargeRef)
  if (charge?.state !== 'succeeded' || isAtBank(charge)) return 0
  return refunds
    .filter((refund) => refund.chargeRef === chargeRef && refund.state !== 'failed')
    .reduce((left, { amount }) => left - amount.minor, charge.amount.minor)
}

export type NewRefund = {
  readonly leadId: string
  readonly paymentId: string
  readonly amount: Money
  readonly because: RefundCause
  readonly actor: string
  readonly retryOf?: string
  /** Set if the caller chose it, so that repeating the request is the same refund. */
  readonly id?: string
  readonly now: Date
}

/** Stores a refund that is to be submitted. The caller has locked the lead and checked the amount. */
export async function addRefund(trx: Trx, order: NewRefund): Promise<string> {
  const { leadId, paymentId, amount, because, actor, retryOf, now } = order
  const id = order.id ?? uuidV7(now)
  await trx
    .insertInto('refunds')
    .values({
      lead_id: leadId,
      id,
      payment_id: paymentId,
      provider_ref: null,
      amount_minor: amount.minor,
      currency: amount.currency,
      state: 'requested',
      because,
      actor,
      retry_of: retryOf ?? null,
      try_at: now,
      created_at: now,
      settled_at: null,
    })
    .execute()
  return id
}

/** Refunds the rest of every charge, or of the selected ones. Returns the sum in minor units. */
export async function refundAll(
  trx: Trx,
  stored: { readonly purchase: Purchase; readonly paymentIds: ReadonlyMap<string, string> },
  order: Omit<NewRefund, 'paymentId' | 'amount'>,
  isMeant: (charge: Charge) => boolean = () => true,
): Promise<number> {
  let sum = 0
  for (const charge of stored.purchase.charges) {
    const { ref, amount } = charge
    const minor = refundableMinor(stored.purchase, ref)
    const paymentId = stored.paymentIds.get(ref)
    if (minor <= 0 || paymentId === undefined || !isMeant(charge)) continue
    await addRefund(trx, { ...order, paymentId, amount: { ...amount, minor } })
    sum += minor
  }
  return sum
}
