import type { Reader } from '#server/platform/db/trx.ts'
import type { ProviderName } from '#server/platform/payment-provider/provider.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export type FoundOrder = { readonly lead_id: string; readonly id: string; readonly provider_ref: string | null }

/** The order that a provider speaks of, by our id in its metadata or by its own reference; null where there is none. */
export async function findProviderOrder(
  db: Reader,
  provider: ProviderName,
  { ref, orderId }: { readonly ref: string | null; readonly orderId: string | null },
): Promise<FoundOrder | null> {
  const orders = db.selectFrom('orders').select(['lead_id', 'id', 'provider_ref']).where('provider', '=', provider)
  if (orderId !== null && uuid.test(orderId)) {
    const named = await orders.where('id', '=', orderId).executeTakeFirst()
    if (named !== undefined) return named
  }
  if (ref === null) return null
  const referred = await orders
    .where('id', 'in', (subscription) =>
      subscription
        .selectFrom('subscriptions')
        .select('order_id')
        .where('provider', '=', provider)
        .where('provider_ref', '=', ref),
    )
    .executeTakeFirst()
  return referred ?? null
}
