import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Reader, Trx } from '#server/platform/db/trx.ts'

/** What outlives an address: the hash of it, normalised. */
export async function emailHashOf(db: Reader, leadId: string): Promise<Buffer> {
  const { email_normalised } = await db
    .selectFrom('leads')
    .select('email_normalised')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  return hashOf(email_normalised)
}

/** The subscription of whoever has this lead's address, under this lead or another, that may still renew. */
export async function liveSubscriptionOf(trx: Trx, leadId: string, livemode: boolean) {
  const live = await trx
    .selectFrom('subscriptions')
    .select(['lead_id', 'id'])
    .where('email_hash', '=', await emailHashOf(trx, leadId))
    .where('livemode', '=', livemode)
    .where('state', 'in', liveSubscriptionStates)
    .executeTakeFirst()
  return live ?? null
}
