import { MANAGE_PATH } from '#server/leads/manage-link.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import type { SubscriptionRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'

type SubscriptionWithIntent = Pick<
  SubscriptionRow,
  'lead_id' | 'id' | 'order_id' | 'provider' | 'provider_ref' | 'changes'
>

/**
 * Asks the provider for a price that was agreed. Where it wants a yes of its own from the owner, the way there is kept
 * and nothing more is asked for: only what is fetched later proves that it was given.
 */
export async function executePriceChange(services: Services, subscription: SubscriptionWithIntent): Promise<void> {
  const { db, payments, config } = services
  const { lead_id, id, order_id: orderId, provider_ref: ref } = subscription
  const price = await db
    .selectFrom('subscription_price_changes as price')
    .innerJoin('orders', (join) => join.onRef('orders.lead_id', '=', 'price.lead_id').on('orders.id', '=', orderId))
    .select(['price.price_id', 'before_minor', 'after_minor', 'price.currency', 'product_key', 'renewal_days'])
    .where('price.lead_id', '=', lead_id)
    .where('subscription_id', '=', id)
    .where('agreed_at', 'is not', null)
    .where('applied_at', 'is', null)
    .orderBy('applies_from')
    .executeTakeFirst()
  if (price === undefined) return clearIntent(services, subscription)
  const { currency } = price
  const provider = payments.byName(subscription.provider)
  const wish = {
    planKey: price.product_key,
    before: { minor: price.before_minor, currency },
    after: { minor: price.after_minor, currency },
    days: price.renewal_days,
    returnUrl: `${config.publicUrl}${MANAGE_PATH}`,
  }
  const { snapshot, approveUrl } = await provider
    .changePrice(ref, wish, keyOf.changePrice(id, subscription.changes))
    .catch(async (error: unknown) => {
      // Refused, as where it has ended by itself: what is true now decides whether anything is still wanted.
      if (!(error instanceof ProviderError) || error.kind !== 'REFUSED') throw error
      return { snapshot: await provider.fetch({ orderId, ref }), approveUrl: null }
    })
  if (approveUrl !== null) {
    await db
      .updateTable('subscription_price_changes')
      .set({ approve_url: approveUrl })
      .where('lead_id', '=', lead_id)
      .where('subscription_id', '=', id)
      .where('price_id', '=', price.price_id)
      .where('applied_at', 'is', null)
      .execute()
    await clearIntent(services, subscription)
  }
  if (snapshot !== null) await applySnapshot(services, lead_id, orderId, snapshot, 'change')
}

async function clearIntent({ db }: Services, { lead_id, id, changes }: SubscriptionWithIntent): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ intent: null, intent_at: null })
    .where('lead_id', '=', lead_id)
    .where('id', '=', id)
    .where('intent', '=', 'change_price')
    .where('changes', '=', changes)
    .execute()
}
