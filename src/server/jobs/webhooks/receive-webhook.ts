import { Problem } from '#domain/problem.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import {
  type PaymentProvider,
  type RawWebhook,
  type WebhookHint,
  WebhookRefused,
} from '#server/platform/payment-provider/provider.ts'
import type { Services } from '#server/services.ts'

/**
 * Receives a webhook: verifies its signature, stores it once however often it is delivered, and enqueues its
 * processing. Its content is not trusted.
 * @throws Problem WEBHOOK_REFUSED
 */
export async function receiveWebhook(
  services: Services,
  provider: PaymentProvider,
  webhook: RawWebhook,
): Promise<void> {
  const { db, config, jobs } = services
  const now = services.now()
  const read = await provider.readWebhook(webhook, now).catch((error: unknown): never => {
    throw error instanceof WebhookRefused ? new Problem('WEBHOOK_REFUSED') : error
  })
  const hint = storable(read)
  if (hint.livemode !== (config.paymentsEnv === 'live')) {
    await recordFinding(db, { what: 'webhook_of_other_mode', subject: provider.name, detail: hint.type, now })
    throw new Problem('WEBHOOK_REFUSED')
  }
  await inTransaction(db, async (trx) => {
    const isOfInterest = hint.ref !== null || hint.orderId !== null || hint.payment !== null
    const row = await trx
      .insertInto('webhook_events')
      .values({
        ...rowOf(provider, hint, now),
        state: isOfInterest ? 'pending' : 'ignored',
        done_at: isOfInterest ? null : now,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (row !== undefined && isOfInterest) await jobs.enqueue(trx, 'handle-webhooks', {})
  })
}

/**
 * A webhook in a form that can be stored. A provider signs whatever it was given, so even a signed webhook may contain
 * anything: an order number that is not one of ours belongs to another shop of the same account. @throws Problem
 * WEBHOOK_REFUSED
 */
function storable(hint: WebhookHint): WebhookHint {
  const { eventId, type, ref, payment, orderId } = hint
  const isText = [eventId, type, ref, payment].every((text) => text === null || isStorableText(text))
  if (!isText || eventId === '') throw new Problem('WEBHOOK_REFUSED')
  return { ...hint, orderId: orderId !== null && ORDER_ID.test(orderId) ? orderId : null }
}

const ORDER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** PostgreSQL stores neither NUL nor unpaired surrogates in a text. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const rowOf = ({ name }: PaymentProvider, hint: WebhookHint, now: Date) => ({
  provider: name,
  event_id: hint.eventId,
  type: hint.type,
  livemode: hint.livemode,
  ref: hint.ref,
  order_id: hint.orderId,
  payment_ref: hint.payment,
  try_at: now,
  received_at: now,
})
