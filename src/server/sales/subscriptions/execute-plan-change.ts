import { MANAGE_PATH } from '#server/leads/email-links.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { agreedPeriods } from '#server/purchases/agreed-periods.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { planChangesOf, planToCome, undoPlanToCome } from '#server/purchases/plan-changes.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import type { PlanChangeRow, SubscriptionRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'

type Intended = Pick<SubscriptionRow, 'lead_id' | 'id' | 'order_id' | 'provider' | 'provider_ref' | 'changes'>

/**
 * Asks the provider for the plan that a customer chose. Repeating it is the same request. If the customer has to
 * approve it there as well, the address of the approval page is stored: only a later snapshot proves the approval. A
 * refusal leaves the subscription unchanged.
 * @throws if the outcome is unknown
 */
export async function executePlanChange(
  services: Services,
  leadId: string,
  subscriptionId: string,
  log: Log | null = null,
): Promise<'asked' | 'refused'> {
  const { db, payments, config } = services
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['lead_id', 'id', 'order_id', 'provider', 'provider_ref', 'changes'])
    .where('lead_id', '=', leadId)
    .where('id', '=', subscriptionId)
    .where('intent', '=', 'change_plan')
    .executeTakeFirst()
  if (subscription === undefined) return 'asked'
  const plan = planToCome(await planChangesOf(db, subscription))
  if (plan === undefined) {
    await clearIntent(services, subscription)
    return 'asked'
  }
  const { order_id: orderId, provider_ref: ref, changes } = subscription
  const wanted = {
    planKey: plan.product_key,
    renewal: { minor: plan.renewal_minor, currency: plan.currency },
    days: plan.renewal_days,
    returnUrl: `${config.publicUrl}${MANAGE_PATH}`,
  }
  const periods = await agreedPeriods(db, leadId, orderId)
  const key = keyOf.changePlan(subscriptionId, changes)
  try {
    const { snapshot, approveUrl } = await payments.byName(subscription.provider).changePlan(ref, wanted, key, periods)
    if (approveUrl !== null) {
      await storeApproval(services, plan, approveUrl)
      await clearIntent(services, subscription)
    }
    await applySnapshot(services, leadId, orderId, snapshot, 'change')
    return 'asked'
  } catch (error) {
    const isRefused = error instanceof ProviderError && (error.kind === 'REFUSED' || error.kind === 'MISCONFIGURED')
    if (!isRefused) throw error
    if (error.kind === 'MISCONFIGURED')
      log?.error({ error: describeError(error) }, 'a provider is not set up for a plan that is sold')
    await giveUp(services, subscription, plan)
    return 'refused'
  }
}

const storeApproval = ({ db }: Services, { lead_id, subscription_id, id }: PlanChangeRow, approveUrl: string) =>
  db
    .updateTable('subscription_plan_changes')
    .set({ approve_url: approveUrl })
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', subscription_id)
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()

async function clearIntent({ db }: Services, { lead_id, id, changes }: Intended): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ intent: null, intent_at: null })
    .where('lead_id', '=', lead_id)
    .where('id', '=', id)
    .where('intent', '=', 'change_plan')
    .where('changes', '=', changes)
    .execute()
}

/** After a refusal the present plan continues, or ends if it was cancelled before. */
async function giveUp(services: Services, subscription: Intended, plan: PlanChangeRow): Promise<void> {
  const { lead_id: leadId, id } = subscription
  await clearIntent(services, subscription)
  await inTransaction(services.db, async (trx) => {
    const now = services.now()
    await lockLead(trx, leadId)
    const isUndone = await undoPlanToCome(trx, subscription, 'not_taken', now)
    if (!isUndone || !plan.was_ending) return
    const intent = 'cancel_at_period_end'
    await recordIntent(trx, { leadId, subscriptionId: id, intent, because: 'canceled_by_customer', now })
  })
}
