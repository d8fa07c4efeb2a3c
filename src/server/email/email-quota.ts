import { sql, type Transaction } from 'kysely'
import { normaliseEmail } from '#domain/hero/email.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** Mails that anybody who types an address can cause to be sent to it within one day (UTC). */
export const EMAILS_PER_DAY = 5

/** Counts a mail to this address; false where it had enough for today. Parallel requests are counted one by one. */
export async function mayBeEmailed(trx: Transaction<Schema>, email: string, now: Date): Promise<boolean> {
  const { sent } = await trx
    .insertInto('email_quotas')
    .values({ recipient_hash: hashOf(normaliseEmail(email)), day: now.toISOString().slice(0, 10), sent: 1 })
    .onConflict((conflict) =>
      conflict.columns(['recipient_hash', 'day']).doUpdateSet({ sent: sql`email_quotas.sent + 1` }),
    )
    .returning('sent')
    .executeTakeFirstOrThrow()
  return sent <= EMAILS_PER_DAY
}
