import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Trx } from '#server/platform/db/trx.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { findSubscription, type OwnSubscription } from '#server/purchases/find-subscription.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import type { ConsentOrigin } from '#server/purchases/store-consent.ts'
import type { Services } from '#server/services.ts'
import { executeIntent } from './carry-out.ts'

/** What an owner asks for: who asks, and what wrote down their wish. */
export type OwnerRequest = {
  readonly leadId: string
  readonly userAgent: string
  readonly seenFrom?: ConsentOrigin
  readonly log: Log
}

/**
 * Writes down what an owner wants, and only then asks the provider for it. Once it is written down it is promised: where
 * the provider does not answer now, a job asks again.
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
    log.warn({ error: describeError(error) }, 'a provider could not be asked for a change; it is asked again'),
  )
}
