import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import type { Services } from '#server/services.ts'
import { executePriceChange } from './carry-out-price.ts'

/**
 * Asks the provider for what was written down to be wanted, and writes down what is true then. Asking again is the
 * same request. Where nothing is wanted any more, nothing happens.
 */
export async function executeIntent(services: Services, leadId: string, subscriptionId: string): Promise<void> {
  const row = await services.db
    .selectFrom('subscriptions')
    .select(['lead_id', 'id', 'order_id', 'provider', 'provider_ref', 'intent', 'changes'])
    .where('lead_id', '=', leadId)
    .where('id', '=', subscriptionId)
    .where('intent', 'is not', null)
    .executeTakeFirst()
  if (row === undefined || row.intent === null) return
  const { id, order_id: orderId, provider_ref: ref, intent, changes } = row
  if (intent === 'change_price') return executePriceChange(services, row)
  const provider = services.payments.byName(row.provider)
  const ask = () =>
    intent === 'resume'
      ? provider.resume(ref, keyOf.resume(id, changes))
      : provider.cancel(ref, intent === 'cancel_now' ? 'now' : 'at_period_end', keyOf.cancel(id, changes))
  const snapshot = await ask().catch((error: unknown) => {
    // Refused, as where it has ended by itself: what is true now decides whether anything is still wanted.
    if (error instanceof ProviderError && error.kind === 'REFUSED') return provider.fetch({ orderId, ref })
    throw error
  })
  if (snapshot !== null) await applySnapshot(services, leadId, orderId, snapshot, 'change')
}
