import { textHash } from '#domain/billing/text-hash.ts'
import type { ConsentOrigin } from '#server/http/seen-from.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { USER_AGENT_MAX } from '#server/platform/device/device-of.ts'

export type Consent = {
  readonly leadId: string
  readonly orderId: string
  readonly kind: 'purchase' | 'resume' | 'price_change' | 'plan_change'
  /** The text beside the button and the check box, word for word. */
  readonly text: string
  readonly disclosureVersion: string
  readonly userAgent: string
  readonly seenFrom?: ConsentOrigin | undefined
  readonly now: Date
}

/** Stores a consent as evidence of what was read and agreed to. Returns its id. */
export async function storeConsent(trx: Trx, consent: Consent): Promise<string> {
  const id = uuidV7(consent.now)
  const { leadId, orderId, kind, text, disclosureVersion, userAgent, seenFrom, now } = consent
  await trx
    .insertInto('consents')
    .values({
      lead_id: leadId,
      order_id: orderId,
      id,
      kind,
      disclosure_version: disclosureVersion,
      text,
      text_hash: Buffer.from(textHash(text), 'hex'),
      locale: seenFrom?.locale ?? null,
      network: seenFrom?.network ?? null,
      user_agent: userAgent.slice(0, USER_AGENT_MAX),
      accepted_at: now,
    })
    .execute()
  return id
}
