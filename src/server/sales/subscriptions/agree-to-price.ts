import { agreedDays, isRaise } from '#domain/billing/agreed-price.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { disclosureLanguage, priceChangeText } from '#domain/billing/disclosure.ts'
import { type Money, sameMoney } from '#domain/billing/money.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { Problem } from '#domain/problem.ts'
import type { Language } from '#domain/usage.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { OwnSubscription } from '#server/purchases/find-purchase.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { storeConsent } from '#server/purchases/store-consent.ts'
import type { Services } from '#server/services.ts'
import { canResume, endsWithPeriod } from './cancellation.ts'
import { changeSubscription, type OwnerRequest } from './change-subscription.ts'
import { executeIntent, recordPriceIntents } from './execute-intent.ts'
import { firstChargeAt } from './price-change-view.ts'

/** The terms that the customer saw and agreed to. */
export type AgreedTo = {
  readonly disclosureVersion: string
  readonly amount: Money
  /** Hash of the sentence beside the check box. */
  readonly textHash: string
}

/**
 * Stores the consent to a higher renewal price, word for word, and only then requests it from the provider. A plan that
 * is set to end is resumed with it. Repeating the call has no further effect.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, RESUME_IMPOSSIBLE, NO_PRICE_CHANGE, PRICE_CHANGED
 */
export async function agreeToPrice(services: Services, request: OwnerRequest, agreed: AgreedTo): Promise<void> {
  const { leadId, log } = request
  const language = disclosureLanguage(agreed.disclosureVersion)
  if (language === null) throw new Problem('PRICE_CHANGED')
  await changeSubscription(services, request, (trx, own, now) =>
    storeAgreement(services, trx, { own, request, agreed, language, now }),
  )
  for (const { lead_id, id } of await recordPriceIntents(services.db, services.now(), leadId)) {
    await executeIntent(services, lead_id, id).catch((error: unknown) =>
      log.warn(
        { error: describeError(error) },
        'a provider could not be asked for a new price; the request will be retried',
      ),
    )
  }
}

type Agreement = {
  readonly own: OwnSubscription
  readonly request: OwnerRequest
  readonly agreed: AgreedTo
  /** In which they read it. */
  readonly language: Language
  readonly now: Date
}

async function storeAgreement(
  services: Services,
  trx: Trx,
  { own, request, agreed, language, now }: Agreement,
): Promise<void> {
  const { subscription, order, purchase } = own
  const { leadId, userAgent, seenFrom } = request
  if (!isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
  const { proposal } = purchase
  if (proposal === null || proposal.notifiedAt === null || !isRaise(proposal)) {
    if (purchase.agreement.changes.some(({ renewal }) => sameMoney(renewal, agreed.amount))) return
    throw new Problem('NO_PRICE_CHANGE')
  }
  if (!sameMoney(proposal.after, agreed.amount)) throw new Problem('PRICE_CHANGED')
  const ends = endsWithPeriod(own)
  if (ends && !canResume(services, own)) throw new Problem('RESUME_IMPOSSIBLE')
  const ours = { leadId, subscriptionId: subscription.id, because: null, now } as const
  const row = trx
    .updateTable('subscription_price_changes')
    .where('lead_id', '=', leadId)
    .where('subscription_id', '=', subscription.id)
    .where('price_id', '=', proposal.changeId)
  if (proposal.isToApprove) {
    // The customer agreed before but has not approved it at the provider yet: a new approval page is requested.
    await row.set({ approve_url: null }).execute()
  } else {
    const appliesFrom = firstChargeAt(own, proposal.appliesFrom)
    const days = agreedDays(purchase.agreement, appliesFrom)
    const on = dateWords(appliesFrom, language)
    const text = priceChangeText({ before: proposal.before, after: proposal.after, on, days }, language)
    // The page may be out of date: another day, or another period length.
    if (agreed.textHash !== textHash(text)) throw new Problem('PRICE_CHANGED')
    const { disclosureVersion } = agreed
    const kind = 'price_change'
    const consentId = await storeConsent(trx, {
      ...{ leadId, orderId: order.id, kind, text, disclosureVersion },
      ...{ userAgent, seenFrom, now },
    })
    await row.set({ agreed_at: now, consent_id: consentId, applies_from: appliesFrom }).execute()
    await audit(trx, {
      leadId,
      actor: 'customer',
      action: 'agree to price',
      subject: subscription.id,
      detail: text,
      now,
    })
  }
  if (ends) await recordIntent(trx, { ...ours, intent: 'resume' })
}
