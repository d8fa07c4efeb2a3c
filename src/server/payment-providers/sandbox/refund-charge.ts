import type { Money } from '#domain/billing/money.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import { newRef, type SandboxSubscription, type Trx, updateSubscription } from './sandbox-rows.ts'

/** Gives money of a charge back, never more than it brought. @throws ProviderError REFUSED */
export async function refundCharge(
  trx: Trx,
  subscription: SandboxSubscription,
  refund: { readonly id: string; readonly chargeRef: string; readonly amount: Money },
  now: Date,
): Promise<void> {
  const charge = await trx
    .selectFrom('sandbox_charges')
    .select(['amount_minor', 'currency', 'state'])
    .where('subscription_ref', '=', subscription.ref)
    .where('ref', '=', refund.chargeRef)
    .executeTakeFirst()
  const { given } = await trx
    .selectFrom('sandbox_refunds')
    .select((rows) => rows.fn.coalesce(rows.fn.sum<string>('amount_minor'), rows.lit(0)).as('given'))
    .where('charge_ref', '=', refund.chargeRef)
    .executeTakeFirstOrThrow()
  const isPossible =
    charge?.state === 'succeeded' &&
    charge.currency === refund.amount.currency &&
    Number(given) + refund.amount.minor <= charge.amount_minor
  if (!isPossible) throw new ProviderError('REFUSED', 'There is not that much to give back.')
  await trx
    .insertInto('sandbox_refunds')
    .values({
      refund_id: refund.id,
      ref: newRef('re'),
      charge_ref: refund.chargeRef,
      amount_minor: refund.amount.minor,
      currency: refund.amount.currency,
    })
    .execute()
  await updateSubscription(trx, subscription, {}, 'refund.made', now)
}
