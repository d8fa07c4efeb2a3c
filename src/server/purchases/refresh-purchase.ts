import type { ProviderName } from '#domain/billing/providers.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Services } from '#server/services.ts'
import { agreedPeriods } from './agreed-periods.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { settledUpTo } from './find-purchase.ts'

export type PurchaseToRefresh = {
  readonly leadId: string
  readonly orderId: string
  readonly provider: ProviderName
  readonly ref: string | null
  readonly customerRef?: string | null
  /** Whether to fetch charges that are settled here as well. */
  readonly isWhole?: boolean
}

/**
 * Fetches a purchase from its provider and applies the snapshot. If a paid purchase is unknown to the provider, a
 * finding is recorded.
 */
export async function refreshPurchase(
  services: Services,
  { leadId, orderId, provider, ref, customerRef = null, isWhole = false }: PurchaseToRefresh,
): Promise<void> {
  const snapshot = await services.payments.byName(provider).fetch({
    orderId,
    ref,
    customerRef,
    periods: await agreedPeriods(services.db, leadId, orderId),
    settledUpTo: isWhole ? null : await settledUpTo(services.db, leadId, orderId),
  })
  if (snapshot !== null) {
    await applySnapshot(services, leadId, orderId, snapshot, 'job')
    return
  }
  // The provider may have no trace of an order that was abandoned before it was paid.
  const { paid_at } = await services.db
    .selectFrom('orders')
    .select('paid_at')
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (paid_at === null) return
  const finding = { what: 'order_without_provider_object', subject: orderId, leadId, orderId } as const
  await recordFinding(services.db, { ...finding, now: services.now() })
}
