import type { Transaction } from 'kysely'
import { consentText, disclosureText } from '#domain/billing/disclosure.ts'
import { uuidV7 } from '#server/crypto/uuid-v7.ts'
import type { Schema } from '#server/db/schema.ts'
import { USER_AGENT_MAX } from '#server/http/device-of.ts'
import type { Attempt } from '#server/orders/attempt.ts'
import type { Opening } from '#server/orders/open-attempt.ts'

/** Keeps the buyer's consent with the words that stood beside the button, made from the same price. */
export async function keepConsent(trx: Transaction<Schema>, attempt: Attempt, opening: Opening): Promise<void> {
  const { offer, request, now } = opening
  await trx
    .insertInto('consents')
    .values({
      lead_id: attempt.leadId,
      order_id: attempt.orderId,
      id: uuidV7(now),
      disclosure_version: request.disclosureVersion,
      text: `${disclosureText(offer.terms)}\n${consentText(offer.terms)}`,
      user_agent: opening.userAgent.slice(0, USER_AGENT_MAX),
      accepted_at: now,
    })
    .execute()
}
