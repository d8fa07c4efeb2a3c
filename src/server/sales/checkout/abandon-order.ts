import type { OrderState } from '#domain/billing/order.ts'
import { keyOf } from '#server/platform/payment-provider/provider.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import type { Services } from '#server/services.ts'
import { markExpired } from './mark-order.ts'

/**
 * Makes sure that an order will never be paid, and writes down what is true then: it is expired, or it was paid before.
 * Where neither is certain yet it stays as it is.
 */
export async function abandonOrder(services: Services, leadId: string, orderId: string): Promise<OrderState> {
  const { db, payments } = services
  const { provider, ref } = await db
    .selectFrom('orders')
    .select(['provider', 'provider_ref as ref'])
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const asked = payments.all.find(({ name }) => name === provider)
  // Nobody can pay any more through a provider that is no longer set up.
  const snapshot = asked === undefined ? null : await asked.abandon({ orderId, ref }, keyOf.abandon(orderId))
  if (snapshot === null) {
    await markExpired(services, { leadId, orderId })
    return 'expired'
  }
  const { order } = await applySnapshot(services, leadId, orderId, snapshot, 'change')
  return order
}
