import { Problem } from '#domain/problems.ts'
import { hashOf, secretFor } from '#server/platform/crypto/secret.ts'
import type { Reader } from '#server/platform/db/trx.ts'
import type { Attempt } from './order-attempt.ts'

type Asked = { readonly key: string; readonly leadId: string; readonly content: Buffer }

/**
 * What was answered to this key before, with the order's secret made again; null where the key is new.
 * @throws Problem IDEMPOTENCY_KEY_REUSED where the key came from somebody else or with other content
 */
export async function findOrderRequest(
  db: Reader,
  { key, leadId, content }: Asked,
): Promise<(Attempt & { readonly secret: string }) | null> {
  const row = await db
    .selectFrom('order_requests')
    .selectAll()
    .where('idempotency_hash', '=', hashOf(key))
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.lead_id !== leadId || !row.content_hash.equals(content)) throw new Problem('IDEMPOTENCY_KEY_REUSED')
  return { leadId, orderId: row.order_id, attempt: row.attempt, secret: secretFor(key, row.secret_salt) }
}
