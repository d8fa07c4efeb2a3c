import type { CardChangeReply } from '#domain/api/subscription.ts'
import { Problem } from '#domain/problems.ts'
import { MANAGE_PATH } from '#server/leads/manage-link.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { findSubscription, isLive } from '#server/purchases/find-subscription.ts'
import type { Services } from '#server/services.ts'

/**
 * How the owner gives another card for the charges to come.
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
  await audit(db, { leadId, actor: 'customer', deed: 'change card', subject: subscription.id, now })
  return change
}
