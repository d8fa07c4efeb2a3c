import { sql } from 'kysely'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { MANAGE_PATH } from '#server/leads/email-links.ts'
import type { Database } from '#server/platform/db/database.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { agreedPeriods } from '#server/purchases/agreed-periods.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import type { SubscriptionRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'
import { executeCollection } from './collect-owed.ts'
import { executePlanChange } from './execute-plan-change.ts'

/**
 * Asks the provider for a recorded intent and stores the resulting state. Repeating it is the same request. Does
 * nothing without an intent.
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
  if (intent === 'collect') return executeCollection(services, row)
  if (intent === 'change_plan') {
    await executePlanChange(services, leadId, subscriptionId)
    return
  }
  const provider = services.payments.byName(row.provider)
  const periods = await agreedPeriods(services.db, leadId, orderId)
  const ask = () => {
    if (intent === 'resume') return provider.resume(ref, keyOf.resume(id, changes))
    if (intent === 'keep_plan') return provider.keepPlan(ref, keyOf.keepPlan(id, changes))
    const when = intent === 'cancel_now' ? 'now' : 'at_period_end'
    return provider.cancel(ref, when, keyOf.cancel(id, changes), periods)
  }
  const snapshot = await ask().catch((error: unknown) => {
    // Refused, for example because the subscription has ended on its own: the provider's state decides whether the
    // intent still holds.
    if (error instanceof ProviderError && error.kind === 'REFUSED') return provider.fetch({ orderId, ref, periods })
    throw error
  })
  if (snapshot !== null) await applySnapshot(services, leadId, orderId, snapshot, 'change')
}

type SubscriptionWithIntent = Pick<
  SubscriptionRow,
  'lead_id' | 'id' | 'order_id' | 'provider' | 'provider_ref' | 'changes'
>

/**
 * Asks the provider for a price that the customer agreed to. If the customer has to approve it there as well, the
 * address of the approval page is stored and nothing more is requested: only a later snapshot proves the approval.
 */
async function executePriceChange(services: Services, subscription: SubscriptionWithIntent): Promise<void> {
  const { db, payments, config } = services
  const { lead_id, id, order_id: orderId, provider_ref: ref } = subscription
  const price = await db
    .selectFrom('subscription_price_changes as price')
    .innerJoin('orders', (join) => join.onRef('orders.lead_id', '=', 'price.lead_id').on('orders.id', '=', orderId))
    .innerJoin('prices', 'prices.id', 'price.price_id')
    .select(['price.price_id', 'before_minor', 'after_minor', 'price.currency'])
    .select(['prices.product_key', 'prices.renewal_days'])
    .where('price.lead_id', '=', lead_id)
    .where('subscription_id', '=', id)
    .where('agreed_at', 'is not', null)
    .where('applied_at', 'is', null)
    .orderBy('applies_from')
    .executeTakeFirst()
  if (price === undefined) return clearIntent(services, subscription)
  const { currency } = price
  const provider = payments.byName(subscription.provider)
  const newPrice = {
    planKey: price.product_key,
    before: { minor: price.before_minor, currency },
    after: { minor: price.after_minor, currency },
    days: price.renewal_days,
    returnUrl: `${config.publicUrl}${MANAGE_PATH}`,
  }
  const periods = await agreedPeriods(db, lead_id, orderId)
  const { snapshot, approveUrl } = await provider
    .changePrice(ref, newPrice, keyOf.changePrice(id, subscription.changes), periods)
    .catch(async (error: unknown) => {
      // Refused, for example because the subscription has ended on its own: the provider's state decides whether the
      // intent still holds.
      if (!(error instanceof ProviderError) || error.kind !== 'REFUSED') throw error
      return { snapshot: await provider.fetch({ orderId, ref, periods }), approveUrl: null }
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

/**
 * Records an intent for every agreed price that the provider does not have yet. Each is requested in the last period
 * before it applies, so that no earlier renewal costs more than announced. Returns the subscriptions.
 */
export async function recordPriceIntents(
  db: Database,
  now: Date,
  leadId: string | null = null,
): Promise<readonly { readonly lead_id: string; readonly id: string }[]> {
  return db
    .updateTable('subscriptions')
    .from('subscription_price_changes as price')
    .set({ intent: 'change_price', intent_at: now, changes: sql`changes + 1` })
    .whereRef('price.lead_id', '=', 'subscriptions.lead_id')
    .whereRef('price.subscription_id', '=', 'subscriptions.id')
    .where('price.agreed_at', 'is not', null)
    .where('price.applied_at', 'is', null)
    .where('price.approve_url', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription_plan_changes as plan')
            .select('plan.id')
            .whereRef('plan.subscription_id', '=', 'price.subscription_id')
            .where('plan.undone_at', 'is', null)
            .whereRef('plan.agreed_at', '>=', 'price.agreed_at'),
        ),
      ),
    )
    .where('subscriptions.state', 'in', liveSubscriptionStates)
    .where('subscriptions.intent', 'is', null)
    .where('subscriptions.cancel_at_period_end', '=', false)
    .where('subscriptions.ending_because', 'is', null)
    .where(isLastPeriodBefore('subscriptions.period_end', 'price.applies_from'))
    .$if(leadId !== null, (query) => query.where('subscriptions.lead_id', '=', leadId ?? ''))
    .returning(['subscriptions.lead_id', 'subscriptions.id'])
    .execute()
}

/** Whether a period with this end is followed by a renewal at the new price: `isFrom` in SQL. */
const isLastPeriodBefore = (periodEnd: string, appliesFrom: string) =>
  sql<boolean>`${sql.ref(periodEnd)} >= ${sql.ref(appliesFrom)} - interval '1 day'`
