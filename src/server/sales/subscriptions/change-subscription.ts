import type { CardChangeReply, ResumeSubscriptionRequest } from '#domain/api/subscription.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { disclosureLanguage, resumeText } from '#domain/billing/disclosure.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { Problem } from '#domain/problem.ts'
import type { Language } from '#domain/usage.ts'
import type { ConsentOrigin } from '#server/http/seen-from.ts'
import { MANAGE_PATH } from '#server/leads/email-links.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { findSubscription, isOwing, type OwnSubscription } from '#server/purchases/find-purchase.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { enqueuePurchaseEmail } from '#server/purchases/purchase-emails.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { refundAll } from '#server/purchases/refunds.ts'
import { storeConsent } from '#server/purchases/store-consent.ts'
import type { SubscriptionRow } from '#server/purchases/stored-purchase.ts'
import { submitRefundsOf } from '#server/sales/refunds/submit-refunds.ts'
import type { Services } from '#server/services.ts'
import { canResume, endsWithPeriod } from './cancellation.ts'
import { pauseOf } from './charge-move.ts'
import { executeIntent } from './execute-intent.ts'
import { atBankMinor, renewalIfContinued, withdrawalEnd } from './view-subscription.ts'

/** A customer's request to change the subscription, with the evidence that is stored about it. */
export type OwnerRequest = {
  readonly leadId: string
  readonly userAgent: string
  readonly seenFrom?: ConsentOrigin
  /** Who requests it; an operator does so on the customer's behalf. */
  readonly actor?: 'customer' | 'operator'
  readonly log: Log
}

/**
 * Records a customer's request and only then asks the provider for it. Once recorded it is promised: if the provider
 * does not reply, a job asks again.
 */
export async function changeSubscription(
  services: Services,
  { leadId, log }: OwnerRequest,
  decide: (trx: Trx, own: OwnSubscription, now: Date) => Promise<void>,
): Promise<void> {
  const subscriptionId = await inTransaction(services.db, async (trx) => {
    await lockLead(trx, leadId)
    const own = await findSubscription(trx, leadId)
    await decide(trx, own, services.now())
    return own.subscription.id
  })
  await executeIntent(services, leadId, subscriptionId).catch((error: unknown) =>
    log.warn(
      { error: describeError(error) },
      'a provider could not be asked for a change; the request will be retried',
    ),
  )
}

/**
 * Stops all renewals; access lasts to the end of the paid period. A renewal that is owed is not retried. Repeating the
 * call has no further effect.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER
 */
export async function cancelSubscription(services: Services, request: OwnerRequest): Promise<void> {
  const { leadId, actor = 'customer' } = request
  await changeSubscription(services, request, async (trx, own, now) => {
    const { subscription } = own
    if (!isLive(subscription)) {
      if (subscription.end_reason === 'canceled_by_customer') return
      throw new Problem('SUBSCRIPTION_OVER')
    }
    if (endsWithPeriod(own)) return
    // In a pause nothing is open that a later end would keep open; the days that were paid for stay open in any case.
    const intent = isOwing(subscription) || pauseOf(own) !== null ? 'cancel_now' : 'cancel_at_period_end'
    await recordIntent(trx, { leadId, subscriptionId: subscription.id, intent, because: 'canceled_by_customer', now })
    await audit(trx, { leadId, actor, action: 'cancel', subject: subscription.id, detail: intent, now })
  })
}

/**
 * Withdraws from the contract: it ends now, and all payments are refunded, except those that a bank holds. The customer
 * gets an email about it at once. Repeating the call has no further effect.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, WITHDRAWAL_OVER
 */
export async function withdrawSubscription(services: Services, request: OwnerRequest): Promise<void> {
  const { leadId, log, actor = 'customer' } = request
  await changeSubscription(services, request, async (trx, own, now) => {
    const { subscription, order, purchase } = own
    if (subscription.ending_because === 'withdrawn' || subscription.end_reason === 'withdrawn') return
    const time = withdrawalEnd(purchase)
    if (time === null || now >= time.closesAt) throw new Problem('WITHDRAWAL_OVER')
    const minor = await refundAll(trx, own, { leadId, because: 'withdrawn', actor, now })
    const atBank = atBankMinor(purchase)
    if (minor === 0 && atBank === 0 && !isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
    const subscriptionId = subscription.id
    await recordIntent(trx, { leadId, subscriptionId, intent: 'cancel_now', because: 'withdrawn', now })
    const money = (sum: number) => ({ minor: sum, currency: order.currency })
    const details = { amount: money(minor), atBank: atBank > 0 ? money(atBank) : null, at: now }
    await enqueuePurchaseEmail(trx, services, { order, purchase, now }, 'withdrawn', details)
    await audit(trx, { leadId, actor, action: 'withdraw', subject: subscriptionId, now })
    await reportAnotherWithdrawal(trx, subscription, now)
  })
  await submitRefundsOf(services, leadId, log)
}

/**
 * Records a finding if the same person withdrew from an earlier subscription: under the same address, or with the same
 * card or account. They have the right to withdraw nevertheless.
 */
async function reportAnotherWithdrawal(trx: Trx, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { lead_id: leadId, id, order_id: orderId, customer_id, payer_hash, livemode } = subscription
  const earlier = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '<>', id)
    .where('livemode', '=', livemode)
    .where((either) =>
      either.or([
        either('customer_id', '=', customer_id),
        ...(payer_hash === null ? [] : [either('payer_hash', '=', payer_hash)]),
      ]),
    )
    .where((either) => either.or([either('end_reason', '=', 'withdrawn'), either('ending_because', '=', 'withdrawn')]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (earlier === undefined) return
  const detail = `withdrew before from subscription ${earlier.id}`
  await recordFinding(trx, { what: 'withdrawn_again', subject: id, leadId, orderId, detail, now })
}

/**
 * Undoes a cancellation before the period ends, with a consent of its own. Repeating the call has no further effect.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, RESUME_IMPOSSIBLE, PRICE_CHANGED
 */
export async function resumeSubscription(
  services: Services,
  request: OwnerRequest,
  agreed: ResumeSubscriptionRequest,
): Promise<void> {
  const { leadId, userAgent, seenFrom } = request
  const { disclosureVersion } = agreed
  const language = disclosureLanguage(disclosureVersion)
  if (language === null) throw new Problem('PRICE_CHANGED')
  await changeSubscription(services, request, async (trx, own, now) => {
    const { subscription, order } = own
    if (!isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
    if (!endsWithPeriod(own)) return
    if (!canResume(services, own)) throw new Problem('RESUME_IMPOSSIBLE')
    const text = textFor(own, language)
    // The page may be out of date: another price, another day.
    if (agreed.textHash !== textHash(text)) throw new Problem('PRICE_CHANGED')
    await storeConsent(trx, {
      ...{ leadId, orderId: order.id, kind: 'resume', text, disclosureVersion },
      ...{ userAgent, seenFrom, now },
    })
    await recordIntent(trx, { leadId, subscriptionId: subscription.id, intent: 'resume', because: null, now })
    await audit(trx, { leadId, actor: 'customer', action: 'resume', subject: subscription.id, now })
  })
}

/** @throws Problem PRICE_CHANGED if it would continue at a new price, which needs a consent of its own */
function textFor(own: OwnSubscription, language: Language): string {
  const next = renewalIfContinued(own)
  if (next === null) throw new Problem('PRICE_CHANGED')
  return resumeText(next.amount, dateWords(next.on, language), next.days, language)
}

/**
 * The address where the customer can change the card for future charges.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, CARD_CHANGE_IMPOSSIBLE
 */
export async function changeCard(services: Services, leadId: string): Promise<CardChangeReply> {
  const { db, payments, config } = services
  const { subscription } = await findSubscription(db, leadId)
  if (!isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
  const now = services.now()
  const key = keyOf.changeCard(subscription.id, now)
  const change = await payments
    .byName(subscription.provider)
    .changeCard(subscription.provider_ref, `${config.publicUrl}${MANAGE_PATH}`, key)
    .catch((error: unknown): never => {
      if (!(error instanceof ProviderError)) throw error
      throw new Problem(error.kind === 'TRY_LATER' ? 'SERVICE_UNAVAILABLE' : 'CARD_CHANGE_IMPOSSIBLE')
    })
  await audit(db, { leadId, actor: 'customer', action: 'change card', subject: subscription.id, now })
  return change
}
