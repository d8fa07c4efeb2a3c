import type { ChoosePlanRequest } from '#domain/api/subscription.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { disclosureLanguage, planChangeText } from '#domain/billing/disclosure.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { Problem } from '#domain/problem.ts'
import type { Language } from '#domain/usage.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import { findSubscription, type OwnSubscription } from '#server/purchases/find-purchase.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { isPlanToApprove, planToCome, undoPlanToCome } from '#server/purchases/plan-changes.ts'
import { planNotices } from '#server/purchases/plan-notices.ts'
import { enqueuePurchaseEmail } from '#server/purchases/purchase-emails.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { storeConsent } from '#server/purchases/store-consent.ts'
import type { PlanChangeRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'
import { endsWithPeriod } from './cancellation.ts'
import { changeSubscription, type OwnerRequest } from './change-subscription.ts'
import { executePlanChange } from './execute-plan-change.ts'
import { canUndoPlan, mayChoosePlan, plansToChoose, replacedPlan } from './plan-offer.ts'

/**
 * Stores the consent to another plan, word for word, and only then asks the provider for it: it begins when the paid
 * period ends, and nothing is charged before. A cancelled subscription continues with it. Repeating the call has no
 * further effect.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, PLAN_CHANGE_IMPOSSIBLE, PRODUCT_UNKNOWN, PRICE_CHANGED
 */
export async function choosePlan(services: Services, request: OwnerRequest, chosen: ChoosePlanRequest): Promise<void> {
  const language = disclosureLanguage(chosen.disclosureVersion)
  if (language === null) throw new Problem('PRICE_CHANGED')
  const { leadId, log } = request
  const subscriptionId = await inTransaction(services.db, async (trx) => {
    await lockLead(trx, leadId)
    const own = await findSubscription(trx, leadId)
    const coming = planToCome(own.planChanges)
    const isAsked = coming?.product_key === chosen.planKey && coming.renewal_minor === chosen.amountMinor
    const now = services.now()
    if (!isAsked) await storeChoice(services, trx, { own, request, chosen, language, now })
    else if (isPlanToApprove(coming)) await askForApproval(trx, own, coming, now)
    return own.subscription.id
  })
  const outcome = await executePlanChange(services, leadId, subscriptionId, log).catch((error: unknown) => {
    log.warn(
      { error: describeError(error) },
      'a provider could not be asked for another plan; the request will be retried',
    )
    return 'waiting' as const
  })
  if (outcome === 'refused') throw new Problem('PLAN_CHANGE_IMPOSSIBLE')
}

type Choice = {
  readonly own: OwnSubscription
  readonly request: OwnerRequest
  readonly chosen: ChoosePlanRequest
  /** In which they read it. */
  readonly language: Language
  readonly now: Date
}

async function storeChoice(
  services: Services,
  trx: Trx,
  { own, request, chosen, language, now }: Choice,
): Promise<void> {
  const { leadId, userAgent, seenFrom } = request
  const { subscription, order } = own
  const end = subscription.period_end
  if (!isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
  if (end === null || !mayChoosePlan(services, own)) throw new Problem('PLAN_CHANGE_IMPOSSIBLE')
  const offer = (await plansToChoose(services, own)).find(({ key }) => key === chosen.planKey)
  if (offer === undefined) throw new Problem('PRODUCT_UNKNOWN', 'planKey')
  const { name, renewal, renewalDays: days } = offer.terms
  const before = replacedPlan(own, end)
  const text = planChangeText({
    ...{ before, after: { name, renewal, days }, on: dateWords(end, language), language },
  })
  // The page may be out of date: another price, another day.
  if (chosen.amountMinor !== renewal.minor || chosen.textHash !== textHash(text)) throw new Problem('PRICE_CHANGED')
  const subscriptionId = subscription.id
  const wasEnding = endsWithPeriod(own)
  await undoPlanToCome(trx, subscription, 'replaced', now)
  const consentId = await storeConsent(trx, {
    ...{ leadId, orderId: order.id, kind: 'plan_change', text, disclosureVersion: chosen.disclosureVersion },
    ...{ userAgent, seenFrom, now },
  })
  await trx
    .insertInto('subscription_plan_changes')
    .values({
      lead_id: leadId,
      subscription_id: subscriptionId,
      id: uuidV7(now),
      price_id: offer.priceId,
      product_key: offer.key,
      product_name: name,
      renewal_minor: renewal.minor,
      currency: renewal.currency,
      renewal_days: days,
      before_minor: before.renewal.minor,
      before_days: before.days,
      applies_from: end,
      agreed_at: now,
      consent_id: consentId,
      was_ending: wasEnding,
    })
    .execute()
  // If the customer was not yet notified of a new price for the old plan, it is no longer announced.
  await trx
    .deleteFrom('subscription_price_changes')
    .where('lead_id', '=', leadId)
    .where('subscription_id', '=', subscriptionId)
    .where('notified_at', 'is', null)
    .execute()
  await recordIntent(trx, { leadId, subscriptionId, intent: 'change_plan', because: null, now })
  await audit(trx, { leadId, actor: 'customer', action: 'choose plan', subject: subscriptionId, detail: text, now })
}

/** Requests a new approval page: the provider's earlier one may have expired. */
async function askForApproval(trx: Trx, { subscription }: OwnSubscription, plan: PlanChangeRow, now: Date) {
  const { lead_id: leadId, id: subscriptionId } = subscription
  await trx
    .updateTable('subscription_plan_changes')
    .set({ approve_url: null })
    .where('lead_id', '=', leadId)
    .where('subscription_id', '=', subscriptionId)
    .where('id', '=', plan.id)
    .execute()
  await recordIntent(trx, { leadId, subscriptionId, intent: 'change_plan', because: null, now })
}

/**
 * Takes back a plan that has not begun: the present one continues, or ends with its period if it was cancelled before.
 * Repeating the call has no further effect.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, PLAN_CHANGE_FIXED
 */
export async function keepPlan(services: Services, request: OwnerRequest): Promise<void> {
  const { leadId } = request
  await changeSubscription(services, request, async (trx, own, now) => {
    const { subscription, order, planChanges } = own
    const plan = planToCome(planChanges)
    if (!isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
    if (plan === undefined) return
    if (!canUndoPlan(services, own)) throw new Problem('PLAN_CHANGE_FIXED')
    const subscriptionId = subscription.id
    const ours = { leadId, subscriptionId, now } as const
    await undoPlanToCome(trx, subscription, 'customer', now)
    if (plan.was_ending)
      await recordIntent(trx, { ...ours, intent: 'cancel_at_period_end', because: 'canceled_by_customer' })
    // A provider that still waits for the customer's approval has no other plan yet.
    else if (plan.approve_url === null) await recordIntent(trx, { ...ours, intent: 'keep_plan', because: null })
    await audit(trx, { leadId, actor: 'customer', action: 'keep plan', subject: subscriptionId, now })
    const { purchase } = await readPurchase(trx, leadId, order.id)
    await planNotices(trx, subscription, purchase)
    if (!plan.was_ending) await enqueuePurchaseEmail(trx, services, { order, purchase, now }, 'plan_kept', {})
  })
}
