import type { ResumeSubscriptionRequest } from '#domain/api/subscription.ts'
import { DISCLOSURE_VERSION, resumeText } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { Problem } from '#domain/problems.ts'
import { longDate } from '#server/email/long-date.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { isLive, type OwnSubscription } from '#server/purchases/find-subscription.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { storeConsent } from '#server/purchases/store-consent.ts'
import type { Services } from '#server/services.ts'
import { changeSubscription, type OwnerRequest } from './change-subscription.ts'
import { canResume, endsWithPeriod, renewalIfContinued } from './view-subscription.ts'

/**
 * Takes a cancellation back before the period ends, with a consent of its own. Asking twice is asking once.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, RESUME_IMPOSSIBLE, PRICE_CHANGED
 */
export async function resumeSubscription(
  services: Services,
  wish: OwnerRequest,
  said: ResumeSubscriptionRequest,
): Promise<void> {
  const { leadId, userAgent, seenFrom } = wish
  const { disclosureVersion } = said
  if (disclosureVersion !== DISCLOSURE_VERSION) throw new Problem('PRICE_CHANGED')
  await changeSubscription(services, wish, async (trx, own, now) => {
    const { subscription, order } = own
    if (!isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
    if (!endsWithPeriod(own)) return
    if (!canResume(services, own)) throw new Problem('RESUME_IMPOSSIBLE')
    const text = textFor(own)
    // What the page showed may be older: another price, another day.
    if (said.textHash !== textHash(text)) throw new Problem('PRICE_CHANGED')
    await storeConsent(trx, {
      ...{ leadId, orderId: order.id, kind: 'resume', text, disclosureVersion },
      ...{ userAgent, seenFrom, now },
    })
    await recordIntent(trx, { leadId, subscriptionId: subscription.id, intent: 'resume', because: null, now })
    await audit(trx, { leadId, actor: 'customer', deed: 'resume', subject: subscription.id, now })
  })
}

/** @throws Problem PRICE_CHANGED where it would go on at a new price, which wants a yes of its own */
function textFor(own: OwnSubscription): string {
  const next = renewalIfContinued(own)
  if (next === null) throw new Problem('PRICE_CHANGED')
  return resumeText(next.amount, longDate(next.on), own.order.renewal_days)
}
